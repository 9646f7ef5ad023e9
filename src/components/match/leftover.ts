import { type RuleSet, roundToFive } from '../../engine/board/rules'
import { pipsOf, type Tile } from '../../engine/board/tile'
import type { RoundEnd } from '../../engine/view/view'
import { seatsOf, sidesOf } from './seatNames'

type Hands = readonly (readonly Tile[] | null)[]

/** What a side was left with at a round's end, and the sum that it comes to (R7.1–3). */
export type Leftover = {
  readonly tiles: readonly Tile[]
  readonly pips: number
  readonly sum: string
}

function rounding(sum: string, pips: number): string {
  const rounded = roundToFive(pips)
  return rounded === pips ? sum : `${sum} → ${rounded}`
}

function addition(summands: readonly number[]): string {
  const total = summands.reduce((sum, one) => sum + one, 0)
  return summands.length > 1 ? `${summands.join(' + ')} = ${total}` : String(total)
}

/** `8 + 4 = 12 → 10`; a single tile or none needs no plus. Rounded only where the side itself loses it. */
export function leftoverOf(rules: RuleSet, hands: Hands, side: number): Leftover {
  const tiles = seatsOf(rules, side).flatMap((seat) => hands[seat] ?? [])
  const pips = tiles.reduce((sum, tile) => sum + pipsOf(tile), 0)
  const added = addition(tiles.map(pipsOf))
  return { tiles, pips, sum: rules.settlement === 'debit' ? rounding(added, pips) : added }
}

/** What the winning side scores, as a sum: the other sides' pips, less its own after a net block, rounded once (R7.4–5). */
export function awardSum(rules: RuleSet, hands: Hands, winner: number, end: RoundEnd): string {
  const others = sidesOf(rules).filter((side) => side !== winner)
  const summands = others.map((side) => leftoverOf(rules, hands, side).pips)
  const total = summands.reduce((sum, one) => sum + one, 0)
  const own = leftoverOf(rules, hands, winner).pips
  if (end === 'domino' || rules.blockedAward === 'gross' || own === 0) return rounding(addition(summands), total)
  const net = total - own // above zero: the winner has the fewest
  return rounding(`${summands.join(' + ')} − ${own} = ${net}`, net)
}
