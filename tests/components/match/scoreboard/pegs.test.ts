import fc from 'fast-check'
import { expect, test } from 'vitest'
import { BOARD_HOLES, MINUS_HOLES, POINTS_A_HOLE, pegsOf } from '../../../../src/components/match/scoreboard/pegs'
import { holesOf, trackOf } from '../../../../src/components/match/scoreboard/track'

const fives = { from: -300, to: 700 }
const everyScore = Array.from({ length: (fives.to - fives.from) / 5 + 1 }, (_, at) => fives.from + 5 * at)

test('R1 pegs: each score has a hole that says exactly it, also below nothing and beyond the board', () => {
  for (const score of everyScore) {
    const { street, hole, lap } = pegsOf(score)
    const length = street === 'minus' ? MINUS_HOLES : BOARD_HOLES
    const holes = lap * length + hole
    expect(street === 'minus' ? -holes * POINTS_A_HOLE : holes * POINTS_A_HOLE).toBe(score)
    expect(hole).toBeLessThanOrEqual(length)
    expect(hole > 0).toBe(score !== 0)
    expect(street).toBe(score === 0 ? 'start' : score > 0 ? 'board' : 'minus')
  }
})

test('R1 pegs: 305 points are the last of 61 holes, the next five begin another lap', () => {
  expect(pegsOf(305)).toEqual({ street: 'board', hole: 61, lap: 0 })
  expect(pegsOf(310)).toEqual({ street: 'board', hole: 1, lap: 1 })
  expect(pegsOf(-100)).toEqual({ street: 'minus', hole: 20, lap: 0 })
  expect(pegsOf(-105)).toEqual({ street: 'minus', hole: 1, lap: 1 })
})

test('R1 pegs: no two holes of a board touch, and all lie on it, for every number of sides', () => {
  for (const [lanes, below] of [2, 3, 4].flatMap((lanes) => [true, false].map((below) => [lanes, below] as const))) {
    const track = trackOf(lanes, below)
    const streets = below ? (['board', 'minus'] as const) : (['board'] as const)
    const spots = Array.from({ length: lanes }, (_, lane) => [
      ...[0, 1].map((hole) => track.at({ street: 'start', hole }, lane)),
      ...streets.flatMap((street) => holesOf(street).map((hole) => track.at({ street, hole }, lane))),
    ]).flat()
    expect(spots).toHaveLength(lanes * (2 + BOARD_HOLES + (below ? MINUS_HOLES : 0)))
    for (const [at, { x, y }] of spots.entries()) {
      expect(x).toBeGreaterThan(8)
      expect(x).toBeLessThan(track.width - 8)
      expect(y).toBeGreaterThan(8)
      expect(y).toBeLessThan(track.height - 8)
      const near = spots.slice(at + 1).filter((other) => Math.hypot(x - other.x, y - other.y) < 11)
      expect(near).toEqual([])
    }
  }
})

test('R1 pegs: a lane is a way: the next hole is always near', () => {
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 4 }), fc.nat(3), fc.integer({ min: 2, max: 61 }), (lanes, lane, hole) => {
      const { at } = trackOf(lanes, true)
      const [one, two] = [hole - 1, hole].map((one) => at({ street: 'board', hole: one }, lane % lanes))
      if (!one || !two) throw new Error('no such hole')
      expect(Math.hypot(one.x - two.x, one.y - two.y)).toBeLessThan(48)
    }),
  )
})
