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

/** From row to row: a tile stands between them, so that even doubles in both rows keep apart. */
const PITCH = 3
/** A straight double keeps room behind it, so that the next tile needn't turn at its long side. */
const ROOM_FOR_DOUBLE = 3

type Head = {
  /** The edge that the next tile joins when it goes on straight. */
  readonly edge: number
  readonly row: number
  readonly way: 1 | -1
  /** The last half, where the line may turn; null at a double. */
  readonly bend: number | null
  /** A tile already stands between this row and the next: the next one starts the new row. */
  readonly turning: boolean
}

function straightRoom({ edge, way }: Head, { uMin, uMax }: Room): number {
  return way > 0 ? uMax - edge : edge - uMin
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

/** The tile that leaves the row: its near half lies beside the last half. */
function standBetween(head: Head, bend: number): [Spot, Head] {
  return [
    { u: bend, v: head.row + 1.5, du: 0, dv: 1, across: false },
    { ...head, turning: true },
  ]
}

/** The tile that begins the next row, back the other way. */
function beginRow(head: Head, bend: number): [Spot, Head] {
  const way = head.way > 0 ? -1 : 1
  const row = head.row + PITCH
  const edge = bend + 1.5 * way
  return [
    { u: bend + way / 2, v: row, du: way, dv: 0, across: false },
    { edge, row, way, bend: edge - way / 2, turning: false },
  ]
}

function fits({ u, v, du, across }: Spot, room: Room): boolean {
  const lengthwise = (du !== 0) !== across
  const [reachU, reachV] = lengthwise ? [1, 0.5] : [0.5, 1]
  return v + reachV <= room.vMax && u + reachU <= room.uMax && (v === 0 || u - reachU >= room.uMin)
}

/** Where the next tile's near half would come to lie. */
function tipOf(head: Head, room: Room): { u: number; v: number } {
  if (head.turning && head.bend !== null) return { u: head.bend, v: head.row + PITCH }
  if (head.bend === null || straightRoom(head, room) >= 2) return { u: head.edge + head.way / 2, v: head.row }
  return { u: head.bend, v: head.row + 1 }
}

/** Lays an arm in rows to and fro, turning where the room ends. Null when the room is too small. */
export function snake(links: readonly Link[], room: Room): Snake | null {
  let head: Head = { edge: room.start, row: 0, way: 1, bend: room.bends ? room.start - 0.5 : null, turning: false }
  const spots: Spot[] = []
  for (const { double } of links) {
    let spot: Spot
    if (head.turning && head.bend !== null) [spot, head] = beginRow(head, head.bend)
    else if (head.bend === null || straightRoom(head, room) >= (double ? ROOM_FOR_DOUBLE : 2))
      [spot, head] = goStraight(head, double)
    else [spot, head] = standBetween(head, head.bend)
    if (!fits(spot, room)) return null
    spots.push(spot)
  }
  const tip = tipOf(head, room)
  const tipFits = tip.v + 0.5 <= room.vMax && tip.u + 0.5 <= room.uMax && (tip.v === 0 || tip.u - 0.5 >= room.uMin)
  return tipFits ? { spots, tip } : null
}
