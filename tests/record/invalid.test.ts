import { describe, expect, it } from 'vitest'
import {
  type LooseRecord,
  type LooseRound,
  ONLY_BLANKS_OPEN,
  recordedRound,
  recordWith,
  replayed,
} from '../support/record'

const OPEN = { seat: 0, place: '5-0' }
const draw = (seat: number, tile: unknown) => ({ seat, draw: tile })

/** Seat 0 opens with 5-0; seat 1 draws 6-4, then 2-0, and places it; nothing is wrong. */
function sound(): LooseRecord {
  const hands = [
    ['5-0', '5-5', '6-1'],
    ['6-6', '4-3', '3-3'],
  ]
  const actions = [OPEN, draw(1, '6-4'), draw(1, '0-2'), { seat: 1, place: '2-0', end: 'right' }]
  return recordWith([recordedRound(hands, ['6-4', '2-0'], actions)])
}

/** The fault of the sound record after a change to it, to its first round, or to that round's actions. */
const withRecord = (change: (record: LooseRecord) => void) => {
  const record = sound()
  change(record)
  return replayed(record).fault
}
const withRules = (rules: unknown) => withRecord((record) => Object.assign(record, { rules }))
const withRound = (change: (round: LooseRound) => void) =>
  withRecord(({ rounds }) => rounds.slice(0, 1).forEach(change))
const withAction = (position: number, action: unknown) =>
  withRound(({ actions }) => void actions.splice(position - 1, 1, action))
/** One tile each: seat 0 opens with 5-0 and dominoes. */
const short = (...actions: unknown[]) => recordedRound([['5-0'], ['6-6']], [], [OPEN, ...actions])

describe('the frame', () => {
  it('is sound to begin with', () => expect(replayed(sound()).fault).toBeNull())

  it.each([
    ['not an object', [], 'a record must be an object'],
    ['nothing', null, 'a record must be an object'],
    ['another format', { ...sound(), format: 'pgn' }, 'format must be "muggins-record", not "pgn"'],
    ['another version', { ...sound(), version: 2 }, 'version must be 1, not 2'],
    ['no players', { ...sound(), players: undefined }, 'players must be 2 names'],
    ['too many players', { ...sound(), players: ['a', 'b', 'c'] }, 'players must be 2 names'],
    ['players without a name', { ...sound(), players: ['a', 7] }, 'players must be 2 names'],
    ['no rounds', { ...sound(), rounds: undefined }, 'rounds must be a list'],
  ])('%s', (_, record, fault) => expect(replayed(record)).toEqual({ lines: [], fault }))
})

describe('R1: the rule set', () => {
  it.each([
    ['not an object', [], 'rules: must be an object'],
    ['an unknown option', { spinners: 1 }, 'rules: "spinners" is not an option (R1)'],
    ['seats', { seats: 5 }, 'rules: seats may not be 5 (R1)'],
    ['a number as text', { seats: '2' }, 'rules: seats may not be "2" (R1)'],
    ['a null', { target: null }, 'rules: target may not be null (R1)'],
    ['teams of two seats', { teams: true }, 'rules: teams may not be true (R1)'],
    ['a hand of nothing', { handSize: 0 }, 'rules: handSize may not be 0 (R1)'],
    ['more than 28 tiles', { handSize: 14, reserve: 1 }, 'rules: handSize may not be 14 (R1)'],
    ['an odd target', { target: 101 }, 'rules: target may not be 101 (R1)'],
    ['no rounds at all', { roundLimit: 0 }, 'rules: roundLimit may not be 0 (R1)'],
    ['a spinner of another kind', { spinner: 'all' }, 'rules: spinner may not be "all" (R1)'],
    ['a large reserve', { reserve: 3 }, 'rules: reserve may not be 3 (R1)'],
    ['a settlement', { settlement: 'both' }, 'rules: settlement may not be "both" (R1)'],
    ['a blocked award', { blockedAward: 'half' }, 'rules: blockedAward may not be "half" (R1)'],
    ['a display', { display: 'abacus' }, 'rules: display may not be "abacus" (R1)'],
    ['claims', { claims: 'shout' }, 'rules: claims may not be "shout" (R1)'],
  ])('%s', (_, rules, fault) => expect(withRules(rules)).toBe(fault))

  it('may be absent, and have no round limit', () => {
    expect(replayed({ ...recordWith([]), rules: undefined }).fault).toBeNull()
    expect(replayed(recordWith([], { roundLimit: null })).lines).toEqual([
      '{"result":"unfinished","sides":[],"reason":null,"scores":[0,0]}',
    ])
  })
})

