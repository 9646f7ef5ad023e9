import type { Tile } from '../board/tile'
import type { ForcedBy, OpenEvent } from '../view/view'

/** The whole deal of a round; hidden from every viewer but for its own hand. */
export type RoundDealt = {
  readonly type: 'roundDealt'
  readonly at: number
  readonly round: number
  readonly leader: number
  readonly hands: readonly (readonly Tile[])[]
  readonly boneyard: readonly Tile[]
}

export type TileDrawn = {
  readonly type: 'tileDrawn'
  readonly at: number
  readonly seat: number
  readonly by: ForcedBy
  readonly overtimeMs: number
  readonly tile: Tile
}

/** A fact of the log. `at` is milliseconds since the match began. */
export type MatchEvent = OpenEvent | RoundDealt | TileDrawn
