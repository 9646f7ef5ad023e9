import { expect, test } from 'vitest'
import { FIGURE, strokeOf } from '../../../../src/components/match/scoreboard/strokes'
import { POINTS_A_STROKE, STROKES_A_FIGURE, tallyOf } from '../../../../src/components/match/scoreboard/tally'

test('R1 tally: the strokes of each score from −300 to 700 come to exactly it', () => {
  for (let score = -300; score <= 700; score += 5) {
    const { owed, figures } = tallyOf(score)
    const strokes = figures.reduce((sum, one) => sum + one, 0)
    expect((owed ? -strokes : strokes) * POINTS_A_STROKE + 0).toBe(score)
    expect(figures.every((one) => one >= 1 && one <= STROKES_A_FIGURE)).toBe(true)
    expect(figures.slice(0, -1).every((one) => one === STROKES_A_FIGURE)).toBe(true)
  }
})

test('R1 tally: fifty is one whole figure, the next five begin another', () => {
  expect(tallyOf(50)).toEqual({ owed: false, figures: [10] })
  expect(tallyOf(55)).toEqual({ owed: false, figures: [10, 1] })
  expect(tallyOf(-15)).toEqual({ owed: true, figures: [3] })
  expect(tallyOf(0)).toEqual({ owed: false, figures: [] })
})

/** The ends of a stroke's path. */
function endsOf(path: string): { from: [number, number]; to: [number, number] } {
  const [x1 = 0, y1 = 0, , , x2 = 0, y2 = 0] = (path.match(/[\d.]+/g) ?? []).map(Number)
  return { from: [x1, y1], to: [x2, y2] }
}

test('R1 tally: a figure is built up of a large X and then a small x above, right, below and left', () => {
  for (const figure of [0, 1, 5, 13]) {
    const middles = Array.from({ length: STROKES_A_FIGURE }, (_, stroke) => {
      const { from, to } = endsOf(strokeOf(figure, stroke).path)
      for (const one of [...from, ...to]) {
        expect(one).toBeGreaterThanOrEqual(0)
        expect(one).toBeLessThanOrEqual(FIGURE)
      }
      // The first of two rises to the right, the second falls.
      expect(Math.sign((from[1] - to[1]) * (from[0] - to[0]))).toBe(stroke % 2 === 0 ? -1 : 1)
      return [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2, Math.hypot(from[0] - to[0], from[1] - to[1])] as const
    })
    const nameOf = ([x, y, length]: readonly [number, number, number]) => {
      if (length > FIGURE * 0.8) return 'large'
      const [dx, dy] = [x - FIGURE / 2, y - FIGURE / 2]
      return Math.abs(dx) > Math.abs(dy) ? (dx > 0 ? 'right' : 'left') : dy > 0 ? 'below' : 'above'
    }
    const names = ['large', 'above', 'right', 'below', 'left'].flatMap((name) => [name, name])
    expect(middles.map(nameOf)).toEqual(names)
  }
})
