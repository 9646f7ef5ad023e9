import type { End } from '../../../engine/board/line'
import type { Arms } from './arms'
import { type Reach, type Room, type Snake, snake } from './snake'

/** How far something reaches from the root's centre, in half tiles. */
export type Bounds = { readonly left: number; readonly right: number; readonly top: number; readonly bottom: number }

/** A line laid around its root, which lies at the origin. */
export type Layout = {
  readonly snakes: ReadonlyMap<End, Snake>
  readonly bounds: Bounds
  /** How often its arms turn. */
  readonly turns: number
}

/** Where the rows turn, in half tiles from the root's centre: each arm of four has a wall of its own. */
export type Walls = Readonly<Record<End, number>>

/** Between an arm that turns back and the arm it comes near to, in half tiles. */
const GAP = 0.5

/** How an arm's own directions lie on the table: outward and to the side it turns to, like a pinwheel. */
export const TURNS: Readonly<Record<End, (u: number, v: number) => readonly [number, number]>> = {
  right: (u, v) => [u, v],
  down: (u, v) => [-v, u],
  left: (u, v) => [-u, -v],
  up: (u, v) => [v, -u],
}

const OPPOSITE: Readonly<Record<End, End>> = { left: 'right', right: 'left', up: 'down', down: 'up' }

export function isCrossed({ arms }: Arms): boolean {
  return arms.has('up')
}

/** The room of one arm between the walls: of two, the arms share them; of four, each keeps to its quarter. */
export function roomOf(end: End, arms: Arms, walls: Walls): Room {
  const { double } = arms.root
  return {
    start: double && end !== 'up' && end !== 'down' ? 0.5 : 1,
    uMax: walls[end],
    uMin: isCrossed(arms) ? 1 + GAP : -walls[OPPOSITE[end]],
    bends: !double,
  }
}

/** How far an arm reaches on the table. */
export function armBounds(end: End, { uMin, uMax, vMin, vMax }: Reach): Bounds {
  const [[x1, y1], [x2, y2]] = [TURNS[end](uMin, vMin), TURNS[end](uMax, vMax)]
  return { left: Math.min(x1, x2), right: Math.max(x1, x2), top: Math.min(y1, y2), bottom: Math.max(y1, y2) }
}

export function rootBounds({ root: { double } }: Arms): Bounds {
  const [x, y] = double ? [0.5, 1] : [1, 0.5]
  return { left: -x, right: x, top: -y, bottom: y }
}

export function around(a: Bounds, b: Bounds): Bounds {
  return {
    left: Math.min(a.left, b.left),
    right: Math.max(a.right, b.right),
    top: Math.min(a.top, b.top),
    bottom: Math.max(a.bottom, b.bottom),
  }
}

/**
 * The layout of a line between given walls; null where they are too near. These are the layouts that are considered: all
 * that one gets by putting the walls anywhere. Each arm starts straight from the root and turns only at a wall, as late
 * as it can, always to the same side (the arms right, down, left and up to their right hand). With two arms both turn at
 * the same two walls, one above the other; with four each stays in the quarter that it turns into, so that `fitLargest` may
 * give each walls of its own. Null also where the layout would be higher than `height`.
 */
export function layoutBetween(arms: Arms, walls: Walls, height = Number.POSITIVE_INFINITY): Layout | null {
  const snakes = new Map<End, Snake>()
  let bounds = rootBounds(arms)
  let turns = 0
  let depth = height
  for (const [end, links] of arms.arms) {
    const laid = snake(links, roomOf(end, arms, walls), depth)
    if (!laid) return null
    if (!isCrossed(arms)) depth -= laid.reach.vMax
    snakes.set(end, laid)
    bounds = around(bounds, armBounds(end, laid.reach))
    turns += laid.turns
  }
  if (bounds.bottom - bounds.top > height) return null
  return { snakes, bounds, turns }
}
