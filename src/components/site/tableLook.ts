/** Which tiles lie on the table and what it is covered with. Kept in cookies, so that the first paint is already right. */
export const TILE_SETS = ['ivory', 'ebony', 'bright'] as const
export type TileSet = (typeof TILE_SETS)[number]
export const TABLE_COLOURS = ['green', 'blue', 'walnut'] as const
export type TableColour = (typeof TABLE_COLOURS)[number]
export type TableLook = { readonly tiles: TileSet; readonly table: TableColour }

export const TILES_COOKIE = 'tiles'
export const TABLE_COOKIE = 'table'

/** The first of each where nothing is kept, or nothing that is known. */
export function tableLook(tiles: string | undefined, table: string | undefined): TableLook {
  return {
    tiles: TILE_SETS.find((set) => set === tiles) ?? 'ivory',
    table: TABLE_COLOURS.find((colour) => colour === table) ?? 'green',
  }
}
