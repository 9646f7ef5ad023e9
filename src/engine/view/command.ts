import type { End } from '../board/line'
import type { Pip, Tile } from '../board/tile'

/**
 * What a person or bot may wish for its seat. `left` says which half of an opening tile lies to the left; `claim` names
 * the points of the placement where they must be claimed (R6.1), 0 or none says nothing. A draw or a pass is forced
 * (R5.2–3): the wish says only when.
 */
export type SeatCommand =
  | {
      readonly type: 'place'
      readonly seat: number
      readonly tile: Tile
      readonly end: End | null
      readonly left?: Pip
      readonly claim?: number
    }
  | { readonly type: 'draw'; readonly seat: number }
  | { readonly type: 'pass'; readonly seat: number }
  /** Names the points that the last placement missed (R6.3). */
  | { readonly type: 'muggins'; readonly seat: number; readonly points: number }
  /** Lets a finished round be settled without a call (R6.4). */
  | { readonly type: 'waive'; readonly seat: number }
  | { readonly type: 'ready'; readonly seat: number }
  | { readonly type: 'resign'; readonly seat: number }
  /** Says that the person at another seat, `of`, has been away too long: in a match without a clock that seat has left. */
  | { readonly type: 'claimSeat'; readonly seat: number; readonly of: number }

export type ClaimSeatCommand = Extract<SeatCommand, { readonly type: 'claimSeat' }>

/** The wish to place a tile. */
export type PlaceCommand = Extract<SeatCommand, { readonly type: 'place' }>
