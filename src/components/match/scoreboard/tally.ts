/** Points of a stroke, and strokes of a whole figure: a large X and a small x in each of its four spaces, fifty points. */
export const POINTS_A_STROKE = 5
export const STROKES_A_FIGURE = 10

/** A score on paper: its figures from the first to the one being built up, each with the strokes it has. */
export type Tally = { readonly owed: boolean; readonly figures: readonly number[] }

/**
 * The figures for a score in points, a multiple of five. A figure is built up in this order: one stroke of the large X
 * (5), the other (10), then the small x above, right, below and left, two strokes each (20, 30, 40, 50). What is below
 * nothing is drawn the same way, as owed.
 */
export function tallyOf(score: number): Tally {
  const strokes = Math.abs(score) / POINTS_A_STROKE
  const whole = Math.floor(strokes / STROKES_A_FIGURE)
  const rest = strokes % STROKES_A_FIGURE
  const figures = Array<number>(whole).fill(STROKES_A_FIGURE)
  return { owed: score < 0, figures: rest > 0 ? [...figures, rest] : figures }
}
