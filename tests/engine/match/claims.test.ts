import { describe, expect, it } from 'vitest'
import type { Command } from '../../../src/engine/match/command'
import { dueCommand, dueOf } from '../../../src/engine/match/due'
import { viewFor } from '../../../src/engine/match/redact'
import type { MatchState } from '../../../src/engine/match/state'
import { countShown } from '../../../src/engine/view/claims'
import { predict } from '../../../src/engine/view/predict'
import { tiles } from '../../support/notation'
import { act, eventsOf, refusalOf, tableWith } from '../../support/table'

type End = 'left' | 'right' | null
const place = (seat: number, tile: string, end: End = null, claim?: number): Command => {
  const command = { type: 'place', seat, tile: tile as `${0}-${0}`, end } as const
  return claim === undefined ? command : { ...command, claim }
}
const muggins = (seat: number, points: number): Command => ({ type: 'muggins', seat, points })
const waive = (seat: number): Command => ({ type: 'waive', seat })
const through = (state: MatchState, ...commands: Command[]) => commands.reduce((now, each) => act(now, each), state)

/** Seat 0 leads and may make 5 with 5-0; seat 1 can go on with 5-3 (3 + 0) or 2-0 (5 + 2), seat 0 with 3-2. */
const HANDS = [tiles('5-0 3-2 1-1'), tiles('5-3 2-0 6-6')]
const table = (claims: 'automatic' | 'call' | 'steal', given = {}) => tableWith({ hands: HANDS }, { claims }, given)
const missed = () => act(table('steal'), place(0, '5-0'))

describe('R6.1: a claim', () => {
  it.each(['call', 'steal'] as const)('%s: scores only if it equals the points made', (claims) => {
    expect(eventsOf(table(claims), place(0, '5-0', null, 5))).toMatchObject([{ claim: 5, count: 5, points: 5 }])
    expect(act(table(claims), place(0, '5-0', null, 5)).scores).toEqual([5, 0])
    for (const claim of [undefined, 0, 10]) {
      expect(eventsOf(table(claims), place(0, '5-0', null, claim))).toMatchObject([
        { claim: claim ?? 0, count: null, points: 0 },
      ])
      expect(act(table(claims), place(0, '5-0', null, claim)).scores).toEqual([0, 0])
    }
  })

  it('0 is never right, also where nothing was made', () =>
    expect(act(table('steal'), place(0, '1-1', null, 0)).round?.call).toEqual({ seat: 1, awaited: null }))

  it('is not asked for where claims are automatic', () => {
    expect(refusalOf(table('automatic'), place(0, '5-0', null, 5))).toEqual({ code: 'claimNotAsked', rule: 'R6' })
    expect(refusalOf(table('automatic'), place(0, '5-0', null, 0))?.code).toBe('claimNotAsked')
    expect(eventsOf(table('automatic'), place(0, '5-0'))).toMatchObject([{ claim: null, count: 5, points: 5 }])
  })
})

describe('R6.2: call', () => {
  it('points that were not claimed are lost: there is nothing to call', () => {
    const lost = act(table('call'), place(0, '5-0'))
    expect(lost.round?.call).toBeNull()
    expect(refusalOf(lost, muggins(1, 5))).toEqual({ code: 'noCalls', rule: 'R6.3' })
    expect(refusalOf(act(table('automatic'), place(0, '5-0')), muggins(1, 5))).toEqual({ code: 'noCalls', rule: 'R6' })
  })
})

