import { type RuleSet, roundToFive, sideCount, sideOf } from '../board/rules'
import { pipsIn, type Tile } from '../board/tile'

/** The pips left in the hands, by side. */
export function leftBySide(rules: RuleSet, hands: readonly (readonly Tile[])[]): number[] {
  const left: number[] = Array(sideCount(rules)).fill(0)
  hands.forEach((hand, seat) => {
    const side = sideOf(rules, seat)
    left[side] = (left[side] ?? 0) + pipsIn(hand)
  })
  return left
}

/** Who scores the award: the side that went out, or the one with strictly the fewest pips; null when tied (R7.4–5). */
function awardedSide(rules: RuleSet, left: readonly number[], by: number | null): number | null {
  if (by !== null) return sideOf(rules, by)
  const fewest = Math.min(...left)
  const side = left.indexOf(fewest)
  return left.lastIndexOf(fewest) === side ? side : null
}

/**
 * How a round changes the scores, by side, from the pips left by side (R7.3–5). `by` is the seat that went out, null
 * after a block. Sums are rounded once, to the nearest multiple of five.
 */
export function changesFor(rules: RuleSet, left: readonly number[], by: number | null): number[] {
  // 0 − x and not −x, which would make a negative zero.
  if (rules.settlement === 'debit') return left.map((pips) => 0 - roundToFive(pips))
  const winner = awardedSide(rules, left, by)
  const own = winner === null ? 0 : (left[winner] ?? 0)
  const others = left.reduce((sum, pips) => sum + pips, 0) - own
  const net = by === null && rules.blockedAward === 'net' ? Math.max(0, others - own) : others
  return left.map((_, side) => (side === winner ? roundToFive(net) : 0))
}