describe('R2: how a round begins', () => {
  it.each<[string, (round: LooseRound) => void, string]>([
    [
      'a field that is unknown',
      (round) => Object.assign(round, { board: 1 }),
      'round 1: "board" is not part of a round',
    ],
    ['no leader', (round) => delete round.leader, 'round 1: leader must be a seat from 0 to 1, not undefined'],
    [
      'a leader of no seat',
      (round) => Object.assign(round, { leader: 2 }),
      'round 1: leader must be a seat from 0 to 1, not 2',
    ],
    ['a hand too few', (round) => round.hands.pop(), 'round 1: hands must be 2 lists of tiles'],
    [
      'a hand that is no list',
      (round) => Object.assign(round.hands, { 1: '6-6' }),
      'round 1: the hand of seat 1 must be a list of tiles',
    ],
    [
      'a tile that is none',
      (round) => Object.assign(round.boneyard, { 0: '7-0' }),
      'round 1: "7-0" in the boneyard is not a tile',
    ],
    [
      'a hand too short',
      (round) => round.boneyard.push(round.hands[0]?.pop()),
      'round 1: seat 0 is dealt 2 tiles, not 3 (R2.1)',
    ],
    ['a tile twice', (round) => Object.assign(round.boneyard, { 0: '0-5' }), 'round 1: 5-0 is dealt twice (R2.1)'],
    ['a tile missing', (round) => round.boneyard.pop(), 'round 1: 27 tiles are dealt, not 28 (R2.1)'],
    ['no actions', (round) => delete (round as Partial<LooseRound>).actions, 'round 1: actions must be a list'],
    [
      'a lot that is no list',
      (round) => Object.assign(round, { lot: 'high' }),
      'round 1: lot must be a list of attempts',
    ],
    [
      'a lot that another seat wins',
      (round) =>
        Object.assign(round, {
          lot: [
            [
              { seat: 0, tile: '1-0' },
              { seat: 1, tile: '2-0' },
            ],
          ],
        }),
      'round 1: the lot does not make seat 0 lead (R2.2)',
    ],
    [
      'a lot among the wrong seats',
      (round) => Object.assign(round, { lot: [[{ seat: 0, tile: '1-0' }]] }),
      'round 1: each attempt of the lot must be among the seats still tied (R2.2)',
    ],
  ])('%s', (_, change, fault) => expect(withRound(change)).toBe(fault))

  it('a round that is not an object', () =>
    expect(withRecord((record) => Object.assign(record.rounds, { 0: 7 }))).toBe('round 1: must be an object'))

  it('R2.3: a leader who did not domino', () => {
    const rounds = [short(), { ...recordedRound([['5-0'], ['6-6']]), leader: 1 }]
    expect(replayed(recordWith(rounds)).fault).toBe('round 2: seat 0 dominoed and leads, not seat 1 (R2.3)')
  })

  it('a round after one that is not finished', () => {
    const { fault, lines } = replayed(recordWith([...sound().rounds, short()]))
    expect(fault).toBe('round 2: round 1 is not finished (R7.2)')
    expect(lines).toHaveLength(2)
  })

  it('a round after the match is over', () => {
    const { fault, lines } = replayed(recordWith([short(), short()], { roundLimit: 1 }))
    expect(fault).toBe('round 2: the match is over (R8)')
    expect(lines.at(-1)).toBe('{"result":"won","sides":[0],"reason":"roundLimit","scores":[5,-10]}')
  })
})

describe('actions of a wrong shape', () => {
  it.each<[string, unknown, string]>([
    ['not an object', 'draw', 'an action must be an object'],
    ['no seat', { place: '5-0' }, 'seat must be a seat from 0 to 1, not undefined'],
    ['a seat that is none', { seat: 2, place: '5-0' }, 'seat must be a seat from 0 to 1, not 2'],
    ['no kind', { seat: 0 }, 'an action must be one of place, draw, pass, muggins, waive, resign'],
    ['two kinds', { seat: 0, place: '5-0', pass: true }, 'an action is either place or pass, not both'],
    ['a tile 7-0', { seat: 0, place: '7-0' }, '"7-0" is not a tile'],
    ['an end called middle', { seat: 0, place: '5-0', end: 'middle' }, '"middle" is not an end'],
    ['an end that is null', { seat: 0, place: '5-0', end: null }, 'null is not an end'],
    ['an end for a pass', { seat: 0, pass: true, end: 'left' }, 'end belongs to place only'],
    ['a claim for a draw', { seat: 0, draw: '6-4', claim: 5 }, 'claim belongs to place only'],
    ['a pass that is not true', { seat: 0, pass: false }, 'pass must be true, not false'],
    ['a claim of text', { seat: 0, place: '5-0', claim: '5' }, '"5" is not a number of points'],
  ])('%s', (_, action, fault) => expect(withAction(1, action)).toBe(`round 1, action 1: ${fault}`))

  it('ignores fields that are unknown', () => expect(withAction(1, { ...OPEN, comment: 'good' })).toBeNull())
})

