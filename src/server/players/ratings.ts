import type { PrismaClient } from '../../generated/prisma/client'
import { START_RATING } from '../../rating/elo'
import type { Tx } from '../transaction'

/** Rated matches in a pool before a rating counts as settled. */
const PROVISIONAL_MATCHES = 30

/** Whether a rating rests on too few matches to be trusted. */
export function isProvisional(matches: number): boolean {
  return matches < PROVISIONAL_MATCHES
}

export type PoolRating = { readonly value: number; readonly matches: number; readonly provisional: boolean }

/** Ratings by player and pool; whoever has none yet starts at 1500. */
export type RatingBook = (playerId: string, pool: string) => PoolRating

/** Reads the ratings of these people in these pools. */
export async function readRatings(
  db: PrismaClient | Tx,
  playerIds: readonly string[],
  pools: readonly string[],
): Promise<RatingBook> {
  const rows =
    playerIds.length && pools.length
      ? await db.rating.findMany({ where: { playerId: { in: [...playerIds] }, pool: { in: [...pools] } } })
      : []
  const found = new Map(rows.map((row) => [`${row.playerId} ${row.pool}`, row]))
  return (playerId, pool) => {
    const row = found.get(`${playerId} ${pool}`)
    const matches = row?.matches ?? 0
    return { value: row?.value ?? START_RATING, matches, provisional: isProvisional(matches) }
  }
}
