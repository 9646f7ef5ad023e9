import { roundToFive } from '../../engine/board/rules'
import { ALL_TILES, pipsIn, pipsOf } from '../../engine/board/tile'
import { type Chance, pick, shuffled, until } from './draws'
import type { Exercise, Held, PlayerName } from './exercise'

const NAMES: readonly PlayerName[] = ['ana', 'ben', 'cleo']

/** `8 + 4 = 12`; a single summand stands alone. */
function addition(summands: readonly number[]): string {
  const total = summands.reduce((sum, one) => sum + one, 0)
  return summands.length > 1 ? `${summands.join(' + ')} = ${total}` : String(total)
}

/** A leftover to be rounded (R7.1). */
export function makeRoundOff(chance: Chance): Exercise {
  const hand = shuffled(chance, ALL_TILES).slice(0, 2 + Math.floor(chance() * 2))
  const pips = pipsIn(hand)
  return { kind: 'roundOff', hand, sum: addition(hand.map(pipsOf)), rest: pips % 5, answer: roundToFive(pips) }
}

/** A round of three that is over, and what one of them loses or scores by it (R7.2–5, gross after a block). */
export function makeSettle(chance: Chance): Exercise {
  const ending = pick(chance, ['domino', 'block'] as const)
  const settlement = pick(chance, ['debit', 'award'] as const)
  return until(() => {
    const tiles = shuffled(chance, ALL_TILES)
    const winner = pick(chance, NAMES)
    const hands = NAMES.map((name): Held => {
      const out = ending === 'domino' && name === winner
      return { name, tiles: out ? [] : tiles.splice(0, 1 + Math.floor(chance() * 2)) }
    })
    const pipsOfHand = ({ tiles: held }: Held) => pipsIn(held)
    const fewest = Math.min(...hands.map(pipsOfHand))
    const lightest = hands.filter((hand) => pipsOfHand(hand) === fewest)
    // Whoever a block is won by holds the fewest, and nobody as few.
    if (lightest.length > 1 || lightest[0]?.name !== winner) return null
    const losers = hands.filter(({ name }) => name !== winner)
    const asked = settlement === 'award' ? winner : pick(chance, losers).name
    const counted = settlement === 'award' ? losers : hands.filter(({ name }) => name === asked)
    const summands = counted.flatMap(({ tiles: held }) => held.map(pipsOf))
    const total = summands.reduce((sum, one) => sum + one, 0)
    const sum = addition(summands)
    return { kind: 'settle', hands, ending, settlement, winner, asked, sum, answer: roundToFive(total) }
  })
}
