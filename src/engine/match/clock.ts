import { countOf } from '../board/count'
import { lay } from '../board/ends'
import { legalPlacements, type Placement } from '../board/legality'
import { ALL_TILES, pipsOf } from '../board/tile'
import { handOf, type MatchState } from './state'

/** How long after a turn has run out the clock strikes, in milliseconds: what is under way to the server still counts. */
export const LAG_GRACE_MS = 1_000

/** When the turn of the seat in turn runs out, bank included; null when no time runs (milliseconds since the match began). */
export function deadlineOf(state: MatchState): number | null {
  const { clock, round, seats } = state
  const seat = round?.turn && seats[round.turn.seat]
  if (!clock || !round?.turn || seat?.kind !== 'person' || seat.left) return null
  return round.turn.since + clock.turnMs + seat.bankMs
}

/** When the clock acts for the seat in turn: at its deadline and the grace for lag beyond it. Null when no time runs. */
export function strikesAt(state: MatchState): number | null {
  const deadline = deadlineOf(state)
  return deadline === null ? null : deadline + LAG_GRACE_MS
}

/**
 * The milliseconds that a placement takes from its seat's bank: what it needed beyond the turn time, and no more than
 * there is (a wish may arrive within the grace for lag). Only a person who is there has a clock.
 */
export function overtimeOf(state: MatchState, at: number): number {
  const { clock, round, seats } = state
  const seat = round?.turn && seats[round.turn.seat]
  if (!clock || !round?.turn || seat?.kind !== 'person' || seat.left) return 0
  return Math.min(seat.bankMs, Math.max(0, at - round.turn.since - clock.turnMs))
}

/**
 * The clock's placement for a seat that let its time run out or has left: the one that scores least; among those the
 * tile of fewest pips, then the tile first in the order 0-0, 1-0, 1-1, … 6-6, then the end first in the order left,
 * right, up, down. Null when the seat cannot place.
 */
export function clockPlacement(state: MatchState, seat: number): Placement | null {
  const { rules, round } = state
  if (!round) return null
  const ranked = legalPlacements(round.line, rules, handOf(state, seat)).map((placement) => {
    const { tile, end } = placement
    const { points } = countOf(lay(round.line, tile, end), rules)
    return { placement, points, pips: pipsOf(tile), order: ALL_TILES.indexOf(tile) }
  })
  // The sort is stable, and a tile's placements come in the order of the ends.
  ranked.sort((a, b) => a.points - b.points || a.pips - b.pips || a.order - b.order)
  return ranked[0]?.placement ?? null
}
