import { describe, expect, it } from 'vitest'
import { stepsOf } from '../../../src/client/match/steps'
import { fateOf, lapsedAt, missedPoints } from '../../../src/components/match/fate'
import { completeRules, type RuleSet } from '../../../src/engine/board/rules'
import type { TilePlaced, ViewEvent } from '../../../src/engine/view/view'

const start = (claims: RuleSet['claims']): ViewEvent[] => [
  {
    type: 'matchStarted',
    at: 0,
    rules: completeRules({ claims }),
    clock: null,
    pace: { lotMs: 0, forcedMs: 0, settledMs: 0, claimMs: 10_000 },
    rated: false,
    seats: ['person', 'person'],
  },
  { type: 'roundDealt', at: 1, round: 1, leader: 0, hands: [null, null], handSizes: [7, 7], boneyard: 14 },
]

/** 5-0, which makes five, with a claim. */
const opening = (claim: number): TilePlaced => ({
  type: 'tilePlaced',
  at: 2,
  seat: 0,
  by: 'seat',
  tile: '5-0',
  end: null,
  halves: [5, 0],
  overtimeMs: 0,
  claim,
  count: claim === 5 ? 5 : null,
  points: claim === 5 ? 5 : 0,
})
const answer: TilePlaced = { ...opening(0), at: 4, seat: 1, tile: '2-0', end: 'right', halves: [0, 2] }
const called = (points: number): ViewEvent => ({ type: 'mugginsCalled', at: 3, seat: 1, claim: 5, points })
const drawn: ViewEvent = { type: 'tileDrawn', at: 3, seat: 1, by: 'seat', overtimeMs: 0 }
const awaited: ViewEvent = { type: 'callAwaited', at: 3, seat: 1, end: 'blocked' }
const waived: ViewEvent = { type: 'callWaived', at: 4, seat: 1, by: 'clock' }
const left: ViewEvent = { type: 'seatLeft', at: 3, seat: 0, reason: 'resigned' }

function fateAfter(claims: RuleSet['claims'], ...events: ViewEvent[]) {
  const steps = stepsOf('watcher', [...start(claims), ...events])
  const fate = fateOf(steps, 2)
  return [fate, steps[2] ? missedPoints(steps[2], fate) : null]
}

describe('what becomes of a placement that makes five', () => {
  it('a right claim is right at once (R6.1)', () => {
    expect(fateAfter('steal', opening(5))).toEqual(['right', 0])
    expect(fateAfter('call', opening(5))).toEqual(['right', 0])
  })
  it('under call what is not rightly claimed is lost at once (R6.2)', () => {
    expect(fateAfter('call', opening(0))).toEqual(['lapsed', 5])
    expect(fateAfter('call', opening(10))).toEqual(['lapsed', 5])
  })
  it('under steal it is open until the next seat calls or acts (R6.3)', () => {
    expect(fateAfter('steal', opening(0))).toEqual(['open', 0])
    expect(fateAfter('steal', opening(10), left)).toEqual(['open', 0])
    expect(fateAfter('steal', opening(0), called(5))).toEqual(['taken', 0])
    expect(fateAfter('steal', opening(0), called(0))).toEqual(['lapsed', 5])
    expect(fateAfter('steal', opening(0), drawn)).toEqual(['lapsed', 5])
    // The answer is open to a call itself, which is another placement's fate.
    expect(fateAfter('steal', opening(0), answer)).toEqual(['lapsed', 5])
  })
  it('it stays open while a finished round waits (R6.4)', () => {
    expect(fateAfter('steal', opening(0), awaited)).toEqual(['open', 0])
    expect(fateAfter('steal', opening(0), awaited, waived)).toEqual(['lapsed', 5])
    expect(fateAfter('steal', opening(0), awaited, called(5))).toEqual(['taken', 0])
  })
})

it('the step at which the right to call ends is the one that says what was missed', () => {
  const steps = stepsOf('watcher', [...start('steal'), opening(0), left, answer, { ...drawn, at: 5, seat: 0 }])
  expect(steps.map((_, at) => lapsedAt(steps, at))).toEqual([null, null, null, null, 2, 4])
  const taken = stepsOf('watcher', [...start('steal'), opening(0), called(5), answer])
  expect(taken.map((_, at) => lapsedAt(taken, at))).toEqual([null, null, null, null, null])
})
