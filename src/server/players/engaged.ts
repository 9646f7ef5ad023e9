import { AppError } from '../error'
import type { Tx } from '../transaction'

/** How many matches that keep nobody at the table one person may play at once: those without a clock, and slow ones. */
const MOST_AT_LEISURE = 10

/** The live timed matches of these people: one each at most, by match. Meant to be read under the players' locks. */
export async function liveTimedMatches(tx: Tx, playerIds: readonly string[]): Promise<Map<string, string>> {
  const rows = await tx.matchSeat.findMany({
    where: { playerId: { in: [...playerIds] }, live: true, timed: true },
    select: { playerId: true, matchId: true },
  })
  return new Map(rows.map(({ playerId, matchId }) => [playerId, matchId]))
}

/**
 * Throws `tooManyMatches` if one of these people plays as many matches without a clock, or slow ones, as one may. Meant to
 * be asked under the players' locks.
 */
export async function requireRoom(tx: Tx, playerIds: readonly string[]): Promise<void> {
  const counted = await tx.matchSeat.groupBy({
    by: ['playerId'],
    where: { playerId: { in: [...playerIds] }, live: true, timed: false },
    _count: true,
  })
  if (counted.some(({ _count }) => _count >= MOST_AT_LEISURE)) throw new AppError('tooManyMatches')
}

/** The open table that each of these people sits at. Meant to be read under the players' locks. */
export async function openTablesOf(tx: Tx, playerIds: readonly string[]): Promise<Map<string, string>> {
  const rows = await tx.tableSeat.findMany({
    where: {
      playerId: { in: [...playerIds] },
      player: { kind: { not: 'bot' } },
      table: { closedAt: null, matchId: null },
    },
    select: { playerId: true, tableId: true },
  })
  return new Map(rows.map(({ playerId, tableId }) => [playerId, tableId]))
}
