import { describe, expect, it } from 'vitest'
import type { Command } from '../../../src/engine/match/command'
import { initialState, type MatchState } from '../../../src/engine/match/state'
import { tiles } from '../../support/notation'
import { act, eventsOf, refusalOf, startCommand, tableWith } from '../../support/table'

const place = (seat: number, tile: string, end: 'left' | 'right' | 'up' | 'down' | null = null): Command => ({
  type: 'place',
  seat,
  tile: tile as `${0}-${0}`,
  end,
})

/** Seat 0 leads with 5-0; seat 1 holds nothing that fits it and draws 6-4, then 2-0. */
const DEAL = { hands: [tiles('5-0 5-5 6-1'), tiles('6-6 4-3 3-3')], boneyard: tiles('6-4 2-0') }
const dealt = (rules = {}) => tableWith(DEAL, rules)
const opened = (rules = {}) => act(dealt(rules), place(0, '5-0'))

const through = (state: MatchState, ...commands: Command[]) => commands.reduce((now, each) => act(now, each), state)

describe('refusals', () => {
  it('R1: a rule set that is not allowed, or seats that do not fit it', () => {
    expect(refusalOf(initialState(), startCommand({ target: 7 }))).toEqual({ code: 'rulesInvalid', rule: 'R1' })
    const odd = startCommand({}, { seats: ['person'] })
    expect(refusalOf(initialState(), odd)).toEqual({ code: 'rulesInvalid', rule: 'R1' })
  })

  it('a second start, and anything before the first', () => {
    expect(refusalOf(dealt(), startCommand({}))?.code).toBe('alreadyStarted')
    expect(refusalOf(initialState(), place(0, '5-0'))?.code).toBe('matchNotStarted')
    expect(refusalOf(initialState(), { type: 'nextRound' })?.code).toBe('matchNotStarted')
  })

  it('R2.4: out of turn', () => {
    for (const type of ['place', 'draw', 'pass', 'expire', 'playFor'] as const) {
      const command = type === 'place' ? place(1, '6-6') : { type, seat: 1 }
      expect(refusalOf(dealt(), command)).toEqual({ code: 'notYourTurn', rule: 'R2.4' })
    }
  })

  it('R3.1: a tile that the hand does not hold', () =>
    expect(refusalOf(dealt(), place(0, '6-6'))).toEqual({ code: 'tileNotHeld', rule: 'R3.1' }))

  it('R3.1: an end for the opening tile, or a half that it does not have', () => {
    expect(refusalOf(dealt(), place(0, '5-0', 'left'))).toEqual({ code: 'endNotAsked', rule: 'R3.1' })
    const odd: Command = { type: 'place', seat: 0, tile: '5-0', end: null, left: 3 }
    expect(refusalOf(dealt(), odd)).toEqual({ code: 'tileDoesNotFit', rule: 'R3.1' })
  })

  it('R3.2: no end for a later tile, or one that it does not fit', () => {
    const table = through(opened(), { type: 'draw', seat: 1 }, { type: 'draw', seat: 1 })
    expect(refusalOf(table, place(1, '2-0'))).toEqual({ code: 'endRequired', rule: 'R3.2' })
    expect(refusalOf(table, place(1, '2-0', 'left'))).toEqual({ code: 'tileDoesNotFit', rule: 'R3.2' })
  })

  it('R3.3: an arm where no double branches', () => {
    const table = through(opened(), { type: 'draw', seat: 1 }, { type: 'draw', seat: 1 })
    expect(refusalOf(table, place(1, '2-0', 'up'))).toEqual({ code: 'endNotOpen', rule: 'R3.3' })
  })

  it('R3.4: 6-6, 6-3 on a side, then 6-1 on an arm', () => {
    const table = tableWith({ hands: [tiles('6-6 6-1 0-0'), tiles('6-3 1-1 2-2')] }, { spinner: 'first' })
    const covered = through(table, place(0, '6-6'), place(1, '6-3', 'left'))
    expect(refusalOf(covered, place(0, '6-1', 'up'))).toEqual({ code: 'endNotOpen', rule: 'R3.4' })
    expect(refusalOf(covered, place(0, '6-1', 'right'))).toBeNull()
  })

  it('R5.1: a draw or a pass by a seat that can place', () => {
    expect(refusalOf(dealt(), { type: 'draw', seat: 0 })).toEqual({ code: 'mustPlace', rule: 'R5.1' })
    expect(refusalOf(dealt(), { type: 'pass', seat: 0 })).toEqual({ code: 'mustPlace', rule: 'R5.1' })
  })

  it('R5.2: a pass while a tile is drawable', () =>
    expect(refusalOf(opened(), { type: 'pass', seat: 1 })).toEqual({ code: 'mustDraw', rule: 'R5.2' }))

  it('R7.2: a turn once the round is over, and readiness before', () => {
    const settled = act(tableWith({ hands: [tiles('5-0'), tiles('6-6')] }), place(0, '5-0'))
    expect(refusalOf(settled, place(1, '6-6', 'left'))).toEqual({ code: 'roundOver', rule: 'R7.2' })
    expect(refusalOf(dealt(), { type: 'ready', seat: 0 })?.code).toBe('roundNotOver')
    expect(refusalOf(dealt(), { type: 'nextRound' })?.code).toBe('roundNotOver')
  })

  it('R8: anything once the match is over', () => {
    const over = act(dealt(), { type: 'resign', seat: 1 })
    const commands: Command[] = [
      place(0, '5-0'),
      { type: 'draw', seat: 0 },
      { type: 'pass', seat: 0 },
      { type: 'ready', seat: 0 },
      { type: 'resign', seat: 0 },
      { type: 'expire', seat: 0 },
      { type: 'nextRound' },
    ]
    for (const command of commands) expect(refusalOf(over, command)).toEqual({ code: 'matchOver', rule: 'R8' })
  })

  it('names the first fault: turn, then tile, then end, then fit', () => {
    expect(refusalOf(opened(), place(0, '6-6', 'up'))?.code).toBe('notYourTurn')
    expect(refusalOf(opened(), place(1, '1-0', 'up'))?.code).toBe('tileNotHeld')
    expect(refusalOf(opened(), place(1, '6-6', 'up'))?.code).toBe('endNotOpen')
    expect(refusalOf(opened(), place(1, '6-6', 'left'))?.code).toBe('tileDoesNotFit')
  })
})