describe('actions that the rules forbid', () => {
  it.each<[string, number, unknown, string]>([
    ['R2.4: out of turn', 1, { seat: 1, place: '6-6' }, 'it is the turn of seat 0, not of seat 1 (R2.4)'],
    ['R3.1: a tile that is not held', 1, { seat: 0, place: '6-6' }, 'seat 0 does not hold 6-6 (R3.1)'],
    [
      'R3.1: an end for the opening tile',
      1,
      { ...OPEN, end: 'left' },
      '5-0 opens the line and is joined to no end (R3.1)',
    ],
    ['R3.2: no end', 4, { seat: 1, place: '2-0' }, 'the end that 2-0 is joined to is missing (R3.2)'],
    ['R3.2: no fit', 4, { seat: 1, place: '2-0', end: 'left' }, '2-0 does not fit at left (R3.2)'],
    ['R3.3: an arm', 4, { seat: 1, place: '2-0', end: 'up' }, '2-0 may not be placed: up is not open (R3.3)'],
    ['R5.1: a draw', 1, draw(0, '6-4'), 'seat 0 may not draw: 5-0 can be placed (R5.1)'],
    ['R5.1: a pass', 4, { seat: 1, pass: true }, 'seat 1 may not pass: 2-0 can be placed (R5.1)'],
    ['R5.2: a pass instead of a draw', 3, { seat: 1, pass: true }, 'seat 1 may not pass: a tile can be drawn (R5.2)'],
    [
      'R5.2: a missing draw',
      3,
      { seat: 1, place: '2-0', end: 'right' },
      'seat 1 does not hold 2-0 and must draw (R5.2)',
    ],
    ['R2.1: a draw out of order', 2, draw(1, '2-0'), 'the next tile of the boneyard is 6-4, not 2-0 (R2.1)'],
    ['R6: a claim', 1, { ...OPEN, claim: 5 }, 'nothing is claimed where claims are automatic (R6)'],
    ['R6: muggins', 2, { seat: 1, muggins: 5 }, 'muggins has no place where claims are automatic (R6)'],
    ['R6: a waiver', 2, { seat: 1, waive: true }, 'seat 1 may not waive: no settlement waits for a call (R6.4)'],
  ])('%s', (_, position, action, fault) =>
    expect(withAction(position, action)).toBe(`round 1, action ${position}: ${fault}`),
  )

  it('R5.3: a draw of the reserve', () => {
    const { hands, actions: before } = ONLY_BLANKS_OPEN
    const actions = [...before, draw(0, '5-4')]
    const record = recordWith([recordedRound(hands, [], actions)], { reserve: 2 })
    expect(replayed(record).fault).toBe('round 1, action 5: seat 0 may not draw: nothing is drawable (R5.3)')
  })

  it('R7.2: anything after a settlement, a resignation too', () => {
    const fault = 'round 1, action 2: the round is over (R7.2)'
    expect(replayed(recordWith([short({ seat: 1, place: '6-6', end: 'left' })])).fault).toBe(fault)
    expect(replayed(recordWith([short({ seat: 1, resign: true })])).fault).toBe(fault)
  })

  it('R8: anything after the end', () => {
    const record = recordWith([short({ seat: 1, resign: true })], { roundLimit: 1 })
    expect(replayed(record).fault).toBe('round 1, action 2: the match is over (R8)')
  })

  it('R8.5: a second resignation of a seat', () => {
    const hands = [['5-0'], ['6-6'], ['1-1']]
    const resign = { seat: 2, resign: true }
    const record = recordWith([recordedRound(hands, [], [resign, resign])])
    expect(replayed(record).fault).toBe('round 1, action 2: seat 2 has left already (R8.5)')
  })

  it('prints the lines up to the fault', () => {
    const record = sound()
    record.rounds[0]?.actions.splice(2, 0, { seat: 1, pass: true })
    const { lines } = replayed(record)
    expect(lines.map((line) => JSON.parse(line) as unknown)).toMatchObject([
      { round: 1, action: 1, place: '5-0', points: 5 },
    ])
  })
})

describe('the result', () => {
  const given = (result: unknown) => replayed({ ...recordWith([short()], { roundLimit: 1 }), result })
  const right = { result: 'won', sides: [0], reason: 'roundLimit', scores: [5, -10] }

  it('may agree', () => expect(given(right).fault).toBeNull())

  it.each([
    ['another winner', { ...right, sides: [1] }, 'result: sides should be [0]'],
    ['another reason', { ...right, reason: 'target' }, 'result: reason should be "roundLimit"'],
    ['other scores', { ...right, scores: [5, 0] }, 'result: scores should be [5,-10]'],
    ['another outcome', { ...right, result: 'drawn' }, 'result: result should be "won"'],
    ['no object', 'won', 'result: must be an object'],
  ])('%s is an error, after the final line', (_, result, fault) => {
    expect(given(result).fault).toBe(fault)
    expect(given(result).lines.at(-1)).toBe('{"result":"won","sides":[0],"reason":"roundLimit","scores":[5,-10]}')
  })
})

describe('resignations', () => {
  it('R8.5: end a match of two at once', () => {
    const record = recordWith([recordedRound([['5-0'], ['6-6']], [], [{ seat: 1, resign: true }])])
    expect(replayed(record)).toEqual({
      lines: ['{"result":"won","sides":[0],"reason":"resignation","scores":[0,0]}'],
      fault: null,
    })
  })

  it('R8.5: between rounds are the first action of the next; the seat’s later turns are written as usual', () => {
    const hands = [['5-0'], ['6-6'], ['1-1']]
    const first = recordedRound(hands, [], [OPEN])
    const second = recordedRound(hands, [], [{ seat: 0, resign: true }, OPEN])
    expect(replayed(recordWith([first, second])).fault).toBeNull()
  })
})
