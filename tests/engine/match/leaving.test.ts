import { describe, expect, it } from 'vitest'
import type { StartCommand } from '../../../src/engine/match/command'
import { dueOf } from '../../../src/engine/match/due'
import type { MatchState } from '../../../src/engine/match/state'
import { tiles } from '../../support/notation'
import { act, eventsOf, refusalOf, tableWith } from '../../support/table'

const DAY = 86_400_000
const HANDS = [tiles('5-0 5-1 6-6'), tiles('6-3 5-5 1-1'), tiles('4-4 4-1 2-2')]
const untimed = (seats: number, given: Partial<StartCommand> = {}) =>
  tableWith({ hands: HANDS.slice(0, seats), boneyard: tiles('2-0') }, {}, given)
const claim = (seat: number, of: number) => ({ type: 'claimSeat', seat, of }) as const
const due = (state: MatchState) => dueOf(state, { botThinksMs: 500 })

describe('untimed: a seat whose person has been away too long may be claimed by the others', () => {
  it('of two seats the match ends, and the one who stayed wins', () => {
    expect(eventsOf(untimed(2), claim(1, 0), 400_000)).toMatchObject([
      { type: 'seatLeft', at: 400_000, seat: 0, reason: 'away' },
      { type: 'matchEnded', outcome: 'won', sides: [1], reason: 'resignation', places: [2, 1] },
    ])
  })

  it('R8.4–5: of more, the seat is played on by a bot, and the one who was away is last', () => {
    const claimed = act(untimed(3), claim(1, 0), 400_000)
    expect(claimed).toMatchObject({ phase: 'playing', seats: [{ left: { at: 400_000, reason: 'away' } }, {}, {}] })
    expect(due(claimed)).toMatchObject({ kind: 'bot', seat: 0 })
    const ended = eventsOf(claimed, { type: 'resign', seat: 1 }, 500_000)
    expect(ended.at(-1)).toMatchObject({ type: 'matchEnded', sides: [2], places: [3, 2, 1] })
  })

  it('also while a round is settled: the next one waits for nobody who is away', () => {
    const settled = act(tableWith({ hands: [tiles('5-0'), tiles('6-6'), tiles('6-5')] }), {
      type: 'place',
      seat: 0,
      tile: '5-0',
      end: null,
    })
    const ready = [1, 0].reduce((state, seat) => act(state, { type: 'ready', seat }, 1_000), settled)
    expect(eventsOf(ready, claim(0, 2), 2_000).map(({ type }) => type)).toEqual(['seatLeft', 'roundDealt'])
  })

  it('but not a bot’s, the own, one that has left, or one that the clock watches over', () => {
    expect(refusalOf(untimed(2, { seats: ['person', 'bot'] }), claim(0, 1))?.code).toBe('notAway')
    expect(refusalOf(untimed(2), claim(0, 0))?.code).toBe('notAway')
    expect(refusalOf(untimed(2), claim(0, 3))?.code).toBe('notAway')
    const left = act(untimed(3), { type: 'resign', seat: 2 })
    expect(refusalOf(left, claim(0, 2))).toEqual({ code: 'alreadyLeft', rule: 'R8.5' })
    expect(refusalOf(left, claim(2, 0))).toEqual({ code: 'alreadyLeft', rule: 'R8.5' })
    const timed = untimed(2, { clock: { turnMs: 30_000, bankMs: 0 } })
    expect(refusalOf(timed, claim(1, 0))?.code).toBe('clockRuns')
  })

  it('nor once the match is over', () =>
    expect(refusalOf(act(untimed(2), { type: 'resign', seat: 0 }), claim(1, 0))?.code).toBe('matchOver'))
})

describe('a day a turn', () => {
  const slow = () => untimed(2, { clock: { turnMs: DAY, bankMs: 0 }, rated: true })

  it('two expiries in a row, a day each, and the seat has left: a match of two ends', () => {
    expect(due(slow())).toEqual({ kind: 'turn', at: DAY + 1_000, seat: 0 })
    const once = act(slow(), { type: 'expire', seat: 0 }, DAY + 1_000)
    expect(once.seats[0]).toMatchObject({ expiries: 1, left: null })
    const answered = act(once, { type: 'place', seat: 1, tile: '1-1', end: 'right' }, 2 * DAY)
    expect(due(answered)).toEqual({ kind: 'turn', at: 3 * DAY + 1_000, seat: 0 })
    expect(refusalOf(answered, { type: 'expire', seat: 0 }, 3 * DAY + 999)?.code).toBe('notDue')
    expect(eventsOf(answered, { type: 'expire', seat: 0 }, 3 * DAY + 1_000)).toMatchObject([
      { type: 'seatLeft', seat: 0, reason: 'clock' },
      { type: 'matchEnded', outcome: 'won', sides: [1], places: [2, 1] },
    ])
  })
})
