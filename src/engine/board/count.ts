import { openEnds, tipsOf } from './ends'
import type { Count, Counted, Line } from './line'
import { pointsFor, type RuleSet } from './rules'
import { isDouble, pipsOf } from './tile'

/**
 * What the open ends contribute, in the order left, right, up, down. A lone double counts once (R4.3), a double at an
 * end both halves (R4.2); an unplayed arm and a spinner with both sides covered count nothing (R4.4).
 */
function contributions(line: Line, rules: RuleSet): Counted[] {
  const [opening] = line
  if (opening && line.length === 1 && isDouble(opening.tile)) {
    return [{ end: null, tile: opening.tile, pips: pipsOf(opening.tile) }]
  }
  const tips = tipsOf(line)
  return openEnds(line, rules).flatMap(({ end, value }) => {
    const tip = tips?.[end]
    return tip ? [{ end, tile: tip.tile, pips: isDouble(tip.tile) ? 2 * value : value }] : []
  })
}

/** The count over the open ends, in pips, and the points it scores (R4.1). */
export function countOf(line: Line, rules: RuleSet): Count {
  const counted = contributions(line, rules)
  const count = counted.reduce((sum, { pips }) => sum + pips, 0)
  return { counted, count, points: pointsFor(count) }
}