describe('R6.3: muggins', () => {
  it('credits the next seat at once, and leaves it its turn and its time', () => {
    const called = act(missed(), muggins(1, 5), 70)
    expect(called).toMatchObject({ scores: [0, 5], round: { placed: [0, 5], call: null, turn: { seat: 1, since: 0 } } })
    expect(refusalOf(called, place(1, '5-3', 'left'))).toBeNull()
  })

  it('only the next seat may call, once', () => {
    expect(refusalOf(missed(), muggins(0, 5))).toEqual({ code: 'notYourTurn', rule: 'R6.3' })
    for (const points of [5, 10]) {
      const called = act(missed(), muggins(1, points))
      expect(refusalOf(called, muggins(1, 5))).toEqual({ code: 'nothingToCall', rule: 'R6.3' })
    }
  })

  it('a wrong number, or a call where nothing was missed, gives nothing', () => {
    expect(eventsOf(missed(), muggins(1, 10))).toMatchObject([{ type: 'mugginsCalled', claim: 10, points: 0 }])
    expect(act(missed(), muggins(1, 10)).scores).toEqual([0, 0])
    const nothing = act(
      tableWith({ hands: [tiles('6-5 1-1'), tiles('5-3 2-0')] }, { claims: 'steal' }),
      place(0, '6-5'),
    )
    expect(eventsOf(nothing, muggins(1, 10))).toMatchObject([{ points: 0 }])
  })

  it('there is nothing to call after a right claim, nor before the first placement', () => {
    expect(refusalOf(act(table('steal'), place(0, '5-0', null, 5)), muggins(1, 5))?.code).toBe('nothingToCall')
    expect(refusalOf(table('steal'), muggins(0, 5))?.code).toBe('nothingToCall')
  })

  it('a wrong claim may be called', () =>
    expect(act(act(table('steal'), place(0, '5-0', null, 10)), muggins(1, 5)).scores).toEqual([0, 5]))

  it('a placement, a draw or a pass ends the right', () => {
    const placed = act(missed(), place(1, '5-3', 'left'))
    expect(placed.round?.call).toEqual({ seat: 0, awaited: null })
    expect(refusalOf(placed, muggins(1, 5))).toEqual({ code: 'notYourTurn', rule: 'R6.3' })
    const stuck = tableWith(
      { hands: [tiles('5-0 1-1'), tiles('6-6 4-4')], boneyard: tiles('2-1 3-3') },
      { claims: 'steal' },
    )
    const drawn = through(stuck, place(0, '5-0'), { type: 'draw', seat: 1 })
    expect(refusalOf(drawn, muggins(1, 5))?.code).toBe('nothingToCall')
    const full = tableWith({ hands: [tiles('5-0 5-5'), tiles('6-6 4-4')] }, { claims: 'steal' })
    const dry = act({ ...full, round: full.round && { ...full.round, boneyard: [] } }, place(0, '5-0'))
    expect(refusalOf(act(dry, { type: 'pass', seat: 1 }), muggins(1, 5))?.code).toBe('nothingToCall')
  })

  it('a right call may win the match', () => {
    const near = { ...missed(), scores: [0, 245] }
    expect(eventsOf(near, muggins(1, 5))).toMatchObject([
      { type: 'mugginsCalled', points: 5 },
      { type: 'matchEnded', outcome: 'won', sides: [1], reason: 'target' },
    ])
  })

  it('with teams the next seat is an opponent, and the points are the team’s', () => {
    const hands = [tiles('5-0 3-2'), tiles('5-3 2-0'), tiles('1-1 2-2'), tiles('4-4 6-6')]
    const state = act(tableWith({ hands }, { claims: 'steal', teams: true }), place(0, '5-0'))
    expect(act(state, muggins(1, 5)).scores).toEqual([0, 5])
  })
})

