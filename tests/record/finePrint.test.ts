import { describe, expect, it } from 'vitest'
import { type FinishedMatch, recordOf } from '../../src/record/write'
import { finishedMatch } from '../support/finished'
import { recordedRound, recordWith, replayed } from '../support/record'
import { startCommand } from '../support/table'

type Line = Record<string, unknown>

/** What is printed for a record of one round with these hands and actions; nothing may be wrong with it. */
function printed(hands: string[][], boneyard: string[], actions: unknown[], rules: Line = {}): Line[] {
  const { lines, fault } = replayed(recordWith([recordedRound(hands, boneyard, actions)], rules))
  expect(fault).toBeNull()
  return lines.map((line) => JSON.parse(line) as Line)
}

const OPEN = { seat: 0, place: '5-0' }
const SHORT = [['5-0'], ['6-6']]
const UNFINISHED = '{"result":"unfinished","sides":[],"reason":null,"scores":[0,0]}'
const steal = { claims: 'steal' } as const
const CLOCK = { turnMs: 30_000, bankMs: 60_000 }
const PACE = { lotMs: 3_000, forcedMs: 800, settledMs: 8_000, claimMs: 10_000 }

describe('the shape', () => {
  it('no rounds are unfinished', () => expect(replayed(recordWith([]))).toEqual({ lines: [UNFINISHED], fault: null }))

  it('the rules may be absent, and so may the round limit', () => {
    expect(replayed({ ...recordWith([]), rules: undefined }).fault).toBeNull()
    expect(replayed(recordWith([], { roundLimit: null })).fault).toBeNull()
  })

  it('a blocked award is ignored under debit', () =>
    expect(replayed(recordWith([], { settlement: 'debit', blockedAward: 'net' })).fault).toBeNull())

  it('a hand may be one tile', () => expect(printed(SHORT, [], [OPEN]).at(-1)).toMatchObject({ result: 'unfinished' }))

  it('fields that nobody knows are ignored at the top and in actions', () => {
    const round = recordedRound(SHORT, [], [{ ...OPEN, at: 5, comment: 'bold' }])
    expect(replayed({ ...recordWith([round]), event: 'Club evening', id: 7 }).fault).toBeNull()
  })

  it('a tile may be written either way round, its order saying something in the leader’s first placement alone', () => {
    const hands = [
      ['0-5', '1-1'],
      ['6-0', '4-3'],
    ]
    const actions = [
      { seat: 0, place: '0-5' },
      { seat: 1, place: '6-0', end: 'left' },
    ]
    expect(
      printed(hands, [], actions)
        .map(({ place, open }) => ({ place, open }))
        .slice(0, 2),
    ).toEqual([
      {
        place: '5-0',
        open: [
          { end: 'left', value: 0 },
          { end: 'right', value: 5 },
        ],
      },
      {
        place: '6-0',
        open: [
          { end: 'left', value: 6 },
          { end: 'right', value: 5 },
        ],
      },
    ])
  })
})

