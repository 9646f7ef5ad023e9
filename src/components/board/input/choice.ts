import type { Placement } from '../../../engine/board/legality'
import type { End } from '../../../engine/board/line'
import type { Tile } from '../../../engine/board/tile'

/** The tile that was taken up, waiting for an end. */
export type Choice = Tile | null

/** Where a tile may go: the ends, or null in a list of its own for the opening tile. */
export type Targets = ReadonlyMap<Tile, readonly (End | null)[]>

export type ChoiceAction =
  | { readonly type: 'tapTile'; readonly tile: Tile }
  | { readonly type: 'tapEnd'; readonly end: End | null }
  | { readonly type: 'drop'; readonly tile: Tile; readonly end: End | null }
  | { readonly type: 'cancel' }

export type Chosen = { readonly choice: Choice; readonly place: Placement | null }

export function targetsOf(placements: readonly Placement[]): Targets {
  const targets = new Map<Tile, (End | null)[]>()
  for (const { tile, end } of placements) targets.set(tile, [...(targets.get(tile) ?? []), end])
  return targets
}

/**
 * What a tap comes to. The first on a playable tile takes it up; then a tap on an end places it. A second tap on a tile
 * with one place to go places it there too; on a tile with several it puts the tile down again. With `oneTap` the first
 * tap on a tile with one place to go places it.
 */
export function choose(choice: Choice, action: ChoiceAction, targets: Targets, oneTap = false): Chosen {
  const placing = (tile: Tile, end: End | null): Chosen =>
    targets.get(tile)?.includes(end) ? { choice: null, place: { tile, end } } : { choice, place: null }
  switch (action.type) {
    case 'tapTile': {
      const ends = targets.get(action.tile)
      if (!ends) return { choice: null, place: null }
      const [only, ...others] = ends
      if (oneTap && only !== undefined && others.length === 0) return placing(action.tile, only)
      if (choice !== action.tile) return { choice: action.tile, place: null }
      return only !== undefined && others.length === 0 ? placing(action.tile, only) : { choice: null, place: null }
    }
    case 'tapEnd':
      return choice ? placing(choice, action.end) : { choice, place: null }
    case 'drop':
      return placing(action.tile, action.end)
    case 'cancel':
      return { choice: null, place: null }
  }
}
