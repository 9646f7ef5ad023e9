import { describe, expect, it } from 'vitest'
import { ONLY_BLANKS_OPEN, recordedRound, recordWith, replayed } from '../support/record'

const waive = (seat: number) => ({ seat, waive: true })
const muggins = (seat: number, points: unknown) => ({ seat, muggins: points })
const draw = (seat: number, tile: string) => ({ seat, draw: tile })

const HANDS = [
  ['5-0', '5-5', '6-1'],
  ['6-6', '4-3', '3-3'],
]
/** Makes 5 and claims nothing. */
const MISSED = { seat: 0, place: '5-0' }
const CLAIMED = { ...MISSED, claim: 5 }
const DRAWS = [draw(1, '6-4'), draw(1, '2-0')]
const PLACED = { seat: 1, place: '2-0', end: 'right' }

const withClaims = (claims: string, ...actions: unknown[]) =>
  replayed(recordWith([recordedRound(HANDS, ['6-4', '2-0'], actions)], { claims })).fault
const stealing = (...actions: unknown[]) => withClaims('steal', ...actions)

/** One tile each: seat 0 opens with 5-0 and dominoes; the round waits for seat 1. */
const waiting = (...actions: unknown[]) => recordedRound([['5-0'], ['6-6']], [], [MISSED, ...actions])
const whileWaiting = (...actions: unknown[]) => replayed(recordWith([waiting(...actions)], { claims: 'steal' })).fault

describe('R6: claims and calls of a wrong shape', () => {
  it.each<[string, unknown, string]>([
    ['a claim of text', { ...MISSED, claim: '5' }, '"5" is not a number of points'],
    ['a claim below nothing', { ...MISSED, claim: -5 }, '-5 is not a number of points'],
    ['half a claim', { ...MISSED, claim: 2.5 }, '2.5 is not a number of points'],
    ['a claim that is null', { ...MISSED, claim: null }, 'null is not a number of points'],
    ['a claim for a pass', { seat: 0, pass: true, claim: 0 }, 'claim belongs to place only'],
    ['a call of text', muggins(0, 'ten'), '"ten" is not a number of points'],
    ['a call that is true', muggins(0, true), 'true is not a number of points'],
    ['a call with a claim', { ...muggins(0, 5), claim: 5 }, 'claim belongs to place only'],
    ['a call with an end', { ...muggins(0, 5), end: 'left' }, 'end belongs to place only'],
    ['a call and a placement', { ...MISSED, muggins: 5 }, 'an action is either place or muggins, not both'],
    ['a call and a waiver', { ...waive(0), muggins: 5 }, 'an action is either muggins or waive, not both'],
    ['a waiver that is not true', { seat: 0, waive: 1 }, 'waive must be true, not 1'],
  ])('%s', (_, action, fault) => expect(stealing(action)).toBe(`round 1, action 1: ${fault}`))
})

describe('R6: claims and calls where there are none', () => {
  const automatic = (...actions: unknown[]) => withClaims('automatic', ...actions)
  it.each<[string, string | null, string]>([
    ['a claim', automatic(CLAIMED), 'action 1: nothing is claimed where claims are automatic (R6)'],
    [
      'a claim of nothing',
      automatic({ ...MISSED, claim: 0 }),
      'action 1: nothing is claimed where claims are automatic (R6)',
    ],
    ['a call', automatic(MISSED, muggins(1, 5)), 'action 2: muggins has no place where claims are automatic (R6)'],
    ['a waiver', automatic(MISSED, waive(1)), 'action 2: seat 1 may not waive: no settlement waits for a call (R6.4)'],
    [
      'R6.3: a call',
      withClaims('call', MISSED, muggins(1, 5)),
      'action 2: muggins has no place where claims are only called (R6.3)',
    ],
    [
      'R6.4: a waiver',
      withClaims('call', MISSED, waive(1)),
      'action 2: seat 1 may not waive: no settlement waits for a call (R6.4)',
    ],
  ])('%s', (_, fault, expected) => expect(fault).toBe(`round 1, ${expected}`))
})

