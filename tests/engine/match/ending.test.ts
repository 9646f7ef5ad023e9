import { describe, expect, it } from 'vitest'
import { completeRules } from '../../../src/engine/board/rules'
import { placesOf } from '../../../src/engine/match/standing'
import { tiles } from '../../support/notation'
import { act, eventsOf, tableWith } from '../../support/table'

const open = { type: 'place', seat: 0, tile: '5-0', end: null } as const

describe('R8: the end of a match', () => {
  it('R8.1: a target reached by a placement ends it there; no debit or award follows', () => {
    const table = tableWith({ hands: [tiles('5-0'), tiles('6-6')] }, { target: 5 })
    expect(eventsOf(table, open, 3)).toMatchObject([
      { type: 'tilePlaced', points: 5 },
      { type: 'matchEnded', at: 3, outcome: 'won', sides: [0], reason: 'target', places: [1, 2] },
    ])
    expect(act(table, open)).toMatchObject({ phase: 'over', scores: [5, 0], sheet: [], round: { turn: null } })
  })

  it('R8.2: with award settlement may reach the target', () => {
    const table = tableWith({ hands: [tiles('5-0'), tiles('6-6')] }, { target: 15, settlement: 'award' })
    expect(eventsOf(table, open).map(({ type }) => type)).toEqual(['tilePlaced', 'roundSettled', 'matchEnded'])
    expect(act(table, open)).toMatchObject({ scores: [15, 0], result: { sides: [0], reason: 'target' } })
  })

  it('R8.3: the round limit ends it; the highest score wins', () => {
    const table = tableWith({ hands: [tiles('5-0'), tiles('6-6')] }, { roundLimit: 1 })
    expect(act(table, open).result).toEqual({ outcome: 'won', sides: [0], reason: 'roundLimit', places: [1, 2] })
  })

  it('R8.3: equal highest scores share the win', () => {
    const table = tableWith({ hands: [tiles('4-0'), tiles('1-1'), tiles('6-6')] }, { roundLimit: 1 })
    expect(act(table, { ...open, tile: '4-0' }).result).toEqual({
      outcome: 'drawn',
      sides: [0, 1],
      reason: 'roundLimit',
      places: [1, 1, 3],
    })
  })

  it('R8.2–3: target and round limit reached by one settlement: the target counts', () => {
    const rules = { target: 15, settlement: 'award', roundLimit: 1 } as const
    expect(act(tableWith({ hands: [tiles('5-0'), tiles('6-6')] }, rules), open).result?.reason).toBe('target')
  })

  it('R8.5: in a match of two seats a resignation ends it at once', () => {
    const table = tableWith({ hands: [tiles('5-0'), tiles('6-6')] })
    expect(eventsOf(table, { type: 'resign', seat: 0 }, 4)).toEqual([
      { type: 'seatLeft', at: 4, seat: 0, reason: 'resigned' },
      { type: 'matchEnded', at: 4, outcome: 'won', sides: [1], reason: 'resignation', places: [2, 1] },
    ])
  })

  it('R8.5: with three it goes on until all but one have resigned; places by the order of leaving', () => {
    const table = tableWith({ hands: [tiles('5-0 1-1'), tiles('6-6 2-2'), tiles('3-3 4-4')] })
    const once = act(table, { type: 'resign', seat: 2 }, 1)
    expect(once.phase).toBe('playing')
    expect(act(once, { type: 'resign', seat: 0 }, 2).result).toEqual({
      outcome: 'won',
      sides: [1],
      reason: 'resignation',
      places: [2, 1, 3],
    })
  })

  it('R8.5: with teams it ends when both partners have resigned', () => {
    const hands = [tiles('5-0 1-1'), tiles('6-6 2-2'), tiles('3-3 4-4'), tiles('5-5 6-5')]
    const table = tableWith({ hands }, { teams: true })
    const once = act(act(table, { type: 'resign', seat: 1 }, 1), { type: 'resign', seat: 0 }, 2)
    expect(once.phase).toBe('playing')
    expect(act(once, { type: 'resign', seat: 3 }, 3).result).toMatchObject({ sides: [0], places: [3, 3, 1, 3] })
  })

  it('R8.4: of two who leave in the same millisecond the first is placed lower', () => {
    const table = tableWith({ hands: [tiles('5-0 1-1'), tiles('6-6 2-2'), tiles('3-3 4-4')] })
    const once = act(table, { type: 'resign', seat: 0 }, 7)
    expect(act(once, { type: 'resign', seat: 2 }, 7).result?.places).toEqual([3, 1, 2])
  })

  it('R8.5: a casual match that no person is left in is unfinished', () => {
    const hands = [tiles('5-0 1-1'), tiles('6-6 2-2'), tiles('3-3 4-4')]
    const table = tableWith({ hands }, {}, { seats: ['person', 'bot', 'bot'] })
    expect(act(table, { type: 'resign', seat: 0 }).result).toMatchObject({
      outcome: 'unfinished',
      sides: [],
      reason: null,
    })
  })

  it('R8.5: a person may resign between rounds', () => {
    const settled = act(tableWith({ hands: [tiles('5-0'), tiles('6-6')] }), open)
    expect(act(settled, { type: 'resign', seat: 1 })).toMatchObject({
      phase: 'over',
      settled: null,
      result: { sides: [0], reason: 'resignation' },
    })
  })
})

describe('R8.4: places', () => {
  const stays = { kind: 'person', bankMs: 0, expiries: 0, left: null } as const
  const left = (at: number) => ({ ...stays, left: { at, reason: 'resigned' as const } })

  it('follow the scores; equal scores share a place', () => {
    const rules = completeRules({ seats: 4 })
    expect(placesOf({ rules, seats: [stays, stays, stays, stays], scores: [5, 20, -5, 20] })).toEqual([3, 1, 4, 1])
  })

  it('put leavers below all others, the earlier the lower', () => {
    const rules = completeRules({ seats: 4 })
    expect(placesOf({ rules, seats: [left(10), stays, left(20), stays], scores: [100, 5, 50, 0] })).toEqual([
      4, 1, 3, 2,
    ])
  })

  it('are shared by partners; one who left has lost', () => {
    const rules = completeRules({ seats: 4, teams: true })
    expect(placesOf({ rules, seats: [stays, stays, stays, stays], scores: [5, 20] })).toEqual([2, 1, 2, 1])
    expect(placesOf({ rules, seats: [stays, stays, stays, stays], scores: [5, 5] })).toEqual([1, 1, 1, 1])
    expect(placesOf({ rules, seats: [left(1), stays, stays, stays], scores: [50, 20] })).toEqual([3, 2, 1, 2])
    expect(placesOf({ rules, seats: [left(1), stays, left(2), stays], scores: [50, 20] })).toEqual([3, 1, 3, 1])
  })
})
