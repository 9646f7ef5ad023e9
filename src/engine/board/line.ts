import type { Pip, Tile } from './tile'

/** The places where a line may grow. `up` and `down` are the two side arms of a spinner (R3.4). */
export type End = 'left' | 'right' | 'up' | 'down'

export const ENDS: readonly End[] = ['left', 'right', 'up', 'down']

/**
 * A tile as it lies. `end` is the end it was joined to, null for the opening tile. `halves` reads outward from the
 * line: the joined half first, the new open half second; for the opening tile left half first (R3.1).
 */
export type Laid = {
  readonly tile: Tile
  readonly end: End | null
  readonly halves: readonly [Pip, Pip]
}

/** The tiles on the table in the order they were placed. */
export type Line = readonly Laid[]

/** An open end and the pips of the half that a tile must match there. */
export type OpenEnd = { readonly end: End; readonly value: Pip }

/** What one tile contributes to the count (R4.2–4). `end` is null for a lone double, which counts once. */
export type Counted = { readonly end: End | null; readonly tile: Tile; readonly pips: number }

/** The count over the open ends and the points it is worth. */
export type Count = { readonly counted: readonly Counted[]; readonly count: number; readonly points: number }
