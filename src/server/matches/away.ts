import type pg from 'pg'
import type { Away } from '../../contract/socket'
import type { Deps } from '../deps'
import { AppError } from '../error'
import { readAway } from './awayStore'

/** How long somebody may be away from a match without a clock before the others may claim the seat, in milliseconds. */
export const AWAY_MS: Readonly<Record<'normal' | 'fast', number>> = { normal: 300_000, fast: 4_000 }

/** Who is away from these matches, by match and seat. */
export async function awayFrom(
  { pool, clock, awayMs }: Pick<Deps, 'pool' | 'clock' | 'awayMs'>,
  matchIds: readonly string[],
): Promise<ReadonlyMap<string, ReadonlyMap<number, Away>>> {
  const byMatch = new Map<string, Map<number, Away>>()
  if (matchIds.length === 0) return byMatch
  for (const { matchId, seat, since, untimed } of await readAway(pool, matchIds, clock.now())) {
    const seats = byMatch.get(matchId) ?? new Map<number, Away>()
    byMatch.set(matchId, seats.set(seat, { since, claimFrom: untimed ? since + awayMs : null }))
  }
  return byMatch
}

/**
 * Throws `refused` unless the person of a seat has been away for so long that others may claim it (untimed matches). To be
 * asked under the match's lock: whoever is back by then is back in time.
 */
export async function requireAway(
  client: pg.PoolClient,
  { clock, awayMs }: Pick<Deps, 'clock' | 'awayMs'>,
  matchId: string,
  seat: number,
): Promise<void> {
  const now = clock.now()
  const away = (await readAway(client, [matchId], now)).find((other) => other.seat === seat)
  if (!away || now < away.since + awayMs) throw new AppError('refused', { refusal: { code: 'notAway', rule: null } })
}
