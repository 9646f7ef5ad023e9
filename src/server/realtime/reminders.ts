import type { SeatsOf } from './seats'
import { type Io, isPeopled, playerRoom, viewerRoom } from './socket'

/**
 * Tells players who are in a match but have other pages open that it has moved on: it may be their turn now.
 * `push` sends a player's whereabouts.
 */
export function createReminders(
  io: Io,
  seatsOf: SeatsOf,
  push: (playerId: string) => Promise<void>,
): (matchId: string) => Promise<void> {
  return async (matchId) => {
    if (io.of('/').sockets.size === 0) return
    for (const { seat, playerId } of await seatsOf(matchId)) {
      if (isPeopled(io, playerRoom(playerId)) && !isPeopled(io, viewerRoom(matchId, seat))) await push(playerId)
    }
  }
}
