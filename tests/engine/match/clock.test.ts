import { describe, expect, it } from 'vitest'
import { deadlineOf, LAG_GRACE_MS } from '../../../src/engine/match/clock'
import type { StartCommand } from '../../../src/engine/match/command'
import { dueCommand, dueOf } from '../../../src/engine/match/due'
import type { MatchState } from '../../../src/engine/match/state'
import { tiles } from '../../support/notation'
import { act, eventsOf, refusalOf, tableWith } from '../../support/table'

const TIMED = {
  clock: { turnMs: 30_000, bankMs: 60_000 },
  pace: { lotMs: 3_000, forcedMs: 800, settledMs: 8_000, claimMs: 10_000 },
} satisfies Partial<StartCommand>
/** The first turn begins when the lot has been seen, so that its time is up at this moment. */
const DEADLINE = 3_000 + 30_000 + 60_000
/** The clock strikes when what is under way at its deadline has had time to arrive. */
const STRIKES = DEADLINE + 1_000

/** Seat 0 leads; seat 1 cannot place on 5-0 and draws 4-3, then 2-0. */
const DEAL = { hands: [tiles('5-0 5-1 6-6'), tiles('6-3 4-1 1-1')], boneyard: tiles('4-3 2-0') }
const timed = (given: Partial<StartCommand> = {}) => tableWith(DEAL, {}, { ...TIMED, ...given })
const due = (state: MatchState) => dueOf(state, { botThinksMs: 500 })
const open = { type: 'place', seat: 0, tile: '5-0', end: null } as const

describe('the turn clock', () => {
  it('begins after a lot has been seen; a person may place before', () => {
    expect(timed().round?.turn).toEqual({ seat: 0, since: 3_000 })
    const early = act(timed(), open, 1_000)
    expect(early.round?.turn).toEqual({ seat: 1, since: 1_000 })
    expect(early.seats[0]?.bankMs).toBe(60_000)
  })

  it('takes what a placement needs beyond the turn time from the bank', () => {
    const [placed] = eventsOf(timed(), open, 3_000 + 30_000 + 4_000)
    expect(placed).toMatchObject({ type: 'tilePlaced', by: 'seat', overtimeMs: 4_000 })
    expect(act(timed(), open, 37_000).seats).toMatchObject([{ bankMs: 56_000 }, { bankMs: 60_000 }])
    expect(act(timed(), open, 33_000).seats[0]?.bankMs).toBe(60_000)
  })

  it('never takes more than the bank holds from a placement that comes before the clock is read', () =>
    expect(act(timed(), open, DEADLINE + 5_000).seats[0]).toMatchObject({ bankMs: 0, expiries: 0 }))

  it('shows its deadline, and strikes a second of lag grace later: a placement counts until then', () => {
    expect(deadlineOf(timed())).toBe(DEADLINE)
    expect(due(timed())?.at).toBe(DEADLINE + LAG_GRACE_MS)
    for (const at of [DEADLINE, DEADLINE + 1, STRIKES - 1]) {
      expect(refusalOf(timed(), { type: 'expire', seat: 0 }, at)?.code).toBe('notDue')
      expect(eventsOf(timed(), open, at)).toMatchObject([
        { type: 'tilePlaced', by: 'seat', tile: '5-0', overtimeMs: 60_000 },
      ])
    }
    expect(refusalOf(timed(), { type: 'expire', seat: 0 }, STRIKES)).toBeNull()
  })

  it('takes nothing from bots', () => {
    const bots = timed({ seats: ['bot', 'person'] })
    expect(act(bots, open, DEADLINE).seats[0]?.bankMs).toBe(60_000)
  })

  it('may not be called before its time, in an untimed match, for a bot, or for a seat that must draw', () => {
    const expire = { type: 'expire', seat: 0 } as const
    expect(refusalOf(timed(), expire, STRIKES - 1)).toEqual({ code: 'notDue', rule: null })
    expect(refusalOf(timed({ clock: null }), expire, STRIKES)?.code).toBe('notDue')
    expect(refusalOf(timed({ seats: ['bot', 'person'] }), expire, STRIKES)?.code).toBe('notDue')
    const mustDraw = act(timed(), open, 3_000)
    expect(refusalOf(mustDraw, { type: 'expire', seat: 1 }, 10 ** 6)?.code).toBe('notDue')
  })

  it('the first time places what scores least, of fewest pips, and eats the whole bank', () => {
    const expired = act(timed(), { type: 'expire', seat: 0 }, STRIKES)
    expect(eventsOf(timed(), { type: 'expire', seat: 0 }, STRIKES)).toMatchObject([
      { type: 'tilePlaced', at: STRIKES, by: 'clock', tile: '5-1', points: 0, overtimeMs: 60_000 },
    ])
    expect(expired.seats[0]).toMatchObject({ bankMs: 0, expiries: 1, left: null })
  })

  it('among equals takes the tile first in the fixed order, then the end first in the order of ends', () => {
    const even = tableWith({ hands: [tiles('6-2 5-3 4-4'), tiles('1-1 2-2 6-5')] }, {}, TIMED)
    expect(eventsOf(even, { type: 'expire', seat: 0 }, STRIKES)).toMatchObject([{ tile: '4-4' }])
    const both = tableWith({ hands: [tiles('2-2 6-6 6-5'), tiles('2-1 5-4 6-3')] }, {}, TIMED)
    const opened = act(both, { ...open, tile: '2-2' }, 3_000)
    expect(eventsOf(opened, { type: 'expire', seat: 1 }, STRIKES)).toMatchObject([{ tile: '2-1', end: 'left' }])
  })

  it('the second time in a row the seat has left; a placement of its own ends the row', () => {
    const once = { ...timed(), seats: timed().seats.map((seat) => ({ ...seat, bankMs: 0, expiries: 1 })) }
    expect(eventsOf(once, { type: 'expire', seat: 0 }, 34_000)).toMatchObject([
      { type: 'seatLeft', seat: 0, reason: 'clock' },
      { type: 'matchEnded', sides: [1], reason: 'resignation' },
    ])
    expect(act(once, open, 10_000).seats[0]?.expiries).toBe(0)
  })

  it('forced draws neither end a row of expiries nor use the bank, and each gives the turn time anew', () => {
    const table = act(timed(), open, 3_000)
    const drawn = act(table, { type: 'draw', seat: 1 }, 3_800)
    expect(drawn).toMatchObject({ seats: [{}, { bankMs: 60_000 }], round: { turn: { seat: 1, since: 3_800 } } })
  })
})