describe('R6.4: the wait for a call', () => {
  const LAST = [tiles('5-0'), tiles('6-6')]
  const out = (claim?: number, given = {}) =>
    act(tableWith({ hands: LAST }, { claims: 'steal' }, given), place(0, '5-0', null, claim), 7)

  it('comes whenever the placement that ended the round was not rightly claimed', () => {
    expect(out()).toMatchObject({
      phase: 'playing',
      scores: [0, 0],
      round: { turn: null, call: { seat: 1, awaited: { since: 7, end: 'domino' } } },
    })
    const nothing = tableWith({ hands: [tiles('5-1'), tiles('6-6')] }, { claims: 'steal' })
    expect(eventsOf(nothing, place(0, '5-1'))).toMatchObject([{}, { type: 'callAwaited', seat: 1, end: 'domino' }])
  })

  it('not after a right claim, nor under call', () => {
    expect(out(5)).toMatchObject({ phase: 'settled', scores: [5, -10] })
    const called = tableWith({ hands: LAST }, { claims: 'call' })
    expect(act(called, place(0, '5-0'))).toMatchObject({ phase: 'settled', scores: [0, -10] })
  })

  it('a call, right or wrong, and a waiver settle the round', () => {
    expect(act(out(), muggins(1, 5))).toMatchObject({ phase: 'settled', scores: [0, -5], sheet: [{ placed: [0, 5] }] })
    expect(act(out(), muggins(1, 10))).toMatchObject({ phase: 'settled', scores: [0, -10] })
    expect(act(out(), waive(1))).toMatchObject({ phase: 'settled', scores: [0, -10] })
  })

  it('a right call that reaches the target ends the match before the settlement (R8.1)', () =>
    expect(eventsOf({ ...out(), scores: [0, 245] }, muggins(1, 5))).toMatchObject([
      { type: 'mugginsCalled' },
      { type: 'matchEnded', sides: [1], reason: 'target' },
    ]))

  it('meanwhile nothing else goes, and the wait comes before the turn', () => {
    const commands: Command[] = [
      place(1, '6-6', 'left'),
      place(0, '6-6', 'left'),
      { type: 'draw', seat: 1 },
      { type: 'pass', seat: 0 },
    ]
    for (const command of commands) expect(refusalOf(out(), command)).toEqual({ code: 'callAwaited', rule: 'R6.4' })
    expect(refusalOf(out(), waive(0))).toEqual({ code: 'notYourTurn', rule: 'R6.4' })
    expect(refusalOf(out(), muggins(0, 5))).toEqual({ code: 'notYourTurn', rule: 'R6.4' })
    expect(refusalOf(out(), { type: 'ready', seat: 0 })?.code).toBe('roundNotOver')
    expect(refusalOf(missed(), waive(1))).toEqual({ code: 'nothingToWaive', rule: 'R6.4' })
    expect(refusalOf(act(out(), waive(1)), waive(1))).toEqual({ code: 'roundOver', rule: 'R7.2' })
  })

  it('the claim time runs out, with a clock or without', () => {
    for (const clock of [null, { turnMs: 30_000, bankMs: 60_000 }]) {
      const waiting = out(undefined, { clock })
      const due = dueOf(waiting, { botThinksMs: 500 })
      expect(due).toEqual({ kind: 'call', at: 10_007, seat: 1 })
      expect(due && dueCommand(waiting, due)).toEqual({ type: 'lapse', seat: 1 })
      expect(refusalOf(waiting, { type: 'lapse', seat: 1 }, 10_006)?.code).toBe('notDue')
      expect(eventsOf(waiting, { type: 'lapse', seat: 1 }, 10_007)).toMatchObject([
        { type: 'callWaived', by: 'clock' },
        { type: 'roundSettled' },
      ])
    }
  })

  it('a bot waives or calls for itself', () =>
    expect(dueOf(out(undefined, { seats: ['person', 'bot'] }), { botThinksMs: 500 })).toEqual({
      kind: 'bot',
      at: 507,
      seat: 1,
    }))

  it('a block waits as well; one that a draw causes does not', () => {
    const short = tableWith({ hands: [tiles('0-0 1-1'), tiles('2-2 3-3')] }, { claims: 'steal' })
    const with2 = { ...short, round: short.round && { ...short.round, boneyard: tiles('4-4') } }
    const dead = act(with2, place(0, '0-0'))
    expect(dead.round).toMatchObject({ turn: { seat: 1 }, call: { seat: 1, awaited: null } })
    expect(eventsOf(dead, { type: 'draw', seat: 1 })).toMatchObject([{}, { type: 'roundSettled', end: 'blocked' }])
    const none = { ...short, round: short.round && { ...short.round, boneyard: [] } }
    expect(eventsOf(none, place(0, '0-0'))).toMatchObject([{}, { type: 'callAwaited', seat: 1, end: 'blocked' }])
  })

  it('R8.5: a seat that leaves meanwhile does not cut the wait short', () => {
    const hands = [tiles('5-0'), tiles('6-6'), tiles('4-4')]
    const waiting = act(tableWith({ hands }, { claims: 'steal' }), place(0, '5-0'))
    for (const seat of [0, 1, 2]) {
      const left = act(waiting, { type: 'resign', seat })
      expect(left).toMatchObject({ phase: 'playing', round: { call: { seat: 1, awaited: {} } } })
      expect(act(left, muggins(1, 5)).scores[1]).toBe(-5)
    }
  })
})

