import type { Link } from './arms'

/**
 * Where a tile lies on its arm, in half tiles from the root's centre: `u` outward in the arm's first direction, `v`
 * to the side that the arm turns to. (`du`, `dv`) points from the near to the far half; a double lies `across` it.
 */
export type Spot = {
  readonly u: number
  readonly v: number
  readonly du: number
  readonly dv: number
  readonly across: boolean
}

/** The room of an arm: the walls that its rows turn at. Only the first row may lie between 0 and `uMin`. */
export type Room = {
  /** Where the first tile joins the root. */
  readonly start: number
  readonly uMin: number
  readonly uMax: number
  /** Whether the root's last half may be turned at: not where the root is a double. */
  readonly bends: boolean
}

/** How far an arm and its tip reach from the root's centre, in half tiles. */
export type Reach = { readonly uMin: number; readonly uMax: number; readonly vMin: number; readonly vMax: number }

export type Snake = {
  readonly spots: readonly Spot[]
  readonly tip: { readonly u: number; readonly v: number }
  readonly reach: Reach
  /** How often it turns out of a row. */
  readonly turns: number
}

/** A column takes a double across: beside its last half it needs this much room more. */
const ROOM_TO_TURN = 0.5
/** A straight double keeps room behind it too: the next tile can't turn at its long side. */
const AFTER_DOUBLE = 2

type Head = {
  /** The edge that the next tile joins when it goes on straight. */
  readonly edge: number
  readonly row: number
  readonly way: 1 | -1
  /** The last half, where the line may turn; null at a double. */
  readonly bend: number | null
  /** The tiles between this row and the next, once there are any. */
  readonly column: Column | null
}

/** `foot` is the edge that the next tile joins; a new row can't begin under a double. */
type Column = { readonly foot: number; readonly endsInDouble: boolean }

function straightRoom({ edge, way }: Head, { uMin, uMax }: Room): number {
  return way > 0 ? uMax - edge : edge - uMin
}

function goesStraight(head: Head, room: Room, length: number): boolean {
  return head.column === null && (head.bend === null || straightRoom(head, room) >= length + ROOM_TO_TURN)
}

function goStraight(head: Head, double: boolean): [Spot, Head] {
  const { edge, row, way } = head
  if (double) {
    const spot = { u: edge + way / 2, v: row, du: way, dv: 0, across: true }
    return [spot, { ...head, edge: edge + way, bend: null }]
  }
  const end = edge + 2 * way
  return [
    { u: edge + way, v: row, du: way, dv: 0, across: false },
    { ...head, edge: end, bend: end - way / 2 },
  ]
}

/** A tile that leaves the row, or goes on leaving it. */
function goDown(head: Head, bend: number, double: boolean): [Spot, Head] {
  const top = head.column?.foot ?? head.row + 0.5
  const length = double ? 1 : 2
  return [
    { u: bend, v: top + length / 2, du: 0, dv: 1, across: double },
    { ...head, column: { foot: top + length, endsInDouble: double } },
  ]
}

/** The tile that begins the next row, back the other way: its near half lies at the column's foot. */
function beginRow(head: Head, bend: number, foot: number): [Spot, Head] {
  const way = head.way > 0 ? -1 : 1
  const row = foot + 0.5
  const edge = bend + 1.5 * way
  return [
    { u: bend + way / 2, v: row, du: way, dv: 0, across: false },
    { edge, row, way, bend: edge - way / 2, column: null },
  ]
}

type Box = { uMin: number; uMax: number; vMin: number; vMax: number }

/** Makes the box wide enough for a part of the arm; false if that lies beyond the walls. */
function take(box: Box, u: number, v: number, reachU: number, reachV: number, { uMin, uMax }: Room): boolean {
  if (u + reachU > uMax || (v !== 0 && u - reachU < uMin)) return false
  if (u - reachU < box.uMin) box.uMin = u - reachU
  if (u + reachU > box.uMax) box.uMax = u + reachU
  if (v - reachV < box.vMin) box.vMin = v - reachV
  if (v + reachV > box.vMax) box.vMax = v + reachV
  return true
}

/** Where the next tile's near half would come to lie. */
function tipOf(head: Head, room: Room): { u: number; v: number } {
  if (head.bend === null || goesStraight(head, room, 2)) return { u: head.edge + head.way / 2, v: head.row }
  return { u: head.bend, v: (head.column?.foot ?? head.row + 0.5) + 0.5 }
}

/**
 * Lays an arm in rows to and fro, each going on until the wall would be too near for the next tile. Doubles lie across
 * the line wherever they come: one that would begin a row lengthens the column before it. Null where the walls are too
 * near for any tile, or the arm would reach farther from its first row than `depth`.
 */
export function snake(links: readonly Link[], room: Room, depth = Number.POSITIVE_INFINITY): Snake | null {
  let head: Head = { edge: room.start, row: 0, way: 1, bend: room.bends ? room.start - 0.5 : null, column: null }
  let turns = 0
  const spots: Spot[] = []
  const box: Box = { uMin: room.start, uMax: room.start, vMin: -0.5, vMax: 0.5 }
  for (const { double } of links) {
    const { bend, column } = head
    let spot: Spot
    if (bend === null || goesStraight(head, room, double ? 1 + AFTER_DOUBLE : 2))
      [spot, head] = goStraight(head, double)
    else if (column && !column.endsInDouble && !double) [spot, head] = beginRow(head, bend, column.foot)
    else {
      if (!column) turns++
      ;[spot, head] = goDown(head, bend, double)
    }
    const lengthwise = (spot.du !== 0) !== spot.across
    if (!take(box, spot.u, spot.v, lengthwise ? 1 : 0.5, lengthwise ? 0.5 : 1, room) || box.vMax > depth) return null
    spots.push(spot)
  }
  const tip = tipOf(head, room)
  return take(box, tip.u, tip.v, 0.5, 0.5, room) && box.vMax <= depth ? { spots, tip, reach: box, turns } : null
}