describe('R3–R5: a turn', () => {
  it('R3.1: the opening tile lies with the wanted half to the left', () => {
    const state = act(dealt(), { type: 'place', seat: 0, tile: '5-0', end: null, left: 0 })
    expect(state.round?.line).toEqual([{ tile: '5-0', end: null, halves: [0, 5] }])
  })

  it('R4.5: a placement is credited at once and gives the turn to the next seat', () => {
    expect(opened()).toMatchObject({
      scores: [5, 0],
      round: { placed: [5, 0], turn: { seat: 1 }, last: { seat: 0, tile: '5-0', end: null, points: 5 } },
    })
  })

  it('R5.2: a seat that cannot place draws in order, keeps the turn and must play the first tile that fits', () => {
    const first = act(opened(), { type: 'draw', seat: 1 }, 10)
    expect(first.round).toMatchObject({ turn: { seat: 1, since: 10 }, hands: [{}, tiles('6-6 4-3 3-3 6-4')] })
    const second = act(first, { type: 'draw', seat: 1 }, 20)
    expect(refusalOf(second, { type: 'draw', seat: 1 })).toEqual({ code: 'mustPlace', rule: 'R5.1' })
    expect(act(second, place(1, '2-0', 'right')).round?.turn?.seat).toBe(0)
  })

  /** Nothing is drawable; seat 0 opens with 5-0, seat 1 cannot place, seat 0 still can. */
  const dry = () => {
    const table = dealt({ reserve: 2 })
    return act({ ...table, round: table.round && { ...table.round, boneyard: tiles('6-4 2-0') } }, place(0, '5-0'))
  }

  it('R5.3: with nothing drawable and no legal placement the seat passes; the reserve is never drawn', () => {
    expect(dry().phase).toBe('playing')
    expect(refusalOf(dry(), { type: 'draw', seat: 1 })).toEqual({ code: 'nothingToDraw', rule: 'R5.3' })
    expect(eventsOf(dry(), { type: 'pass', seat: 1 }, 5)).toEqual([
      { type: 'turnPassed', at: 5, seat: 1, by: 'rule', overtimeMs: 0 },
    ])
    expect(act(dry(), { type: 'pass', seat: 1 }, 5).round?.turn).toEqual({ seat: 0, since: 5 })
  })

  it('R5.4: the round is blocked at once when nobody can place, not after a row of passes', () => {
    const passed = act(dry(), { type: 'pass', seat: 1 })
    expect(eventsOf(passed, place(0, '5-5', 'left'), 9)).toMatchObject([
      { type: 'tilePlaced', points: 10 },
      { type: 'roundSettled', at: 9, end: 'blocked', by: null, left: [7, 25], change: [-5, -25] },
    ])
  })

  it('R5.4: a dead line does not block while a tile is drawable; the draw of the last one does', () => {
    const table = tableWith({ hands: [tiles('0-0 1-1'), tiles('2-2 3-3')] })
    const short = { ...table, round: table.round && { ...table.round, boneyard: tiles('4-4 5-5') } }
    const dead = act(short, place(0, '0-0'))
    expect(dead.phase).toBe('playing')
    const once = act(dead, { type: 'draw', seat: 1 })
    expect(once).toMatchObject({ phase: 'playing', round: { turn: { seat: 1 } } })
    expect(eventsOf(once, { type: 'draw', seat: 1 })).toMatchObject([
      { type: 'tileDrawn', tile: '5-5' },
      { type: 'roundSettled', end: 'blocked', by: null },
    ])
  })

  it('R4.5, R7.2: the tile that empties a hand is scored, then the round settled and the hands shown', () => {
    const table = tableWith({ hands: [tiles('5-0'), tiles('6-6')] })
    expect(eventsOf(table, place(0, '5-0'))).toMatchObject([
      { type: 'tilePlaced', points: 5 },
      { type: 'roundSettled', end: 'domino', by: 0, hands: [[], tiles('6-6')], left: [0, 12], change: [0, -10] },
    ])
    expect(act(table, place(0, '5-0'))).toMatchObject({
      phase: 'settled',
      scores: [5, -10],
      sheet: [{ round: 1, end: 'domino', by: 0, placed: [5, 0], left: [0, 12], change: [0, -10], scores: [5, -10] }],
      round: { turn: null },
    })
  })

  it('R7.2: an emptied hand is a domino even when the line is dead', () => {
    const table = tableWith({ hands: [tiles('0-0'), tiles('6-6')] }, { reserve: 2 })
    const dry = { ...table, round: table.round && { ...table.round, boneyard: [] } }
    expect(act(dry, place(0, '0-0')).sheet).toMatchObject([{ end: 'domino', by: 0 }])
  })
})
