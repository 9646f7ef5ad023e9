import type { Tx } from '../transaction'

/** The live timed matches of these people: one each at most, by match. Meant to be read under the players' locks. */
export async function liveTimedMatches(tx: Tx, playerIds: readonly string[]): Promise<Map<string, string>> {
  const rows = await tx.matchSeat.findMany({
    where: { playerId: { in: [...playerIds] }, live: true, timed: true },
    select: { playerId: true, matchId: true },
  })
  return new Map(rows.map(({ playerId, matchId }) => [playerId, matchId]))
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
