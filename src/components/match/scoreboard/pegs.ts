/** Holes of a cribbage board for each side: two streets of thirty and the last hole. A hole is five points. */
export const BOARD_HOLES = 61
/** Holes of the street below nothing. */
export const MINUS_HOLES = 20
export const POINTS_A_HOLE = 5

/** Where a peg stands. `hole` counts from 1 along its street, 0 at the start; `lap` counts how often the street was left behind. */
export type PegSpot = {
  readonly street: 'start' | 'board' | 'minus'
  readonly hole: number
  readonly lap: number
}

/** The hole for a score in points, a multiple of five of any size: beyond a street's end its holes begin anew. */
export function pegsOf(score: number): PegSpot {
  const holes = Math.abs(score) / POINTS_A_HOLE
  if (holes === 0) return { street: 'start', hole: 0, lap: 0 }
  const street = score > 0 ? 'board' : 'minus'
  const length = score > 0 ? BOARD_HOLES : MINUS_HOLES
  return { street, hole: ((holes - 1) % length) + 1, lap: Math.floor((holes - 1) / length) }
}
