import type { SeatedPlayer } from '../matches/match'
import type { Matches } from '../matches/matches'
import { type Io, isPeopled, playerRoom, viewerRoom } from './socket'

/** Who sits where never changes; of so many matches it is remembered. */
const REMEMBERED = 2_000

/**
 * Tells players who are in a match but have other pages open that it has moved on: it may be their turn now.
 * `push` sends a player's whereabouts.
 */
export function createReminders(
  io: Io,
  matches: Pick<Matches, 'seats'>,
  push: (playerId: string) => Promise<void>,
): (matchId: string) => Promise<void> {
  const remembered = new Map<string, readonly SeatedPlayer[]>()

  async function seatsOf(matchId: string): Promise<readonly SeatedPlayer[]> {
    const known = remembered.get(matchId)
    if (known) return known
    const seats = await matches.seats(matchId)
    const [oldest] = remembered.keys()
    if (remembered.size >= REMEMBERED && oldest !== undefined) remembered.delete(oldest)
    remembered.set(matchId, seats)
    return seats
  }

  return async (matchId) => {
    if (io.of('/').sockets.size === 0) return
    for (const { seat, playerId } of await seatsOf(matchId)) {
      if (isPeopled(io, playerRoom(playerId)) && !isPeopled(io, viewerRoom(matchId, seat))) await push(playerId)
    }
  }
}
