import type { End, Line } from '../../../engine/board/line'
import type { Pip, Tile } from '../../../engine/board/tile'
import { type Arms, armsOf, openingOffset } from './arms'
import { type Fit, fitLargest, halfThatFits, type Size } from './fit'
import { isCrossed, type Layout, layoutBetween, TURNS } from './layouts'

/** A tile on the table: its centre in pixels; `halves` is left or upper half first. */
export type PlacedTile = {
  readonly tile: Tile
  readonly index: number
  readonly x: number
  readonly y: number
  readonly vertical: boolean
  readonly halves: readonly [Pip, Pip]
}

/** Where the next tile's near half would lie: the centre of a square as wide as half a tile. */
export type PlacedEnd = { readonly end: End; readonly x: number; readonly y: number }

/** A line on the table; `half` is the side of half a tile in pixels. */
export type PlacedLine = {
  readonly half: number
  readonly tiles: readonly PlacedTile[]
  readonly ends: readonly PlacedEnd[]
}

type Unplaced = Omit<PlacedLine, 'half'>
type Anchor = { readonly x: number; readonly y: number }

const SHARES = [0.5, 0.38, 0.62, 0.27, 0.73, 0.16, 0.84]
/** What one turn more weighs against lying farther from where one would look for it, in half tiles. */
const TURN_COST = 3
/** Longer than any line, in pixels. */
const ENDLESS = 1e6

function place(line: Line, open: readonly End[], { root, arms }: Arms, { snakes }: Layout): Unplaced {
  const tiles: PlacedTile[] = []
  const ends: PlacedEnd[] = []
  const tileAt = (index: number) => (line[index] as Line[number]).tile
  tiles.push({ tile: tileAt(root.index), index: root.index, x: 0, y: 0, vertical: root.double, halves: root.halves })
  for (const [end, { spots, tip }] of snakes) {
    const turn = TURNS[end]
    for (const [at, link] of (arms.get(end) ?? []).entries()) {
      const spot = spots[at]
      if (!spot) continue
      const [x, y] = turn(spot.u, spot.v)
      const [dx, dy] = turn(spot.du, spot.dv)
      const vertical = (dy !== 0) !== spot.across
      const halves: [Pip, Pip] = dx + dy > 0 ? [link.near, link.far] : [link.far, link.near]
      tiles.push({ tile: tileAt(link.index), index: link.index, x, y, vertical, halves })
    }
    const [x, y] = turn(tip.u, tip.v)
    if (open.includes(end)) ends.push({ end, x, y })
  }
  return { tiles: tiles.sort((a, b) => a.index - b.index), ends }
}

/** Where the root lies, in half tiles: as wanted, moved no more than it takes to keep everything on the table. */
function anchorOf({ bounds: { left, right, top, bottom } }: Layout, table: Size, wanted: Anchor): Anchor {
  const moved = (at: number, low: number, high: number, room: number) => Math.min(room - high, Math.max(-low, at))
  return { x: moved(wanted.x, left, right, table.width), y: moved(wanted.y, top, bottom, table.height) }
}

/** Where to put the root so that the opening tile, which lies there already, stays in the middle. */
function wantedAnchor(arms: Arms, { width, height }: Size): Anchor {
  const shift = Math.min(width / 5, Math.max(-width / 5, -openingOffset(arms)))
  return { x: width / 2 + shift, y: height / 2 }
}

/** At a scale that leaves room: turning at the table's edges with the root as near to the middle as can be. */
function fitRoomy(arms: Arms, size: Size, half: number): Fit | null {
  const table = { width: size.width / half, height: size.height / half }
  const rows = isCrossed(arms) ? SHARES : [0.5]
  const anchors = [
    wantedAnchor(arms, table),
    ...rows.flatMap((y) => SHARES.map((x) => ({ x: table.width * x, y: table.height * y }))),
  ]
  for (const { x, y } of anchors) {
    const walls = { left: x, right: table.width - x, up: y, down: table.height - y }
    const layout = layoutBetween(arms, walls, table.height)
    if (layout && halfThatFits(layout.bounds, size) >= half) return { layout, half }
  }
  return null
}

function laidOut(line: Line, open: readonly End[], arms: Arms, { layout, half }: Fit, anchor: Anchor): PlacedLine {
  const { tiles, ends } = place(line, open, arms, layout)
  const onTable = <Thing extends { x: number; y: number }>(thing: Thing): Thing => ({
    ...thing,
    x: (anchor.x + thing.x) * half,
    y: (anchor.y + thing.y) * half,
  })
  return { half, tiles: tiles.map(onTable), ends: ends.map(onTable) }
}

/**
 * Lays a line on a table as one would by hand: doubles across, turning where the table ends, never over itself; with
 * side arms, four arms that each keep to their own quarter. Tiles and the places at the open ends all lie within
 * `size`, at the largest scale at which any of the layouts of `layoutBetween` fits, but not above `largest` (pixels a
 * half tile).
 */
export function placeLine(
  line: Line,
  open: readonly End[],
  size: Size,
  largest = Number.POSITIVE_INFINITY,
): PlacedLine {
  const arms = armsOf(line, open)
  const none = { half: Math.max(0, Math.min(largest, size.width / 4, size.height / 4)), tiles: [], ends: [] }
  if (!arms || !(size.width > 0 && size.height > 0)) return none
  const wantedAt = (half: number) => wantedAnchor(arms, { width: size.width / half, height: size.height / half })
  const anchorAt = (layout: Layout, half: number) =>
    anchorOf(layout, { width: size.width / half, height: size.height / half }, wantedAt(half))
  const fit =
    (Number.isFinite(largest) && fitRoomy(arms, size, largest)) ||
    fitLargest(arms, size, largest, (layout, half) => {
      const [wanted, anchor] = [wantedAt(half), anchorAt(layout, half)]
      return Math.hypot(anchor.x - wanted.x, anchor.y - wanted.y) + TURN_COST * layout.turns
    })
  if (!fit) return none
  return laidOut(line, open, arms, fit, anchorAt(fit.layout, fit.half))
}

/**
 * The same with half tiles of `half` pixels on a table that is grown along one side, by as little as any layout needs;
 * null where the other side is too short.
 */
export function placeGrown(
  line: Line,
  open: readonly End[],
  size: Size,
  half: number,
  side: 'width' | 'height',
): { readonly placed: PlacedLine; readonly size: Size } | null {
  const arms = armsOf(line, open)
  const lengthOf = ({ bounds: { left, right, top, bottom } }: Layout) =>
    side === 'width' ? right - left : bottom - top
  const fit = arms && fitLargest(arms, { ...size, [side]: ENDLESS }, half, lengthOf)
  if (!fit || fit.half < half) return null
  const grown = { ...size, [side]: Math.max(size[side], Math.ceil(lengthOf(fit.layout) * half)) }
  const table = { width: grown.width / half, height: grown.height / half }
  return { placed: laidOut(line, open, arms, fit, anchorOf(fit.layout, table, wantedAnchor(arms, table))), size: grown }
}