describe('what is printed', () => {
  it('an open double has the pips of one half, a lone one counts once', () => {
    const [line] = printed(
      [
        ['2-2', '1-1'],
        ['6-6', '4-3'],
      ],
      [],
      [{ seat: 0, place: '2-2' }],
    )
    expect(line).toMatchObject({
      open: [
        { end: 'left', value: 2 },
        { end: 'right', value: 2 },
      ],
      counted: [{ tile: '2-2', pips: 4 }],
      count: 4,
    })
  })

  it('R3.4: unplayed arms are open with the spinner’s pips and count nothing, once both its sides are covered', () => {
    const hands = [
      ['6-6', '6-4'],
      ['6-3', '5-5'],
    ]
    const actions = [
      { seat: 0, place: '6-6' },
      { seat: 1, place: '6-3', end: 'right' },
      { seat: 0, place: '6-4', end: 'left' },
    ]
    const lines = printed(hands, [], actions, { spinner: 'first' })
    expect(lines[1]?.open).toHaveLength(2)
    expect(lines[2]).toMatchObject({
      open: [
        { end: 'left', value: 4 },
        { end: 'right', value: 3 },
        { end: 'up', value: 6 },
        { end: 'down', value: 6 },
      ],
      counted: [
        { tile: '6-4', pips: 4 },
        { tile: '6-3', pips: 3 },
      ],
      count: 7,
    })
  })

  it('an emptied hand is a domino even when the line is dead', () => {
    // All seven blanks come to lie on the line, with a blank at both ends: no tile fits any more.
    const placed = ['0-1', '1-1', '1-2', '2-0', '0-0', '0-3', '3-4', '4-0', '0-5', '5-6', '6-0']
    const hands = [0, 1].map((seat) => placed.filter((_, n) => n % 2 === seat))
    hands[1]?.push('5-5')
    const actions = placed.map((place, n) => ({ seat: n % 2, place, ...(n > 0 && { end: 'right' }) }))
    const lines = printed(hands, [], actions)
    expect(lines[10]).toMatchObject({
      open: [
        { end: 'left', value: 0 },
        { end: 'right', value: 0 },
      ],
    })
    expect(lines[11]).toMatchObject({ end: 'domino', by: 0, left: [0, 10] })
  })

  it('target and round limit reached by one settlement: the reason is the target', () => {
    const hands = [['5-0'], ['6-5']]
    const lines = printed(hands, [], [OPEN], { settlement: 'award', target: 15, roundLimit: 1 })
    expect(lines.at(-1)).toEqual({ result: 'won', sides: [0], reason: 'target', scores: [15, 0] })
  })
})

describe('claims', () => {
  it('R6.1: a claim of nothing is never right, and credits nothing', () => {
    const [claimed, missed] = [5, 0].map((claim) => printed(SHORT, [], [{ ...OPEN, claim }], { claims: 'call' })[0])
    expect(claimed).toMatchObject({ count: 5, points: 5, scores: [5, 0] })
    expect(missed).toMatchObject({ count: 5, points: 0, scores: [0, 0] })
    const lone = printed([['0-0'], ['6-6']], [], [{ seat: 0, place: '0-0', claim: 0 }], steal)
    // Nothing was claimed rightly, so that the round waits.
    expect(lone.map(({ result }) => result)).toEqual([undefined, 'unfinished'])
  })

  it('R6.4: a last round that still waits is unfinished', () => {
    expect(printed(SHORT, [], [OPEN], steal)).toHaveLength(2)
    expect(printed(SHORT, [], [OPEN], steal).at(-1)).toMatchObject({ result: 'unfinished', scores: [0, 0] })
  })

  it('R6.4: a waiver, or a call, right or wrong, lets it be settled', () => {
    const answered = (action: object) => printed(SHORT, [], [OPEN, { seat: 1, ...action }], steal)
    const settled = { round: 1, end: 'domino', by: 0, left: [0, 12], change: [0, -10] }
    expect(answered({ waive: true })[1]).toEqual({ ...settled, scores: [0, -10] })
    expect(answered({ muggins: 5 }).slice(1, 3)).toEqual([
      { round: 1, action: 2, seat: 1, muggins: 5, points: 5, scores: [0, 5] },
      { ...settled, scores: [0, -5] },
    ])
    expect(answered({ muggins: 10 })[1]).toEqual({
      round: 1,
      action: 2,
      seat: 1,
      muggins: 10,
      points: 0,
      scores: [0, 0],
    })
  })

  it('R6.4: only under steal; the others settle at once', () => {
    expect(printed(SHORT, [], [OPEN], { claims: 'call' })[1]).toMatchObject({ end: 'domino' })
    expect(printed(SHORT, [], [{ ...OPEN, claim: 5 }], steal)[1]).toMatchObject({ end: 'domino' })
  })

  it('R6.3: a wrong call is printed with no points, and uses up the right', () => {
    const lines = printed(
      [
        ['5-0', '1-1'],
        ['6-6', '4-3'],
      ],
      [],
      [OPEN, { seat: 1, muggins: 15 }],
      steal,
    )
    expect(lines[1]).toEqual({ round: 1, action: 2, seat: 1, muggins: 15, points: 0, scores: [0, 0] })
  })

  it('R6.4: a block caused by a draw settles at once: the draw ended the right to call', () => {
    const drawnTo = ({ events }: FinishedMatch) =>
      events.findIndex(({ type }, n) => type === 'tileDrawn' && events[n + 1]?.type === 'roundSettled')
    const start = startCommand({ ...steal, roundLimit: 3, handSize: 10 }, { clock: CLOCK, pace: PACE })
    let seed = 1
    let match = finishedMatch({ seed, start, habits: {} })
    while (drawnTo(match) < 0) match = finishedMatch({ seed: ++seed, start, habits: {} })
    const blocked = match.events.slice(0, drawnTo(match) + 1).filter(({ type }) => type === 'roundDealt').length
    const { rounds, ...rest } = recordOf(match)
    const { lines, fault } = replayed({ ...rest, result: undefined, rounds: rounds.slice(0, blocked) })
    expect(fault).toBeNull()
    expect(JSON.parse(lines.filter((line) => line.includes('"change"')).at(-1) ?? '')).toMatchObject({ end: 'blocked' })
    expect(rounds[blocked - 1]?.actions.at(-1)).toHaveProperty('draw')
  })
})

