import { halvesOf, pipsOf, type Tile } from '../../../engine/board/tile'

export const HAND_ORDERS = ['drawn', 'pips', 'suit'] as const
export type HandOrder = (typeof HAND_ORDERS)[number]

/** A hand as its owner likes it: as received, heaviest first, or by the higher half and then the lower. */
export function sortHand(hand: readonly Tile[], order: HandOrder): readonly Tile[] {
  if (order === 'drawn') return hand
  const bySuit = (a: Tile, b: Tile) => {
    const [[highA, lowA], [highB, lowB]] = [halvesOf(a), halvesOf(b)]
    return highB - highA || lowB - lowA
  }
  if (order === 'suit') return [...hand].sort(bySuit)
  return [...hand].sort((a, b) => pipsOf(b) - pipsOf(a) || bySuit(a, b))
}
