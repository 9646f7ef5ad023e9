import type { End } from '../../../engine/board/line'
import type { Arms } from './arms'
import { armBounds, around, type Bounds, isCrossed, type Layout, layoutBetween, roomOf, rootBounds } from './layouts'
import { type Snake, snake } from './snake'

/** Pixels. */
export type Size = { readonly width: number; readonly height: number }

/** A layout, and the largest side of half a tile with which it lies within the size, in pixels. */
export type Fit = { readonly layout: Layout; readonly half: number }

/** Of layouts that are as large, the one with the least of this is taken. */
export type Cost = (layout: Layout, half: number) => number

const SLACK = 1e-9
/** A row decides whether to go on by no more than this much room beyond its last tile. */
const LOOK_AHEAD = 3.5

export function halfThatFits({ left, right, top, bottom }: Bounds, { width, height }: Size): number {
  return Math.min(width / (right - left), height / (bottom - top))
}

/** The best so far; scales above `largest` are as good as that. */
class Best {
  fit: Fit | null = null
  private cost = Number.POSITIVE_INFINITY

  constructor(
    private readonly size: Size,
    private readonly largest: number,
    private readonly costOf: Cost,
  ) {}

  get half(): number {
    return this.fit?.half ?? 0
  }

  /** Whether something that reaches so far could be as good. */
  mayTake(bounds: Bounds): boolean {
    return Math.min(this.largest, halfThatFits(bounds, this.size)) >= this.half * (1 - SLACK)
  }

  take(layout: Layout): void {
    const half = Math.min(this.largest, halfThatFits(layout.bounds, this.size))
    if (half < this.half * (1 - SLACK)) return
    const cost = this.costOf(layout, half)
    if (half <= this.half * (1 + SLACK) && cost >= this.cost) return
    this.fit = { layout, half }
    this.cost = cost
  }
}

/** How long the arms are when they never turn, with a tip and room to decide in, in half tiles. */
function straightLength({ arms }: Arms): number {
  const lengthOf = (links: readonly { double: boolean }[]) =>
    links.reduce((sum, { double }) => sum + (double ? 1 : 2), 0)
  return Math.max(...[...arms.values()].map(lengthOf)) + 2 + LOOK_AHEAD
}

/** What the tiles and tips cover, in squares of half a tile: no layout can be smaller. */
function areaOf({ arms }: Arms): number {
  return [...arms.values()].reduce((sum, links) => sum + 2 * links.length + 1, 2)
}

/** Where walls are tried, in half tiles: the edges of all tiles lie so far apart or a multiple of it, so that none between differs. */
const STEP = 0.5

/** All walls of two arms, but for those that can't be better than what is found already. */
function fitTwo(arms: Arms, size: Size, best: Best): void {
  const far = straightLength(arms)
  const area = areaOf(arms)
  const between = (left: number, right: number) => {
    const height = best.half > 0 ? size.height / best.half + SLACK : undefined
    const layout = layoutBetween(arms, { left, right, up: 0, down: 0 }, height)
    if (layout) best.take(layout)
  }
  // A first good one, so that most others needn't be looked at.
  for (let wall = STEP; wall <= far; wall += STEP) between(wall, wall)
  // What a scale allows and needs changes as better ones are found.
  const widest = () => size.width / best.half + 2 * LOOK_AHEAD
  const narrowest = () => ((best.half * area) / size.height) * (1 - SLACK)
  for (let left = STEP; left <= far && left <= widest(); left += STEP) {
    const first = STEP * Math.max(1, Math.ceil((narrowest() - left) / STEP))
    for (let right = first; right <= far && left + right <= widest(); right += STEP) between(left, right)
  }
}

type Choice = { readonly snake: Snake; readonly bounds: Bounds }

/** The ways an arm of four can lie, without those that reach no less far than another in both directions. */
function waysOf(arms: Arms, end: End): Choice[] {
  const far = straightLength(arms)
  const ways: Snake[] = []
  for (let wall = STEP; wall <= far; wall += STEP) {
    const laid = snake(arms.arms.get(end) ?? [], roomOf(end, arms, { left: wall, right: wall, up: wall, down: wall }))
    if (laid && !ways.some(({ reach }) => reach.uMax <= laid.reach.uMax && reach.vMax <= laid.reach.vMax))
      ways.push(laid)
  }
  return ways.map((laid) => ({ snake: laid, bounds: armBounds(end, laid.reach) }))
}

/** All ways of four arms: they lie in quarters of their own, so that every way of one goes with every way of another. */
function fitFour(arms: Arms, best: Best): void {
  const choices = [...arms.arms.keys()].map((end) => [end, waysOf(arms, end)] as const)
  const choose = (at: number, snakes: ReadonlyMap<End, Snake>, bounds: Bounds, turns: number) => {
    if (!best.mayTake(bounds)) return
    const next = choices[at]
    if (!next) return best.take({ snakes, bounds, turns })
    const [end, ways] = next
    for (const way of ways)
      choose(at + 1, new Map([...snakes, [end, way.snake]]), around(bounds, way.bounds), turns + way.snake.turns)
  }
  choose(0, new Map(), rootBounds(arms), 0)
}

/**
 * The layout (of those that `layoutBetween` describes) that lies within `size` at the largest scale, and that scale;
 * beyond `largest` (pixels a half tile) none is better than another. All that could be as large have been compared.
 */
export function fitLargest(arms: Arms, size: Size, largest: number, cost: Cost): Fit | null {
  const best = new Best(size, largest, cost)
  if (isCrossed(arms)) fitFour(arms, best)
  else fitTwo(arms, size, best)
  return best.fit
}
