import type { HistoryFilter } from '../../contract/history'
import type { Prisma, PrismaClient } from '../../generated/prisma/client'
import { REF_COLUMNS } from '../players/ref'
import type { Cursor } from './cursor'

/** What is asked for: the filter with its opponent and its cursor made out. */
export type Wanted = Pick<HistoryFilter, 'playerId' | 'preset' | 'seats' | 'rated' | 'result'> & {
  readonly opponentId: string | null
  readonly after: Cursor | null
}

const SELECT = {
  place: true,
  match: {
    select: {
      id: true,
      preset: true,
      form: true,
      rules: true,
      clock: true,
      pool: true,
      startedAt: true,
      endedAt: true,
      outcome: true,
      rounds: true,
      seats: {
        orderBy: { seat: 'asc' },
        select: { seat: true, score: true, place: true, hasLeft: true, player: { select: REF_COLUMNS } },
      },
    },
  },
} as const satisfies Prisma.MatchSeatSelect

export type HistoryRow = Prisma.MatchSeatGetPayload<{ select: typeof SELECT }>

const RESULTS = {
  won: { place: 1, match: { outcome: 'won' } },
  drawn: { place: 1, match: { outcome: 'drawn' } },
  lost: { place: { gt: 1 }, match: { outcome: { in: ['won', 'drawn'] } } },
} as const satisfies Record<string, Prisma.MatchSeatWhereInput>

function conditions({ preset, seats, rated, result, opponentId, after }: Wanted): Prisma.MatchSeatWhereInput[] {
  const wanted: Prisma.MatchSeatWhereInput[] = []
  if (preset !== undefined) wanted.push({ match: { preset } })
  if (seats !== undefined) wanted.push({ match: { rules: { path: ['seats'], equals: seats } } })
  if (rated !== undefined) wanted.push({ pool: rated ? { not: null } : null })
  if (result !== undefined) wanted.push(RESULTS[result])
  if (opponentId !== null) wanted.push({ match: { seats: { some: { playerId: opponentId } } } })
  if (after) {
    const at = new Date(after.startedAt)
    wanted.push({ startedAt: { lte: at }, OR: [{ startedAt: { lt: at } }, { matchId: { gt: after.matchId } }] })
  }
  return wanted
}

/** A player's matches, the newest first, in the order of the index on player, start and match. */
export async function readHistory(db: PrismaClient, wanted: Wanted, limit: number): Promise<HistoryRow[]> {
  return db.matchSeat.findMany({
    // What never began is no match, nor what has yet to begin.
    where: { playerId: wanted.playerId, match: { sealUntil: null }, AND: conditions(wanted) },
    orderBy: [{ startedAt: 'desc' }, { matchId: 'asc' }],
    take: limit,
    select: SELECT,
  })
}

/** What these matches did to a player's rating, by match, in points. */
export async function readChanges(
  db: PrismaClient,
  playerId: string,
  matchIds: readonly string[],
): Promise<Map<string, number>> {
  const rows = await db.ratingChange.findMany({
    where: { playerId, matchId: { in: [...matchIds] } },
    select: { matchId: true, before: true, after: true },
  })
  return new Map(rows.map(({ matchId, before, after }) => [matchId, after - before]))
}
