import { expect } from 'vitest'
import type { Size } from '../../../src/components/board/geometry/fit'
import type { PlacedLine, PlacedTile } from '../../../src/components/board/geometry/placeLine'
import type { End, Line } from '../../../src/engine/board/line'

type Box = { left: number; right: number; top: number; bottom: number }

function boxOf({ x, y, vertical }: PlacedTile, half: number): Box {
  const [rx, ry] = vertical ? [half / 2, half] : [half, half / 2]
  return { left: x - rx, right: x + rx, top: y - ry, bottom: y + ry }
}

function overlap(a: Box, b: Box, slack: number): boolean {
  const across = Math.min(a.right, b.right) - Math.max(a.left, b.left)
  const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
  return across > slack && down > slack
}

/** The squares of a tile's halves with their pips. */
function squares({ x, y, vertical, halves: [first, second] }: PlacedTile, half: number) {
  const [dx, dy] = vertical ? [0, half / 2] : [half / 2, 0]
  return [
    { x: x - dx, y: y - dy, pips: first },
    { x: x + dx, y: y + dy, pips: second },
  ]
}

/** Whether a half of one tile lies edge to edge with a half of the other that has the same pips. */
function joined(a: PlacedTile, b: PlacedTile, half: number): boolean {
  const near = (d: number) => Math.abs(Math.abs(d) - half) < half * 1e-6
  const beside = (d: number) => Math.abs(d) < half * 0.75
  return squares(a, half).some((one) =>
    squares(b, half).some(
      (other) =>
        one.pips === other.pips &&
        ((near(one.x - other.x) && beside(one.y - other.y)) || (near(one.y - other.y) && beside(one.x - other.x))),
    ),
  )
}

/** The tile that each later tile was joined to. */
function predecessor(line: Line, index: number): number {
  const end = line[index]?.end
  const before = line.slice(0, index).findLastIndex((laid) => laid.end === end)
  if (before >= 0) return before
  return end === 'left' || end === 'right' ? 0 : line.findIndex(({ tile }) => tile[0] === tile[2])
}

/** Whether a half of the neighbour lies against the middle of a double's long side, and on which side of it. */
function sideTaken(double: PlacedTile, neighbour: PlacedTile, half: number): 1 | -1 | null {
  const is = (d: number, wanted: number) => Math.abs(d - wanted) < half * 1e-6
  for (const { x, y } of squares(neighbour, half)) {
    const [along, across] = double.vertical ? [y - double.y, x - double.x] : [x - double.x, y - double.y]
    if (is(along, 0) && is(Math.abs(across), half)) return across > 0 ? 1 : -1
  }
  return null
}

/** Doubles lie across the line that they join, and the line goes on from the other long side. */
export function expectDoublesAcross(line: Line, { half, tiles }: PlacedLine): void {
  for (const [index, { tile }] of line.entries()) {
    const placed = tiles[index]
    if (!placed || tile[0] !== tile[2]) continue
    const joins = (other: number) => other > 0 && predecessor(line, other) === index
    const isArm = (end: End | null) => (end === 'up' || end === 'down') && end !== line[index]?.end
    const after = line.flatMap(({ end }, other) => (joins(other) && !isArm(end) ? [other] : []))
    const neighbours = index > 0 ? [predecessor(line, index), ...after] : after
    const sides = neighbours.map((other) => sideTaken(placed, tiles[other] as PlacedTile, half))
    if (sides.includes(null) || new Set(sides).size < sides.length) throw new Error(`${tile} does not lie across`)
  }
}

/** Nothing overlaps or sticks out of the table, and neighbours touch at halves with the same pips. */
export function expectLaidWell(line: Line, placed: PlacedLine, size: Size): void {
  const { half, tiles, ends } = placed
  const slack = half * 1e-6
  expect(tiles.map(({ tile }) => tile)).toEqual(line.map(({ tile }) => tile))
  const boxes = [
    ...tiles.map((tile) => boxOf(tile, half)),
    ...ends.map(({ x, y }) => ({ left: x - half / 2, right: x + half / 2, top: y - half / 2, bottom: y + half / 2 })),
  ]
  for (const [at, box] of boxes.entries()) {
    if (box.left < -slack || box.top < -slack || box.right > size.width + slack || box.bottom > size.height + slack)
      throw new Error(`${at} is off the table`)
    for (let other = 0; other < at; other++) {
      if (overlap(box, boxes[other] as Box, slack)) throw new Error(`${at} overlaps ${other}`)
    }
  }
  for (let index = 1; index < line.length; index++) {
    const [tile, before] = [tiles[index], tiles[predecessor(line, index)]]
    if (!tile || !before || !joined(tile, before, half)) throw new Error(`${index} does not touch its neighbour's half`)
  }
}
