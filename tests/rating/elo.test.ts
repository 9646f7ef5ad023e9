import { describe, expect, it } from 'vitest'
import { ratingChanges, stakes, usualK } from '../../src/rating/elo'

const K32 = () => 32

/** Each seat's change when seats with these ratings finish in these places; `sides` only in teams. */
function deltas(
  ratings: number[],
  places: number[],
  { k = K32, sides }: { k?: (matches: number) => number; sides?: number[] } = {},
) {
  const seats = ratings.map((rating, seat) => ({
    rating,
    matches: 0,
    place: places[seat] ?? 0,
    side: sides?.[seat] ?? seat,
  }))
  return ratingChanges({ seats, teams: sides !== undefined, k }).map(({ delta }) => Math.round(delta * 1000) / 1000)
}

describe('Elo', () => {
  it('K = 40: 1500 beats 1600 → +25.603, loses → −14.397', () => {
    expect(deltas([1500, 1600], [1, 2], { k: usualK })).toEqual([25.603, -25.603])
    expect(deltas([1500, 1600], [2, 1], { k: usualK })).toEqual([-14.397, 14.397])
  })

  it('three players 1400, 1500, 1600 finishing in that order → +22.397, 0, −22.397', () =>
    expect(deltas([1400, 1500, 1600], [1, 2, 3])).toEqual([22.397, 0, -22.397]))

  it('four at 1500 → +16, +5.333, −5.333, −16', () =>
    expect(deltas([1500, 1500, 1500, 1500], [1, 2, 3, 4])).toEqual([16, 5.333, -5.333, -16]))

  it('three at 1500, two tied for second → +16, −8, −8', () =>
    expect(deltas([1500, 1500, 1500], [1, 2, 2])).toEqual([16, -8, -8]))

  it('teams (1400, 1600) beat (1550, 1650) → ±20.482', () =>
    expect(deltas([1400, 1550, 1600, 1650], [1, 2, 1, 2], { sides: [0, 1, 0, 1] })).toEqual([
      20.482, -20.482, 20.482, -20.482,
    ]))

  it('R8.4: with teams a leaver has lost, the partner by the side’s result', () => {
    const sides = [0, 1, 0, 1]
    const even = [1500, 1500, 1500, 1500]
    expect(deltas(even, [3, 2, 1, 2], { sides })).toEqual([-16, -16, 16, -16])
    expect(deltas(even, [3, 1, 1, 1], { sides })).toEqual([-16, 0, 0, 0])
    expect(deltas(even, [3, 1, 3, 3], { sides })).toEqual([-16, 16, -16, -16])
  })

  it('takes K 40 for the first 30 matches of a seat, then 20', () => {
    expect([0, 29, 30, 500].map(usualK)).toEqual([40, 40, 20, 20])
    const seats = [29, 30].map((matches, side) => ({ rating: 1500, matches, place: side + 1, side }))
    expect(ratingChanges({ seats, teams: false })).toEqual([
      { delta: 20, expected: 0.5, result: 1, k: 40 },
      { delta: -10, expected: 0.5, result: 0, k: 20 },
    ])
  })

  it('moves partners alike, also when only one of them is past the first 30 matches', () => {
    const seats = [0, 5, 30, 5].map((matches, seat) => ({
      rating: 1500,
      matches,
      side: seat % 2,
      place: 1 + (seat % 2),
    }))
    expect(ratingChanges({ seats, teams: true }).map(({ delta }) => delta)).toEqual([15, -20, 15, -20])
  })

  it('keeps the sum of all ratings when everybody has the same K', () => {
    const sum = deltas([1320, 1980, 1504, 1611], [3, 1, 1, 4]).reduce((total, delta) => total + delta, 0)
    expect(sum).toBeCloseTo(0, 2)
  })

  it('tells before the match what is at stake', () => {
    const seats = [1500, 1600].map((rating, side) => ({ rating, matches: 0, side }))
    const [lower, higher] = stakes({ seats, teams: false })
    expect(lower?.win).toBeCloseTo(25.603, 3)
    expect(lower?.draw).toBeCloseTo(5.603, 3)
    expect(lower?.lose).toBeCloseTo(-14.397, 3)
    expect(higher?.win).toBeCloseTo(14.397, 3)
  })
})
