/** How a hand is set out: the width of a tile and the gap in pixels, and the tiles in a row. */
export type HandGrid = {
  readonly tileWidth: number
  readonly gap: number
  readonly columns: number
  readonly rows: number
}

const GAP = 6
const SMALLEST = 30

/**
 * The widest tiles with which a hand stands in few rows: one or two, a third only where tiles would become too small
 * to touch. Tiles are twice as high as wide. A single row is taken where its tiles are at least `inOneRow` wide.
 */
export function handGrid(count: number, width: number, largest: number, inOneRow = 44): HandGrid {
  const inRows = (rows: number): HandGrid => {
    const columns = Math.max(1, Math.ceil(count / rows))
    const tileWidth = Math.min(largest, Math.floor((width - GAP * (columns - 1)) / columns))
    return { tileWidth, gap: GAP, columns, rows }
  }
  const [one, two, three] = [inRows(1), inRows(2), inRows(3)]
  if (one.tileWidth >= Math.min(largest, inOneRow)) return one
  if (two.tileWidth >= 38) return { ...two, tileWidth: Math.min(two.tileWidth, 46) }
  if (three.tileWidth > two.tileWidth) return { ...three, tileWidth: Math.max(SMALLEST, Math.min(three.tileWidth, 40)) }
  return { ...two, tileWidth: Math.max(SMALLEST, two.tileWidth) }
}
