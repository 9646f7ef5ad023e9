import { armsOf } from '../../../src/components/board/geometry/arms'
import type { Size } from '../../../src/components/board/geometry/fit'
import { layoutBetween, type Walls } from '../../../src/components/board/geometry/layouts'
import type { End, Line } from '../../../src/engine/board/line'

/** Between one wall that is tried and the next, in half tiles; no tile's edge lies between. */
const GRID = 0.5

/** How wide and high a layout is, in half tiles, measured by its tiles and tips rather than by what it says of itself. */
function extentOf(line: Line, open: readonly End[], walls: Walls): Size | null {
  const arms = armsOf(line, open)
  const layout = arms && layoutBetween(arms, walls)
  if (!arms || !layout) return null
  const turn = { right: [1, 0], down: [0, 1], left: [-1, 0], up: [0, -1] } as const
  const [xs, ys]: [number[], number[]] = [[], []]
  const reach = (x: number, y: number, dx: number, dy: number) => {
    xs.push(x - dx, x + dx)
    ys.push(y - dy, y + dy)
  }
  reach(0, 0, arms.root.double ? 0.5 : 1, arms.root.double ? 1 : 0.5)
  for (const [end, { spots, tip }] of layout.snakes) {
    const [c, s] = turn[end]
    const onTable = (u: number, v: number) => [u * c - v * s, u * s + v * c] as const
    for (const { u, v, du, across } of spots) {
      const [x, y] = onTable(u, v)
      const lengthwise = (du !== 0) !== across
      const flat = lengthwise === (c !== 0)
      reach(x, y, flat ? 1 : 0.5, flat ? 0.5 : 1)
    }
    const [x, y] = onTable(tip.u, tip.v)
    reach(x, y, 0.5, 0.5)
  }
  return { width: Math.max(...xs) - Math.min(...xs), height: Math.max(...ys) - Math.min(...ys) }
}

/** The walls that an arm alone can stand between, one for each way that it can lie. */
function wallsThatDiffer(line: Line, open: readonly End[], end: End, far: number): number[] {
  const arms = armsOf(line, open)
  const seen = new Set<string>()
  const walls: number[] = []
  for (let wall = GRID; wall <= far && arms; wall += GRID) {
    const others = { left: far, right: far, up: far, down: far }
    const laid = layoutBetween(arms, { ...others, [end]: wall })?.snakes.get(end)
    const look = JSON.stringify(laid?.spots)
    if (!laid || seen.has(look)) continue
    seen.add(look)
    walls.push(wall)
  }
  return walls
}

/** Whether a line has, or may get, side arms. */
export const isCrossed = (line: Line, open: readonly End[]): boolean =>
  [...open, ...line.map(({ end }) => end)].some((end) => end === 'up' || end === 'down')

/** The largest side of half a tile that any layout allows, by trying every one. */
export function largestOfAll(line: Line, open: readonly End[], size: Size): number {
  const far = 2 * line.length + 6
  const crossed = isCrossed(line, open)
  const grid = Array.from({ length: far / GRID }, (_, at) => (at + 1) * GRID)
  const of = (end: End) =>
    crossed ? wallsThatDiffer(line, open, end, far) : end === 'up' || end === 'down' ? [0] : grid
  let best = 0
  for (const left of of('left'))
    for (const right of of('right'))
      for (const up of of('up'))
        for (const down of of('down')) {
          const extent = extentOf(line, open, { left, right, up, down })
          if (extent) best = Math.max(best, Math.min(size.width / extent.width, size.height / extent.height))
        }
  return best
}
