import fc from 'fast-check'
import { expect, it } from 'vitest'
import { stepsOf } from '../../../src/client/match/steps'
import { fateOf } from '../../../src/components/match/fate'
import { useEventWords } from '../../../src/components/match/useEventWords'
import { useNames } from '../../../src/components/match/useNames'
import type { MatchPlayer } from '../../../src/contract/match'
import { redact } from '../../../src/engine/match/redact'
import type { ViewEvent } from '../../../src/engine/view/view'
import { anyPlan, LAW_SEED, playPlan } from '../../support/laws'
import { said } from '../../support/said'

const NAMES = ['安娜', '本恩', '克莉奥', '达雅'] as const

const players: MatchPlayer[] = NAMES.map((name, seat) => ({
  seat,
  player: { id: name, name, kind: 'member' },
  rating: null,
  change: null,
}))

const LATIN_LETTERS = /[A-Za-z]/
/** A mark of Latin sentences where a Chinese one belongs; between figures, as in scores, it is none. */
const LATIN_MARKS = /(?<=\p{Script=Han}) ?[,.:;!?()"'] ?|[,.:;!?("'] ?(?=\p{Script=Han})/u
const TORN = /\p{Script=Han}\d|\d\p{Script=Han}/u

it('a whole match is told in Chinese alone: no Latin word or mark, and figures set off, under any rules', () => {
  let lines = 0
  fc.assert(
    fc.property(anyPlan, fc.nat(4), (plan, seat) => {
      const { rules } = plan.start
      // The last of them is somebody who watches.
      const viewer = seat < rules.seats ? seat : 'watcher'
      const events: ViewEvent[] = []
      playPlan(plan, ({ event }) => events.push(redact(event, viewer)))
      const steps = stepsOf(viewer, events)
      const log = said(() => {
        const words = useEventWords(useNames(players, rules, viewer === 'watcher' ? null : viewer))
        return steps.flatMap((step, at) => words(step, fateOf(steps, at)) ?? [])
      }, 'zh-CN')
      lines += log.length
      for (const fault of [LATIN_LETTERS, LATIN_MARKS, TORN]) expect(log.filter((line) => fault.test(line))).toEqual([])
    }),
    { seed: LAW_SEED, numRuns: 20 },
  )
  expect(lines).toBeGreaterThan(200)
})