describe('under steal nothing is drawn or passed for a seat by itself', () => {
  const clock = { turnMs: 30_000, bankMs: 60_000 }
  const hands = [tiles('5-0 1-1'), tiles('6-6 4-4')]
  const stuck = (claims: 'call' | 'steal', claim: number) =>
    act(tableWith({ hands, boneyard: tiles('2-1 3-3 5-1') }, { claims }, { clock }), place(0, '5-0', null, claim))

  it('R6.3: the seat’s button or its clock draws, whether or not there is something to call', () => {
    for (const claim of [0, 5]) {
      expect(dueOf(stuck('steal', claim), { botThinksMs: 0 })).toEqual({ kind: 'turn', at: 91_000, seat: 1 })
    }
    expect(dueOf(stuck('call', 0), { botThinksMs: 0 })).toEqual({ kind: 'forced', at: 0, seat: 1 })
  })

  it('the seat’s own draw takes from its bank what it needed beyond the turn time', () => {
    const [drawn] = eventsOf(stuck('steal', 0), { type: 'draw', seat: 1 }, 40_000)
    expect(drawn).toMatchObject({ by: 'seat', overtimeMs: 10_000, tile: '2-1' })
    expect(act(stuck('steal', 0), { type: 'draw', seat: 1 }, 40_000)).toMatchObject({
      seats: [{}, { bankMs: 50_000, expiries: 0 }],
      round: { turn: { seat: 1, since: 40_000 } },
    })
    expect(eventsOf(stuck('call', 0), { type: 'draw', seat: 1 }, 40_000)).toMatchObject([{ by: 'rule', overtimeMs: 0 }])
  })

  it('its clock draws for it once; the second expiry in a row makes it leave', () => {
    const once = act(stuck('steal', 0), { type: 'expire', seat: 1 }, 91_000)
    expect(once).toMatchObject({ seats: [{}, { bankMs: 0, expiries: 1 }], round: { call: null, turn: { seat: 1 } } })
    expect(refusalOf(once, { type: 'expire', seat: 1 }, 121_999)?.code).toBe('notDue')
    expect(eventsOf(once, { type: 'expire', seat: 1 }, 122_000)).toMatchObject([
      { type: 'seatLeft', seat: 1, reason: 'clock' },
      { type: 'matchEnded' },
    ])
    expect(refusalOf(stuck('call', 0), { type: 'expire', seat: 1 }, 91_000)?.code).toBe('notDue')
  })
})

describe('R6.5: what is shown before the claim is settled', () => {
  it('countShown: not while the next seat may call', () => {
    expect(countShown(viewFor(missed(), 0))).toBe(false)
    expect(countShown(viewFor(act(missed(), muggins(1, 10)), 0))).toBe(true)
    expect(countShown(viewFor(act(table('steal'), place(0, '5-0', null, 5)), 0))).toBe(true)
    expect(countShown(viewFor(act(table('call'), place(0, '5-0')), 0))).toBe(true)
    expect(countShown(viewFor(act(table('automatic'), place(0, '5-0')), 0))).toBe(true)
  })

  it('what is sent of a missed score and of nothing made has the same kinds and sizes', () => {
    const hands = (tile: string) => [tiles(`${tile} 1-1`), tiles('6-6 2-2')]
    const [made, nothing] = ['5-0', '5-1'].map((tile) => {
      const dealt = tableWith({ hands: hands(tile) }, { claims: 'steal' })
      return { events: eventsOf(dealt, place(0, tile)), view: viewFor(act(dealt, place(0, tile)), 1) }
    })
    expect(JSON.stringify(made?.events).length).toBe(JSON.stringify(nothing?.events).length)
    expect(JSON.stringify(made?.view).length).toBe(JSON.stringify(nothing?.view).length)
    expect(JSON.stringify(made)).not.toContain('"count":5')
  })

  it('predict foretells no points', () => {
    const view = viewFor(table('steal'), 0)
    const wish = { type: 'place', seat: 0, tile: '5-0', end: null, claim: 5 } as const
    expect(predict(view, wish)).toMatchObject({ scores: [0, 0], round: { last: { claim: 5, points: 0 } } })
  })
})
