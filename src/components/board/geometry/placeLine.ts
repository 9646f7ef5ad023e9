import type { End, Line } from '../../../engine/board/line'
import type { Pip, Tile } from '../../../engine/board/tile'
import { type Arms, armsOf, openingOffset } from './arms'
import { type Room, type Snake, snake } from './snake'

/** Pixels. */
export type Size = { readonly width: number; readonly height: number }

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

/** Between an arm that turns back and the arm it comes near to, in half tiles. */
const GAP = 0.5
const STEP = 0.97
const REFINEMENTS = 7
const SHARES = [0.5, 0.38, 0.62, 0.27, 0.73, 0.16, 0.84]

/** How an arm's own directions lie on the table: outward and to the side it turns to, like a pinwheel. */
const TURNS: Readonly<Record<End, (u: number, v: number) => readonly [number, number]>> = {
  right: (u, v) => [u, v],
  down: (u, v) => [-v, u],
  left: (u, v) => [-u, -v],
  up: (u, v) => [v, -u],
}

/** The room of each arm when the root lies at `anchor` on a table of `width` × `height` half tiles. */
function roomOf(end: End, { root, arms }: Arms, table: Size, { x, y }: Anchor): Room {
  const [toRight, toBottom] = [table.width - x, table.height - y]
  const crossed = arms.has('up')
  const side = end === 'up' || end === 'down'
  const outward = { right: toRight, down: toBottom, left: x, up: y }[end]
  const sideward = { right: toBottom, down: x, left: y, up: toRight }[end]
  const backward = { right: -x, down: -y, left: -toRight, up: -toBottom }[end]
  return {
    start: root.double && !side ? 0.5 : 1,
    uMax: outward,
    uMin: crossed ? 1 + GAP : backward,
    vMax: crossed ? sideward : Number.POSITIVE_INFINITY,
    bends: !root.double,
  }
}

function place(line: Line, open: readonly End[], { root, arms }: Arms, snakes: ReadonlyMap<End, Snake>): Unplaced {
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

function boundsOf({ tiles, ends }: Unplaced) {
  const boxes = [
    ...tiles.map(({ x, y, vertical }) => ({ x, y, rx: vertical ? 0.5 : 1, ry: vertical ? 1 : 0.5 })),
    ...ends.map(({ x, y }) => ({ x, y, rx: 0.5, ry: 0.5 })),
  ]
  return {
    left: Math.min(...boxes.map(({ x, rx }) => x - rx)),
    right: Math.max(...boxes.map(({ x, rx }) => x + rx)),
    top: Math.min(...boxes.map(({ y, ry }) => y - ry)),
    bottom: Math.max(...boxes.map(({ y, ry }) => y + ry)),
  }
}

/** The wanted coordinate of the root, moved no more than it takes to keep everything from `low` to `high` on the table. */
function shifted(wanted: number, low: number, high: number, room: number): number | null {
  if (high - low > room + 1e-9) return null
  return Math.min(room - high, Math.max(-low, wanted))
}

type Attempt = { readonly placed: Unplaced; readonly anchor: Anchor }

function attemptAt(line: Line, open: readonly End[], arms: Arms, table: Size, anchor: Anchor): Attempt | null {
  const snakes = new Map<End, Snake>()
  for (const [end, links] of arms.arms) {
    const laid = snake(links, roomOf(end, arms, table, anchor))
    if (!laid) return null
    snakes.set(end, laid)
  }
  const placed = place(line, open, arms, snakes)
  const { left, right, top, bottom } = boundsOf(placed)
  const x = shifted(anchor.x, left, right, table.width)
  const y = shifted(anchor.y, top, bottom, table.height)
  return x === null || y === null ? null : { placed, anchor: { x, y } }
}

/** Places to put the root, the most wanted first: the opening tile in the middle, so that what lies there stays. */
function anchorsFor(arms: Arms, { width, height }: Size): Anchor[] {
  const shift = Math.min(width / 5, Math.max(-width / 5, -openingOffset(arms)))
  const wanted = { x: width / 2 + shift, y: height / 2 }
  const rows = arms.arms.has('up') ? SHARES : [0.5]
  return [wanted, ...rows.flatMap((y) => SHARES.map((x) => ({ x: width * x, y: height * y })))]
}

function attempt(line: Line, open: readonly End[], arms: Arms, size: Size, half: number): Attempt | null {
  const table = { width: size.width / half, height: size.height / half }
  for (const anchor of anchorsFor(arms, table)) {
    const found = attemptAt(line, open, arms, table, anchor)
    if (found) return found
  }
  return null
}

/** Whether a line can be laid on the table with half tiles of this side in pixels. */
export function fitsAt(line: Line, open: readonly End[], size: Size, half: number): boolean {
  const arms = armsOf(line, open)
  return arms !== null && attempt(line, open, arms, size, half) !== null
}

/** The largest scale that fits, between one that does and one that doesn't. */
function refine(tryAt: (half: number) => Attempt | null, fitting: { half: number; found: Attempt }, failing: number) {
  let best = fitting
  let above = failing
  for (let round = 0; round < REFINEMENTS; round++) {
    const half = (best.half + above) / 2
    const found = tryAt(half)
    if (found) best = { half, found }
    else above = half
  }
  return best
}

/**
 * Lays a line on a table as one would by hand: doubles across, turning where the table ends, never over itself; with
 * side arms, four arms that each keep to their own quarter. Tiles and the places at the open ends all lie within
 * `size`, at the largest scale that fits and is not above `largest` (pixels a half tile); larger ones that would do over
 * less than three percent may be passed by.
 */
export function placeLine(
  line: Line,
  open: readonly End[],
  size: Size,
  largest = Number.POSITIVE_INFINITY,
): PlacedLine {
  const arms = armsOf(line, open)
  const area = Math.sqrt((size.width * size.height) / (2 * Math.max(1, line.length)))
  const start = Math.min(largest, area, size.width, size.height)
  if (!arms || !(start > 0))
    return { half: Math.max(0, Math.min(largest, size.width / 4, size.height / 4)), tiles: [], ends: [] }
  const tryAt = (half: number) => attempt(line, open, arms, size, half)
  let half = start
  let found = tryAt(half)
  while (!found) {
    const above = half
    half *= STEP
    const next = tryAt(half)
    if (next) ({ half, found } = refine(tryAt, { half, found: next }, above))
  }
  const { placed, anchor } = found
  const onTable = <Thing extends { x: number; y: number }>(thing: Thing): Thing => ({
    ...thing,
    x: (anchor.x + thing.x) * half,
    y: (anchor.y + thing.y) * half,
  })
  return { half, tiles: placed.tiles.map(onTable), ends: placed.ends.map(onTable) }
}
