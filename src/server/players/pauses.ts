import type { Pause } from '../../contract/table'
import type { PrismaClient } from '../../generated/prisma/client'
import { AppError } from '../error'
import type { Tx } from '../transaction'
import { pauseFrom } from './conduct'
import { readDone } from './conductStore'

/**
 * Who of these people is paused from rated play. It follows from the matches among people that they are done with, rated
 * and casual alike: whoever is left alone has lost as much time in either, and a record of both is harder to dress up.
 */
export async function pausesOf(
  db: PrismaClient | Tx,
  playerIds: readonly string[],
  now: number,
): Promise<Map<string, Pause>> {
  const pauses = new Map<string, Pause>()
  for (const [playerId, done] of await readDone(db, playerIds, now)) {
    const pause = pauseFrom(done, now)
    if (pause) pauses.set(playerId, pause)
  }
  return pauses
}

/** Throws `ratedPaused` with the seconds left while rated play is closed to this person. */
export async function requireUnpaused(db: PrismaClient | Tx, playerId: string, now: number): Promise<void> {
  const pause = (await pausesOf(db, [playerId], now)).get(playerId)
  if (pause) throw new AppError('ratedPaused', { retryAfterS: Math.ceil((pause.until - now) / 1000) })
}
