import { openEnds } from './ends'
import type { End, Line } from './line'
import type { RuleSet } from './rules'
import { hasPip, type Tile } from './tile'

/** A tile and the end it may be joined to; null opens the line. */
export type Placement = { readonly tile: Tile; readonly end: End | null }

/** The ends of a line that a tile fits, in the order left, right, up, down (R3.2). None on an empty line. */
export function legalEnds(line: Line, rules: RuleSet, tile: Tile): End[] {
  return openEnds(line, rules)
    .filter(({ value }) => hasPip(tile, value))
    .map(({ end }) => end)
}

/** Every legal placement of a hand, by tile in the hand's order, then by end. Any tile may open the line (R3.1). */
export function legalPlacements(line: Line, rules: RuleSet, hand: readonly Tile[]): Placement[] {
  if (line.length === 0) return hand.map((tile) => ({ tile, end: null }))
  const open = openEnds(line, rules)
  return hand.flatMap((tile) => open.filter(({ value }) => hasPip(tile, value)).map(({ end }) => ({ tile, end })))
}

/** Whether a hand holds a tile that fits, and so must place it (R5.1). */
export function canPlace(line: Line, rules: RuleSet, hand: readonly Tile[]): boolean {
  if (line.length === 0) return hand.length > 0
  const open = openEnds(line, rules)
  return hand.some((tile) => open.some(({ value }) => hasPip(tile, value)))
}
