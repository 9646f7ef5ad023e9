import { LRUCache } from 'lru-cache'
import type { SeatedPlayer } from '../matches/match'
import type { Matches } from '../matches/matches'

export type SeatsOf = Matches['seats']

/** Who sits where never changes; of so many matches it is remembered. */
const REMEMBERED = 2_000

/** The seats of a match, read once as long as they are remembered. Throws `notFound`. */
export function rememberSeats(matches: Pick<Matches, 'seats'>): SeatsOf {
  const remembered = new LRUCache<string, readonly SeatedPlayer[]>({ max: REMEMBERED })
  return async (matchId) => {
    const known = remembered.get(matchId)
    if (known) return known
    const seats = await matches.seats(matchId)
    remembered.set(matchId, seats)
    return seats
  }
}
