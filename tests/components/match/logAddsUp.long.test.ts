import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type Step, stepsOf } from '../../../src/client/match/steps'
import { fateOf } from '../../../src/components/match/fate'
import { sidesOf } from '../../../src/components/match/seatNames'
import { useEventWords } from '../../../src/components/match/useEventWords'
import { useNames } from '../../../src/components/match/useNames'
import type { MatchPlayer } from '../../../src/contract/match'
import type { RuleSet } from '../../../src/engine/board/rules'
import { redact } from '../../../src/engine/match/redact'
import type { ViewEvent } from '../../../src/engine/view/view'
import { auditLog } from '../../e2e/support/sums'
import { anyPlan, LAW_SEED, playPlan } from '../../support/laws'
import { said } from '../../support/said'

const NAMES = ['Ana', 'Ben', 'Cem', 'Dee'] as const

const players: MatchPlayer[] = NAMES.map((name, seat) => ({
  seat,
  player: { id: name, name, kind: 'member' },
  rating: null,
  change: null,
}))

/** The log of a match in the words of its page. */
function wordsOf(steps: readonly Step[], rules: RuleSet, own: number): string[] {
  return said(() => {
    const words = useEventWords(useNames(players, rules, own))
    return steps.flatMap((step, at) => words(step, fateOf(steps, at)) ?? [])
  })
}

it('the log in words adds up to the scores, under any rules (R4, R6, R7)', { timeout: 120_000 }, () => {
  fc.assert(
    fc.property(anyPlan, fc.nat(3), (plan, seat) => {
      const { rules } = plan.start
      const own = seat % rules.seats
      const events: ViewEvent[] = []
      playPlan(plan, ({ event }) => events.push(redact(event, own)))
      const steps = stepsOf(own, events)
      const names = NAMES.slice(0, rules.seats)
      const sides = sidesOf(rules).map((side) => names.filter((_, at) => (rules.teams ? at % 2 : at) === side))
      const { scores } = auditLog(wordsOf(steps, rules, own), names, {
        own: NAMES[own] as string,
        sides,
        spinner: rules.spinner === 'first',
        award: rules.settlement === 'award',
        net: rules.blockedAward === 'net',
      })
      expect(Object.values(scores)).toEqual(steps.at(-1)?.view.scores)
    }),
    { seed: LAW_SEED, numRuns: 60 },
  )
})
