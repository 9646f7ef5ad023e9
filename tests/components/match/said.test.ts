import { describe, expect, it } from 'vitest'
import { type Step, stepsOf } from '../../../src/client/match/steps'
import { useAnswers } from '../../../src/components/match/asking/useAnswers'
import { spokenSums } from '../../../src/components/match/spokenSums'
import { useNames } from '../../../src/components/match/useNames'
import { useNarration } from '../../../src/components/match/useNarration'
import type { Locale } from '../../../src/contract/locale'
import { completeRules, type RuleSet } from '../../../src/engine/board/rules'
import { decide } from '../../../src/engine/match/decide'
import type { MatchEvent } from '../../../src/engine/match/event'
import { evolve } from '../../../src/engine/match/evolve'
import { redact } from '../../../src/engine/match/redact'
import { initialState } from '../../../src/engine/match/state'
import type { SeatCommand } from '../../../src/engine/view/command'
import type { Viewer } from '../../../src/engine/view/view'
import { chanceDealing } from '../../support/chance'
import { tiles } from '../../support/notation'
import { said } from '../../support/said'
import { startCommand } from '../../support/table'

const PLAYERS = ['Ana', 'Ben'].map((name, seat) => ({
  seat,
  player: { id: name, name, kind: 'member' as const },
  rating: null,
  change: null,
}))

/** A match in which Ana leads, as a viewer sees it. */
function stepsFor(viewer: Viewer, wishes: readonly SeatCommand[], claims: RuleSet['claims']): readonly Step[] {
  const hands = [tiles('6-4 5-1 4-1 2-1 1-0 3-1 5-2'), tiles('6-6 5-5 2-2 1-1 0-0 5-0 4-4')]
  const chance = chanceDealing([{ hands, boneyard: [], lot: [tiles('6-6 0-0')] }])
  const rules = completeRules({ claims })
  let state = initialState()
  const log: MatchEvent[] = []
  for (const [at, command] of [startCommand(rules, { seats: ['person', 'person'] }), ...wishes].entries()) {
    const decided = decide(state, command, { at: at * 1000, chance })
    if (!decided.ok) throw new Error(decided.refusal.code)
    log.push(...decided.value)
    state = decided.value.reduce(evolve, state)
  }
  return stepsOf(
    viewer,
    log.map((event) => redact(event, viewer)),
  )
}

/** What is said at each step, of those that have words. */
function heard(steps: readonly Step[], own: number, locale: Locale): string[] {
  const { rules } = (steps.at(-1) as Step).view
  return said(() => {
    const narration = useNarration(useNames(PLAYERS, rules, own))
    return steps.flatMap((_, at) => narration.said(steps, at) ?? [])
  }, locale)
}

const OPENING: SeatCommand = { type: 'place', seat: 0, tile: '6-4', end: null }
const ANSWER: SeatCommand = { type: 'place', seat: 1, tile: '6-6', end: 'left' }

describe('what a screen reader is told', () => {
  it('says each placement with its sum in words, and whose turn has come', () => {
    const steps = stepsFor(0, [OPENING, ANSWER], 'automatic')
    expect(heard(steps, 0, 'en').slice(-2)).toEqual([
      'You play 6-4: 6 plus 4 is 10, 10 points.',
      'Ben plays 6-6 on the left 6: 12 plus 4 is 16. Your turn.',
    ])
    expect(heard(steps, 0, 'zh-CN').slice(-2)).toEqual([
      '你打出 6-4：6 加 4 等于 10，得 10 分。',
      'Ben 打出 6-6，接左端 6 点：12 加 4 等于 16。轮到你了。',
    ])
  })

  it('says no sum of what may still be called (R6.5), and once it is settled what was missed', () => {
    const claimed = [
      { ...OPENING, claim: 0 },
      { ...ANSWER, claim: 0 },
    ] as SeatCommand[]
    const steps = stepsFor(1, claimed, 'steal')
    const [before, after] = heard(steps, 1, 'en').slice(-2)
    expect(before).toBe('Ana plays 6-4, saying nothing. Your turn.')
    expect(after).toBe('10 points were missed. You play 6-6 on the left 6, saying nothing.')
  })

  it('answers with hand, line, scores and clocks', () => {
    const { view } = stepsFor(0, [OPENING, ANSWER], 'automatic').at(-1) as Step
    const answers = (locale: Locale) =>
      said(() => {
        const play = { hand: tiles('5-1 4-1'), playable: new Map(), trial: null }
        const answer = useAnswers({ view, names: useNames(PLAYERS, view.rules, 0), play })
        return (['hand', 'line', 'scores', 'clocks'] as const).map((question) => answer(question, 5_000, true))
      }, locale)
    const [hand, line, scores, clocks] = answers('en')
    expect(hand).toBe('Your hand: 2 tiles: 5-1; 4-1')
    expect(line).toContain('The line from left to right: 6-6, 6-4. Left end 6, counts 12.')
    expect(line).toMatch(/Count: 12 plus 4 is 16\. Boneyard: 14 tiles\. Ben: 6 tiles\.$/)
    expect(scores).toMatch(/^Ana: 10 points; Ben: 0 points\. \d+ points win; round 1\.$/)
    expect(clocks).toMatch(/^Your turn\./)
    for (const answer of answers('zh-CN')) expect(answer).toMatch(/[一-鿿]/)
  })

  it('puts signs into words where they stand between or before numbers, and nowhere else', () => {
    const signs = { plus: 'plus', minus: 'minus', equals: 'is', rounded: 'rounded to' }
    expect(spokenSums('Ana: 6-4, 1-2: 10 + 3 = 13 → 15, −15.', signs)).toBe(
      'Ana: 6-4, 1-2: 10 plus 3 is 13 rounded to 15, minus 15.',
    )
    expect(spokenSums('Ben scores 13 − 4 = 9 → 10, +10. Cem: ±0.', signs)).toBe(
      'Ben scores 13 minus 4 is 9 rounded to 10, plus 10. Cem: 0.',
    )
  })
})
