import type { End, Laid, Line, OpenEnd } from './line'
import type { RuleSet } from './rules'
import { halvesOf, isDouble, otherHalf, type Pip, type Tile } from './tile'

/** The tile that lies outermost at an end: the last one joined there, or the opening tile for `left` and `right`. */
export function outermost(line: Line, end: End): Laid | null {
  const joined = line.findLast((laid) => laid.end === end)
  if (joined) return joined
  return end === 'left' || end === 'right' ? (line[0] ?? null) : null
}

/** The first double played in the round, whether or not it opened the line (R3.4). */
export function spinnerOf(line: Line, rules: RuleSet): Laid | null {
  return rules.spinner === 'first' ? (line.find((laid) => isDouble(laid.tile)) ?? null) : null
}

/**
 * Whether both long sides of the spinner are covered, so that its arms are open (R3.4). A spinner that opened the line
 * needs a tile on its left and one on its right; one that was joined to the line is covered there already.
 */
function isCovered(line: Line, spinner: Laid): boolean {
  if (spinner.end !== null) return outermost(line, spinner.end) !== spinner
  return outermost(line, 'left') !== spinner && outermost(line, 'right') !== spinner
}

/** The pips that a tile must match at an end of a line, whether or not that end is open yet. */
function valueAt(line: Line, end: End): Pip | null {
  const tip = outermost(line, end)
  if (!tip) {
    const double = line.find((laid) => isDouble(laid.tile))
    return double ? double.halves[1] : null
  }
  return tip.end === null && end === 'left' ? tip.halves[0] : tip.halves[1]
}

/** The places where a tile may be joined, in the order left, right, up, down (R3.3, R3.4). None on an empty line. */
export function openEnds(line: Line, rules: RuleSet): OpenEnd[] {
  const spinner = spinnerOf(line, rules)
  const ends: readonly End[] = spinner && isCovered(line, spinner) ? ['left', 'right', 'up', 'down'] : ['left', 'right']
  return ends.flatMap((end) => {
    const value = valueAt(line, end)
    return value === null ? [] : [{ end, value }]
  })
}

/**
 * The line with one more tile. `left` says which half of an opening tile lies to the left (R3.1), its high half when
 * nothing is said. Expects a legal placement: see `legalEnds`.
 */
export function lay(line: Line, tile: Tile, end: End | null, left?: Pip): Line {
  const joined = end === null ? (left ?? halvesOf(tile)[0]) : valueAt(line, end)
  if (joined === null) throw new RangeError(`No tile can be joined at ${end} yet`)
  return [...line, { tile, end, halves: [joined, otherHalf(tile, joined)] }]
}
