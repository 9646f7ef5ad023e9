import { ENDS, type End, type Laid, type Line, type OpenEnd } from './line'
import type { RuleSet } from './rules'
import { halvesOf, isDouble, otherHalf, type Pip, type Tile } from './tile'

const LONG_SIDES: readonly End[] = ['left', 'right']

/** What a line's ends follow from: the tile that lies outermost at each, and the first double played. */
export type Tips = {
  left: Laid
  right: Laid
  up: Laid | null
  down: Laid | null
  double: Laid | null
}

/** Looks at every tile of a line once; null on an empty line. The opening tile is outermost where nothing is joined. */
export function tipsOf(line: Line): Tips | null {
  const [opening] = line
  if (!opening) return null
  const tips: Tips = { left: opening, right: opening, up: null, down: null, double: null }
  for (const laid of line) {
    if (laid.end !== null) tips[laid.end] = laid
    if (tips.double === null && isDouble(laid.tile)) tips.double = laid
  }
  return tips
}

/**
 * Whether both long sides of the spinner are covered, so that its arms are open (R3.4). A spinner that opened the line
 * needs a tile on its left and one on its right; one that was joined to the line is covered there already.
 */
function isCovered(tips: Tips, spinner: Laid): boolean {
  if (spinner.end !== null) return tips[spinner.end] !== spinner
  return tips.left !== spinner && tips.right !== spinner
}

/** The pips that a tile must match at an end, whether or not that end is open yet. */
function valueAt(tips: Tips, end: End): Pip | null {
  const tip = tips[end]
  if (!tip) return tips.double?.halves[1] ?? null
  return tip.end === null && end === 'left' ? tip.halves[0] : tip.halves[1]
}

/** The places where a tile may be joined, in the order left, right, up, down (R3.3, R3.4). None on an empty line. */
export function openEnds(line: Line, rules: RuleSet): OpenEnd[] {
  const tips = tipsOf(line)
  if (!tips) return []
  // The first double played in the round, whether or not it opened the line.
  const spinner = rules.spinner === 'first' ? tips.double : null
  const ends: readonly End[] = spinner && isCovered(tips, spinner) ? ENDS : LONG_SIDES
  const open: OpenEnd[] = []
  for (const end of ends) {
    const value = valueAt(tips, end)
    if (value !== null) open.push({ end, value })
  }
  return open
}

/**
 * The line with one more tile. `left` says which half of an opening tile lies to the left (R3.1), its high half when
 * nothing is said. Expects a legal placement: see `legalEnds`.
 */
export function lay(line: Line, tile: Tile, end: End | null, left?: Pip): Line {
  const tips = tipsOf(line)
  const joined = end === null ? (left ?? halvesOf(tile)[0]) : tips && valueAt(tips, end)
  if (joined === null) throw new RangeError(`No tile can be joined at ${end} yet`)
  return [...line, { tile, end, halves: [joined, otherHalf(tile, joined)] }]
}
