/** The pips of one half of a tile, 0–6. */
export type Pip = 0 | 1 | 2 | 3 | 4 | 5 | 6

/** A tile of the double-six set, named high half first: `6-3`, never `3-6`. */
export type Tile = `${Pip}-${Pip}`

export const PIPS: readonly Pip[] = [0, 1, 2, 3, 4, 5, 6]

/** The tile with these two halves, in either order. */
export function tileOf(a: Pip, b: Pip): Tile {
  return a >= b ? `${a}-${b}` : `${b}-${a}`
}

/** The two halves of a tile, high half first. */
export function halvesOf(tile: Tile): readonly [Pip, Pip] {
  return [Number(tile[0]) as Pip, Number(tile[2]) as Pip]
}

export function isDouble(tile: Tile): boolean {
  return tile[0] === tile[2]
}

/** The pip total of a tile, 0–12. */
export function pipsOf(tile: Tile): number {
  const [high, low] = halvesOf(tile)
  return high + low
}

export function hasPip(tile: Tile, pip: Pip): boolean {
  const [high, low] = halvesOf(tile)
  return high === pip || low === pip
}

/** The half of a tile that is left when `inner` is joined to the line. */
export function otherHalf(tile: Tile, inner: Pip): Pip {
  const [high, low] = halvesOf(tile)
  return high === inner ? low : high
}

/** The 28 tiles in the order that the shuffle starts from: 0-0, 1-0, 1-1, 2-0, … 6-6 (R9.5). */
export const ALL_TILES: readonly Tile[] = PIPS.flatMap((high) =>
  PIPS.filter((low) => low <= high).map((low) => tileOf(high, low)),
)

/** Whether a text names a tile high half first. */
export function isTile(text: string): text is Tile {
  return (ALL_TILES as readonly string[]).includes(text)
}

/** The pip total of several tiles. */
export function pipsIn(tiles: readonly Tile[]): number {
  return tiles.reduce((sum, tile) => sum + pipsOf(tile), 0)
}
