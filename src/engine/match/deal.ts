import type { RuleSet } from '../board/rules'
import { ALL_TILES, pipsOf, type Tile } from '../board/tile'
import type { LotDraw } from '../view/view'
import type { Chance, Draws } from './chance'

/** The 28 tiles, shuffled from their fixed order by Fisher and Yates's method, from the last tile down (R9.5). */
export function shuffle(below: Draws): Tile[] {
  const tiles = [...ALL_TILES]
  for (let i = tiles.length - 1; i > 0; i--) {
    const j = below(i + 1)
    const [here, there] = [tiles[i], tiles[j]]
    if (here === undefined || there === undefined) throw new RangeError(`Chance drew ${j}, which is not below ${i + 1}`)
    tiles[i] = there
    tiles[j] = here
  }
  return tiles
}

/** The hands by seat and the boneyard in the order of drawing (R2.1, R9.6). */
export function deal(rules: RuleSet, chance: Chance, round: number): { hands: Tile[][]; boneyard: Tile[] } {
  const { seats, handSize } = rules
  const tiles = shuffle(chance('deal', round, 0))
  const hands = Array.from({ length: seats }, (_, seat) => tiles.slice(seat * handSize, (seat + 1) * handSize))
  return { hands, boneyard: tiles.slice(seats * handSize) }
}

/** Draws lots for a round's lead: the highest pip total leads, those tied draw again (R2.2, R9.6). */
export function lot(rules: RuleSet, chance: Chance, round: number): { attempts: LotDraw[][]; leader: number } {
  const attempts: LotDraw[][] = []
  let candidates = Array.from({ length: rules.seats }, (_, seat) => seat)
  for (;;) {
    const tiles = shuffle(chance('lot', round, attempts.length))
    const draws = candidates.flatMap((seat, index) => {
      const tile = tiles[index]
      return tile ? [{ seat, tile }] : []
    })
    attempts.push(draws)
    const highest = Math.max(...draws.map(({ tile }) => pipsOf(tile)))
    candidates = draws.filter(({ tile }) => pipsOf(tile) === highest).map(({ seat }) => seat)
    const [leader, second] = candidates
    if (leader !== undefined && second === undefined) return { attempts, leader }
  }
}
