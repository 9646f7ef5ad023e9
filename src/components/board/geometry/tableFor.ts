import type { End, Line } from '../../../engine/board/line'
import type { Size } from './fit'
import { type PlacedLine, placeGrown, placeLine } from './placeLine'

/** Smaller half tiles are hard to read and to hit, in pixels: from there on the table grows beyond what is seen of it. */
export const SMALLEST_HALF = 16
/** From a tip to the table's edge where it may be scrolled: what can be touched there is larger than half a tile. */
const MARGIN = 16
/** A line on a table that may be larger than what is seen of it; `table` is its size in pixels. */
export type Tabled = { readonly placed: PlacedLine; readonly table: Size; readonly pans: boolean }

function withMargin({ half, tiles, ends }: PlacedLine, { width, height }: Size): Omit<Tabled, 'pans'> {
  const move = <Thing extends { x: number; y: number }>(thing: Thing): Thing => ({
    ...thing,
    x: thing.x + MARGIN,
    y: thing.y + MARGIN,
  })
  const table = { width: width + 2 * MARGIN, height: height + 2 * MARGIN }
  return { placed: { half, tiles: tiles.map(move), ends: ends.map(move) }, table }
}

/**
 * The line within what is seen of the table while half tiles of `SMALLEST_HALF` fit there. Beyond that the tiles stay as
 * large as that and the table grows downwards, or sideways where it is wide and low, by no more than it takes.
 */
export function tableFor(line: Line, open: readonly End[], seen: Size, largest: number): Tabled {
  const placed = placeLine(line, open, seen, largest)
  if (placed.half >= SMALLEST_HALF || placed.tiles.length === 0) return { placed, table: seen, pans: false }
  const inner = { width: seen.width - 2 * MARGIN, height: seen.height - 2 * MARGIN }
  const side = seen.width > 2 * seen.height ? 'width' : 'height'
  for (let least = 0; ; least += 2 * SMALLEST_HALF) {
    const room = { width: Math.max(inner.width, least), height: Math.max(inner.height, least) }
    const grown = placeGrown(line, open, room, SMALLEST_HALF, side)
    if (grown) return { ...withMargin(grown.placed, grown.size), pans: true }
  }
}