describe('what is due', () => {
  it('nothing before the start, after the end, and while an untimed person thinks', () => {
    expect(due(timed({ clock: null }))).toBeNull()
    expect(due(act(timed(), { type: 'resign', seat: 0 }))).toBeNull()
  })

  it('a person’s turn when its clock strikes, a bot’s when it has thought', () => {
    expect(due(timed())).toEqual({ kind: 'turn', at: STRIKES, seat: 0 })
    expect(due(timed({ seats: ['bot', 'person'] }))).toEqual({ kind: 'bot', at: 3_500, seat: 0 })
  })

  it('R5.2: a forced draw after its pause, for anybody', () => {
    const mustDraw = act(timed(), open, 5_000)
    expect(due(mustDraw)).toEqual({ kind: 'forced', at: 5_800, seat: 1 })
    expect(due(act(mustDraw, { type: 'draw', seat: 1 }, 5_800))).toEqual({ kind: 'forced', at: 6_600, seat: 1 })
  })

  it('the next round after its pause', () => {
    const settled = act(tableWith({ hands: [tiles('5-0'), tiles('6-6')] }, {}, TIMED), open, 4_000)
    expect(due(settled)).toEqual({ kind: 'nextRound', at: 12_000, seat: null })
    expect(refusalOf(settled, { type: 'nextRound' }, 11_999)?.code).toBe('notDue')
    expect(refusalOf(settled, { type: 'nextRound' }, 12_000)).toBeNull()
  })

  it('is carried out by a command, but for a bot’s turn', () => {
    const mustDraw = act(timed(), open, 5_000)
    const command = (state: MatchState) => dueCommand(state, due(state) ?? { kind: 'bot', at: 0, seat: 0 })
    expect(command(timed())).toEqual({ type: 'expire', seat: 0 })
    expect(command(mustDraw)).toEqual({ type: 'draw', seat: 1 })
    const dry = { ...mustDraw, round: mustDraw.round && { ...mustDraw.round, boneyard: [] } }
    expect(command(dry)).toEqual({ type: 'pass', seat: 1 })
    expect(command(timed({ seats: ['bot', 'person'] }))).toBeNull()
  })
})

