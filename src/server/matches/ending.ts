import type pg from 'pg'
import { sideOf } from '../../engine/board/rules'
import type { MatchState } from '../../engine/match/state'
import { type RatedSeat, ratingChanges, START_RATING } from '../../rating/elo'
import { writeDone } from '../players/conductStore'
import type { StoredMatch } from './match'
import { lockRatings, type StoredRating, writeChanges } from './ratingStore'
import { type SeatOutcome, writeSeats } from './store'

/** How every seat stands after a command that ended the match or made a seat leave. */
function seatOutcomes(state: MatchState): SeatOutcome[] {
  const { result, rules, scores, seats } = state
  const placed = result !== null && result.outcome !== 'unfinished'
  return seats.map(({ left }, seat) => ({
    seat,
    live: result === null && left === null,
    hasLeft: left !== null,
    score: result ? (scores[sideOf(rules, seat)] ?? null) : null,
    place: placed ? (result.places[seat] ?? null) : null,
  }))
}

/**
 * The seats whose players are done with a match among people: by its end, or by leaving others alone. Whoever leaves as
 * the last person lets nobody down, and neither does who plays with bots only.
 */
export function doneSeats({ seats, result }: MatchState): number[] {
  return seats.flatMap(({ kind, left }, seat) => {
    const others = seats.filter((other, index) => index !== seat && other.kind === 'person')
    const counts = left ? others.some((other) => !other.left || other.left.at > left.at) : result && others.length > 0
    return kind === 'person' && counts ? [seat] : []
  })
}

/** Later than every change that these ratings have seen, so that the changes of a pool have one order. */
function after(now: number, ratings: Iterable<StoredRating>): number {
  return Math.max(now, ...[...ratings].filter(({ matches }) => matches > 0).map(({ updatedAt }) => updatedAt + 1))
}

/**
 * Changes the ratings by a rated match that has just ended, in its transaction.
 * Returns when the match ended (milliseconds since 1970).
 */
async function rate(
  client: pg.PoolClient,
  match: StoredMatch & { readonly pool: string },
  state: MatchState,
  now: number,
): Promise<number> {
  const players = match.seats.map(({ playerId }) => playerId)
  const stored = await lockRatings(client, match.pool, players, now)
  const before = (playerId: string) => stored.get(playerId) ?? { value: START_RATING, matches: 0 }
  const seats = match.seats.map(({ seat, playerId }): RatedSeat & { place: number } => {
    const { value, matches } = before(playerId)
    return {
      rating: value,
      matches,
      side: sideOf(state.rules, seat),
      place: state.result?.places[seat] ?? seats.length,
    }
  })
  const changes = ratingChanges({ seats, teams: state.rules.teams })
  const at = after(now, stored.values())
  await writeChanges(
    client,
    { id: match.id, pool: match.pool, at },
    match.seats.flatMap(({ playerId }, index) => {
      const change = changes[index]
      if (!change) return []
      const { delta, expected, result, k } = change
      const { value } = before(playerId)
      return [{ playerId, before: value, after: value + delta, expected, result, k }]
    }),
  )
  return at
}

/**
 * Writes what a departure or the end of a match means for its seats and ratings. `now` and the end returned are in
 * milliseconds since 1970; null while the match runs.
 */
export async function writeOutcome(
  client: pg.PoolClient,
  match: StoredMatch,
  state: MatchState,
  now: number,
): Promise<number | null> {
  await writeSeats(client, match.id, seatOutcomes(state))
  await writeDone(client, match.id, doneSeats(state), now)
  if (!state.result) return null
  const { pool } = match
  return pool === null ? now : rate(client, { ...match, pool }, state, now)
}