describe('R6.3: calls to which nobody has a right', () => {
  const nothing = 'seat 1 may not call muggins: there is nothing to call (R6.3)'
  it.each<[string, unknown[], string]>([
    ['before anything is placed', [muggins(1, 5)], nothing],
    ['after a right claim', [CLAIMED, muggins(1, 5)], nothing],
    ['twice, the first time rightly', [MISSED, muggins(1, 5), muggins(1, 5)], nothing],
    ['twice, the first time wrongly', [MISSED, muggins(1, 10), muggins(1, 5)], nothing],
    ['after a draw', [MISSED, draw(1, '6-4'), muggins(1, 5)], nothing],
    [
      'after an own placement',
      [MISSED, ...DRAWS, PLACED, muggins(1, 5)],
      "seat 1 may not call muggins: the right to call is seat 0's (R6.3)",
    ],
    ['by the placer', [MISSED, muggins(0, 5)], "seat 0 may not call muggins: the right to call is seat 1's (R6.3)"],
    ['a waiver where nothing waits', [MISSED, waive(1)], 'seat 1 may not waive: no settlement waits for a call (R6.4)'],
  ])('%s', (_, actions, fault) => expect(stealing(...actions)).toBe(`round 1, action ${actions.length}: ${fault}`))

  it('by a seat that is not the next one', () => {
    const round = recordedRound(
      [
        ['5-0', '6-1'],
        ['6-6', '4-3'],
        ['1-1', '2-2'],
      ],
      [],
      [MISSED, muggins(2, 5)],
    )
    expect(replayed(recordWith([round], { claims: 'steal' })).fault).toBe(
      "round 1, action 2: seat 2 may not call muggins: the right to call is seat 1's (R6.3)",
    )
  })

  it('after a pass', () => {
    const { hands, actions: before } = ONLY_BLANKS_OPEN
    const actions = [...before, { seat: 0, pass: true }, muggins(0, 5)]
    const record = recordWith([recordedRound(hands, [], actions)], { claims: 'steal', reserve: 2 })
    const fault = 'round 1, action 6: seat 0 may not call muggins: there is nothing to call (R6.3)'
    expect(replayed(record).fault).toBe(fault)
  })
})

describe('R6.4: what may not happen while a finished round waits for a call', () => {
  const waits = (kind: string, seat: number) =>
    `seat ${seat} may not ${kind}: the round waits for the call of seat 1 (R6.4)`
  it.each<[string, unknown[], string]>([
    ['a placement by the seat that may call', [{ seat: 1, place: '6-6', end: 'left' }], waits('place', 1)],
    ['a placement by another', [{ seat: 0, place: '6-6', end: 'left' }], waits('place', 0)],
    ['a draw', [draw(1, '1-0')], waits('draw', 1)],
    ['a pass', [{ seat: 1, pass: true }], waits('pass', 1)],
    ['a call by another seat', [muggins(0, 5)], "seat 0 may not call muggins: the right to call is seat 1's (R6.4)"],
    ['a waiver by another seat', [waive(0)], "seat 0 may not waive: the right to call is seat 1's (R6.4)"],
    ['a waiver after a waiver', [waive(1), waive(1)], 'the round is over (R7.2)'],
    ['a waiver after a call', [muggins(1, 5), waive(1)], 'the round is over (R7.2)'],
    ['a call after a call', [muggins(1, 10), muggins(1, 5)], 'the round is over (R7.2)'],
    ['a call after a waiver', [waive(1), muggins(1, 5)], 'the round is over (R7.2)'],
  ])('%s', (_, actions, fault) =>
    expect(whileWaiting(...actions)).toBe(`round 1, action ${actions.length + 1}: ${fault}`),
  )

  it('another round', () => {
    const record = recordWith([waiting(), waiting(waive(1))], { claims: 'steal' })
    expect(replayed(record).fault).toBe('round 2: round 1 is not finished (R7.2)')
  })

  it('a waiver of a domino that was rightly claimed: it is settled already', () => {
    const round = recordedRound([['5-0'], ['6-6']], [], [CLAIMED, waive(1)])
    expect(replayed(recordWith([round], { claims: 'steal' })).fault).toBe('round 1, action 2: the round is over (R7.2)')
  })

  it('R8.1: anything after a call that wins the match', () => {
    const rules = { claims: 'steal', target: 5 }
    const over = 'the match is over (R8)'
    expect(replayed(recordWith([waiting(muggins(1, 5), waive(1))], rules)).fault).toBe(`round 1, action 3: ${over}`)
    expect(replayed(recordWith([waiting(muggins(1, 5)), waiting()], rules)).fault).toBe(`round 2: ${over}`)
  })
})