describe('R8.5: a seat that left while the match goes on', () => {
  const hands = [tiles('5-0 5-1 6-6'), tiles('6-3 5-5 1-1'), tiles('4-4 4-1 2-2')]
  const without0 = (rated: boolean) => {
    const table = tableWith({ hands, boneyard: tiles('2-0') }, {}, { ...TIMED, rated })
    return act(table, { type: 'resign', seat: 0 }, 2_000)
  }

  it('is played for in a rated match by the clock’s placement', () => {
    const table = without0(true)
    expect(due(table)).toEqual({ kind: 'playFor', at: 3_800, seat: 0 })
    expect(dueCommand(table, { kind: 'playFor', at: 3_800, seat: 0 })).toEqual({ type: 'playFor', seat: 0 })
    expect(refusalOf(table, open)).toEqual({ code: 'alreadyLeft', rule: 'R8.5' })
    expect(eventsOf(table, { type: 'playFor', seat: 0 }, 3_800)).toMatchObject([
      { type: 'tilePlaced', by: 'clock', tile: '5-1', overtimeMs: 0 },
    ])
    expect(act(table, { type: 'playFor', seat: 0 }, 3_800).seats[0]).toMatchObject({ bankMs: 60_000, expiries: 0 })
  })

  it('is played for in a casual match by a bot', () => {
    const table = without0(false)
    expect(due(table)).toEqual({ kind: 'bot', at: 3_500, seat: 0 })
    expect(refusalOf(table, { type: 'playFor', seat: 0 }, 3_800)?.code).toBe('notDue')
    expect(act(table, open, 3_500).round?.turn?.seat).toBe(1)
  })

  it('may not resign again, and is not played for while it is there', () => {
    expect(refusalOf(without0(true), { type: 'resign', seat: 0 })).toEqual({ code: 'alreadyLeft', rule: 'R8.5' })
    const table = tableWith({ hands }, {}, { ...TIMED, rated: true })
    expect(refusalOf(table, { type: 'playFor', seat: 0 }, 3_800)?.code).toBe('notDue')
  })
})

describe('readiness for the next round', () => {
  const place = { type: 'place', seat: 0, tile: '5-0', end: null } as const
  const settled = (given: Partial<StartCommand> = {}) =>
    act(tableWith({ hands: [tiles('5-0'), tiles('6-6'), tiles('1-1')] }, {}, { ...TIMED, ...given }), place, 4_000)

  it('begins it when every person who is there is ready', () => {
    const once = act(settled(), { type: 'ready', seat: 2 }, 5_000)
    expect(once.settled).toEqual({ at: 4_000, ready: [false, false, true] })
    expect(refusalOf(once, { type: 'ready', seat: 2 })?.code).toBe('alreadyReady')
    const twice = act(once, { type: 'ready', seat: 0 }, 5_500)
    expect(eventsOf(twice, { type: 'ready', seat: 1 }, 6_000).map(({ type }) => type)).toEqual([
      'seatReady',
      'roundDealt',
    ])
    expect(act(twice, { type: 'ready', seat: 1 }, 6_000)).toMatchObject({
      phase: 'playing',
      settled: null,
      round: { number: 2, leader: 0, lot: null, turn: { seat: 0, since: 6_000 } },
    })
  })

  it('does not wait for bots', () => {
    const table = settled({ seats: ['person', 'bot', 'bot'] })
    expect(table.settled?.ready).toEqual([false, true, true])
    expect(refusalOf(table, { type: 'ready', seat: 1 })?.code).toBe('alreadyReady')
    expect(act(table, { type: 'ready', seat: 0 }, 5_000).round?.number).toBe(2)
  })

  it('does not wait for one who leaves', () => {
    const two = [0, 1].reduce((now, seat) => act(now, { type: 'ready', seat }, 5_000), settled())
    expect(eventsOf(two, { type: 'resign', seat: 2 }, 6_000).map(({ type }) => type)).toEqual([
      'seatLeft',
      'roundDealt',
    ])
    const gone = act(settled(), { type: 'resign', seat: 2 }, 5_000)
    expect(gone.settled?.ready).toEqual([false, false, true])
    expect(refusalOf(gone, { type: 'ready', seat: 2 })).toEqual({ code: 'alreadyLeft', rule: 'R8.5' })
  })
})
