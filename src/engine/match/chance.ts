/** Draws a number below n, for 1 ≤ n ≤ 2³². */
export type Draws = (n: number) => number

/** The stream for one purpose, round (from 1) and attempt (from 0), as R9.4 names them. */
export type Chance = (purpose: 'deal' | 'lot', round: number, attempt: number) => Draws
