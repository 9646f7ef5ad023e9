import type { Pip } from '../../../engine/board/tile'

export type Point = { readonly x: number; readonly y: number }

/** From the middle of a half to its outer pips, in half tiles. */
const OFF = 0.245

const AT: Readonly<Record<string, Point>> = {
  nw: { x: -OFF, y: -OFF },
  n: { x: 0, y: -OFF },
  ne: { x: OFF, y: -OFF },
  w: { x: -OFF, y: 0 },
  mid: { x: 0, y: 0 },
  e: { x: OFF, y: 0 },
  sw: { x: -OFF, y: OFF },
  s: { x: 0, y: OFF },
  se: { x: OFF, y: OFF },
}

const UPRIGHT: readonly (readonly string[])[] = [
  [],
  ['mid'],
  ['ne', 'sw'],
  ['ne', 'mid', 'sw'],
  ['nw', 'ne', 'sw', 'se'],
  ['nw', 'ne', 'mid', 'sw', 'se'],
  ['nw', 'w', 'sw', 'ne', 'e', 'se'],
]

/**
 * Where the pips of a half lie around its middle. On an upright tile the six stands in two columns along the tile; on a
 * lying one everything is turned with it.
 */
export function pipPoints(pips: Pip, vertical: boolean): Point[] {
  const points = (UPRIGHT[pips] ?? []).flatMap((name) => AT[name] ?? [])
  return vertical ? points : points.map(({ x, y }) => ({ x: -y, y: x }))
}
