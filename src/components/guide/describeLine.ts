import type { Count, End, Line } from '../../engine/board/line'
import type { RuleSet } from '../../engine/board/rules'
import { isDouble, type Pip, type Tile } from '../../engine/board/tile'
import { placesOf } from '../board/places'

/** Where something lies on the table: towards one of its four sides, `up` being above. */
type Side = End

/** A part of a tile at which another may be joined: a half, or a side of a double, which lies across. */
export type Part =
  | { readonly tile: Tile; readonly pips: Pip }
  | { readonly tile: Tile; readonly side: Side; readonly edge: 'long' | 'short' }

/** Two parts that touch: that of the tile placed later first. */
export type Connection = { readonly one: Part; readonly other: Part }

/** A place where a tile may be joined. `counts` is null where it counts nothing, `shared` where a lone double counts as a whole. */
export type OpenPart = {
  readonly end: End
  readonly part: Part
  readonly value: Pip
  readonly counts: number | 'shared' | null
}

/** Everything about a line that its picture shows. */
export type LineDescription = {
  readonly tiles: readonly Tile[]
  /** The double that branches or will (R3.4). */
  readonly branching: Tile | null
  readonly connections: readonly Connection[]
  readonly open: readonly OpenPart[]
  readonly count: Count
}

const OPPOSITE: Readonly<Record<Side, Side>> = { left: 'right', right: 'left', up: 'down', down: 'up' }

/** What a tile turns towards a side: the half that lies there, or the side itself of a double. */
function partOf(tile: Tile, pips: Pip, side: Side, edge: 'long' | 'short'): Part {
  return isDouble(tile) ? { tile, side, edge } : { tile, pips }
}

/** A line in parts, for whoever can't see it (R3): tiles, branching double, connections, open places, count. */
export function describeLine(line: Line, rules: RuleSet): LineDescription {
  const connections: Connection[] = []
  const [opening] = line
  const spinner = rules.spinner === 'first' ? (line.find(({ tile }) => isDouble(tile)) ?? null) : null
  /** The part that lies outermost at an end; an arm without a tile begins at a short side of the spinner. */
  const tips = new Map<End, Part>()
  if (opening) {
    const [left, right] = opening.halves
    tips.set('left', partOf(opening.tile, left, 'left', 'long'))
    tips.set('right', partOf(opening.tile, right, 'right', 'long'))
  }
  for (const { tile, end, halves } of line) {
    if (end === null) continue
    const [joined, outer] = halves
    const other = tips.get(end) ?? (spinner && partOf(spinner.tile, joined, end, 'short'))
    if (other) connections.push({ one: partOf(tile, joined, OPPOSITE[end], 'long'), other })
    tips.set(end, partOf(tile, outer, end, 'long'))
  }
  const { open, count, lone } = placesOf(line, rules)
  return {
    tiles: line.map(({ tile }) => tile),
    branching: spinner?.tile ?? null,
    connections,
    open: open.flatMap(({ end, value, counts }) => {
      const part = tips.get(end) ?? (spinner && partOf(spinner.tile, value, end, 'short'))
      return part ? [{ end, part, value, counts: lone === null ? counts : 'shared' }] : []
    }),
    count,
  }
}
