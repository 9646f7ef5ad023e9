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

/** The room of an arm. Only the first row may lie between 0 and `uMin`. */
export type Room = {
  /** Where the first tile joins the root. */
  readonly start: number
  readonly uMin: number
  readonly uMax: number
  readonly vMax: number
  /** Whether the root's last half may be turned at: not where the root is a double. */
  readonly bends: boolean
}

export type Snake = { readonly spots: readonly Spot[]; readonly tip: { readonly u: number; readonly v: number } }

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

function fits({ u, v, du, across }: Spot, room: Room): boolean {
  const lengthwise = (du !== 0) !== across
  const [reachU, reachV] = lengthwise ? [1, 0.5] : [0.5, 1]
  return v + reachV <= room.vMax && u + reachU <= room.uMax && (v === 0 || u - reachU >= room.uMin)
}

/** Where the next tile's near half would come to lie. */
function tipOf(head: Head, room: Room): { u: number; v: number } {
  if (head.bend === null || goesStraight(head, room, 2)) return { u: head.edge + head.way / 2, v: head.row }
  return { u: head.bend, v: (head.column?.foot ?? head.row + 0.5) + 0.5 }
}

/**
 * Lays an arm in rows to and fro, turning where the room ends. Doubles lie across the line wherever they come: one
 * that would begin a row lengthens the column before it. Null when the room is too small.
 */
export function snake(links: readonly Link[], room: Room): Snake | null {
  let head: Head = { edge: room.start, row: 0, way: 1, bend: room.bends ? room.start - 0.5 : null, column: null }
  const spots: Spot[] = []
  for (const { double } of links) {
    const { bend, column } = head
    let spot: Spot
    if (bend === null || goesStraight(head, room, double ? 1 + AFTER_DOUBLE : 2))
      [spot, head] = goStraight(head, double)
    else if (column && !column.endsInDouble && !double) [spot, head] = beginRow(head, bend, column.foot)
    else [spot, head] = goDown(head, bend, double)
    if (!fits(spot, room)) return null
    spots.push(spot)
  }
  const tip = tipOf(head, room)
  const tipFits = tip.v + 0.5 <= room.vMax && tip.u + 0.5 <= room.uMax && (tip.v === 0 || tip.u - 0.5 >= room.uMin)
  return tipFits ? { spots, tip } : null
}
