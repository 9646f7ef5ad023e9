import { type RuleSet, roundToFive } from '../../engine/board/rules'
import { pipsOf, type Tile } from '../../engine/board/tile'
import { seatsOf } from './seatNames'

/** What a side was left with at a round's end, and the sum that it comes to (R7.1–3). */
export type Leftover = {
  readonly tiles: readonly Tile[]
  readonly pips: number
  readonly rounded: number
  readonly sum: string
}

/** `8 + 4 = 12 → 10`; a single tile or none needs no plus. */
export function leftoverOf(rules: RuleSet, hands: readonly (readonly Tile[] | null)[], side: number): Leftover {
  const tiles = seatsOf(rules, side).flatMap((seat) => hands[seat] ?? [])
  const pips = tiles.reduce((sum, tile) => sum + pipsOf(tile), 0)
  const rounded = roundToFive(pips)
  const added = tiles.length > 1 ? `${tiles.map(pipsOf).join(' + ')} = ${pips}` : String(pips)
  return { tiles, pips, rounded, sum: rounded === pips ? added : `${added} → ${rounded}` }
}
