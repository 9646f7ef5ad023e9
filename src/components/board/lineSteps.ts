import { lay } from '../../engine/board/ends'
import type { End, Line } from '../../engine/board/line'
import type { Pip, Tile } from '../../engine/board/tile'

/** A tile and where it goes; for the opening tile, the half that lies to the left. */
export type LineStep = readonly [tile: Tile, end: End | null, left?: Pip]

/** The line after the first `count` steps, after all of them when nothing is said. */
export function lineOf(steps: readonly LineStep[], count: number = steps.length): Line {
  return steps.slice(0, count).reduce<Line>((line, [tile, end, left]) => lay(line, tile, end, left), [])
}
