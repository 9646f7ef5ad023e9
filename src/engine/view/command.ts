import type { End } from '../board/line'
import type { Pip, Tile } from '../board/tile'

/** What a person or bot may wish for its seat. `left` says which half of an opening tile lies to the left. */
export type SeatCommand =
  | {
      readonly type: 'place'
      readonly seat: number
      readonly tile: Tile
      readonly end: End | null
      readonly left?: Pip
    }
  | { readonly type: 'ready'; readonly seat: number }
  | { readonly type: 'resign'; readonly seat: number }

/** The wish to place a tile. */
export type PlaceCommand = Extract<SeatCommand, { readonly type: 'place' }>
