import { describe, expect, it } from 'vitest'
import { afterResignation } from '../../../src/components/match/resignation'
import { completeRules } from '../../../src/engine/board/rules'
import { decide } from '../../../src/engine/match/decide'
import { evolve } from '../../../src/engine/match/evolve'
import { viewFor } from '../../../src/engine/match/redact'
import { initialState } from '../../../src/engine/match/state'
import { seededChance } from '../../support/chance'
import { startCommand } from '../../support/table'

type Kinds = readonly ('person' | 'bot')[]
const [P, B] = ['person', 'bot'] as const

/** A match in which these seats have resigned, one after the other. */
function matchAfter(kinds: Kinds, teams: boolean, resigned: readonly number[]) {
  const start = startCommand({ seats: kinds.length as 2 | 3 | 4, teams }, { seats: kinds })
  const wishes = [start, ...resigned.map((seat) => ({ type: 'resign', seat }) as const)]
  return wishes.reduce((state, command, at) => {
    const decided = decide(state, command, { at, chance: seededChance(1) })
    if (!decided.ok) throw new Error(decided.refusal.code)
    return decided.value.reduce(evolve, state)
  }, initialState())
}

describe('R8.5: what is said of a resignation is what it comes to', () => {
  it.each<[string, Kinds, boolean, number[], string]>([
    ['two persons', [P, P], false, [], 'won'],
    ['a person and a bot', [P, B], false, [], 'won'],
    ['three persons', [P, P, P], false, [], 'others'],
    ['three persons, one of them gone', [P, P, P], false, [1], 'won'],
    ['one person among bots', [P, B, B], false, [], 'unfinished'],
    ['two persons among bots, one of them gone', [P, P, B, B], false, [1], 'unfinished'],
    ['teams', [P, P, P, P], true, [], 'partner'],
    ['a team whose other partner is gone', [P, P, P, P], true, [2], 'wonByTeam'],
    ['a person with bots for partner and opponents', [P, B, B, B], true, [], 'unfinished'],
  ])('%s', (_, kinds, teams, resigned, expected) => {
    const view = viewFor(matchAfter(kinds, teams, resigned), 0)
    expect(view.rules).toEqual(completeRules({ seats: view.rules.seats, teams }))
    expect(afterResignation(view, 0)).toBe(expected)
    const { phase, result } = matchAfter(kinds, teams, [...resigned, 0])
    expect(phase).toBe(['partner', 'others'].includes(expected) ? 'playing' : 'over')
    expect(result?.outcome ?? 'playing').toBe(
      { unfinished: 'unfinished', won: 'won', wonByTeam: 'won' }[expected] ?? 'playing',
    )
  })
})