describe('resignations', () => {
  it('R8.5: may come at any moment, while a round waits too', () => {
    const actions = [OPEN, { seat: 1, resign: true }]
    expect(printed(SHORT, [], actions, steal).at(-1)).toEqual({
      result: 'won',
      sides: [0],
      reason: 'resignation',
      scores: [0, 0],
    })
  })
})

describe('several faults in one action: the first of', () => {
  // 5-0 lies; seat 1 holds 6-6 and 4-3, neither of which fits.
  const hands = [
    ['5-0', '5-5'],
    ['6-6', '4-3'],
  ]
  const faultOf = (action: object) =>
    replayed(recordWith([recordedRound(hands, [], [OPEN, action])])).fault?.replace(/^.*: (.*)$/, '$1')

  it.each<[string, Line, RegExp]>([
    ['turn, before tile held', { seat: 0, place: '1-1', end: 'up' }, /^it is the turn of seat 1.*R2\.4/],
    ['tile held, before end open', { seat: 1, place: '1-1', end: 'up' }, /^seat 1 does not hold 1-1.*R5\.2/],
    ['end open, before fit', { seat: 1, place: '6-6', end: 'up' }, /^up is not open.*R3\.3/],
    ['fit', { seat: 1, place: '6-6', end: 'left' }, /^6-6 does not fit at left.*R3\.2/],
  ])('%s', (_, action, fault) => expect(faultOf(action)).toMatch(fault))

  it('round over, before turn and tile held', () => {
    const round = recordedRound(SHORT, [], [OPEN, { seat: 0, place: '1-1', end: 'up' }])
    expect(replayed(recordWith([round])).fault).toBe('round 1, action 2: the round is over (R7.2)')
  })

  it('match over, before round over', () => {
    const round = recordedRound(SHORT, [], [OPEN, { seat: 0, place: '1-1', end: 'up' }])
    expect(replayed(recordWith([round], { roundLimit: 1 })).fault).toBe('round 1, action 2: the match is over (R8)')
  })

  it('waiting for a call, before turn and tile held', () => {
    const round = recordedRound(SHORT, [], [OPEN, { seat: 0, place: '1-1', end: 'up' }])
    expect(replayed(recordWith([round], steal)).fault).toBe(
      'round 1, action 2: seat 0 may not place: the round waits for the call of seat 1 (R6.4)',
    )
  })
})
