import type { Rematch } from '../../contract/match'
import type { MatchState as EngineState } from '../../engine/match/state'
import type { Prisma, PrismaClient } from '../../generated/prisma/client'
import { REF_COLUMNS } from '../players/ref'
import type { SeatedPlayer } from './match'

const SHOWN = {
  id: true,
  preset: true,
  form: true,
  rules: true,
  clock: true,
  pool: true,
  startedAt: true,
  endedAt: true,
  pausedMs: true,
  commitment: true,
  seatCommitments: true,
  sealUntil: true,
  seq: true,
  snapshot: true,
  seats: { select: { seat: true, playerId: true, player: { select: REF_COLUMNS } }, orderBy: { seat: 'asc' } },
} satisfies Prisma.MatchSelect

/** A match with its seated players, as it is shown. Never selects what is secret. */
export type ShownMatch = Omit<Prisma.MatchGetPayload<{ select: typeof SHOWN }>, 'snapshot'> & {
  readonly snapshot: EngineState
}

export async function findMatch(db: PrismaClient, matchId: string): Promise<ShownMatch | null> {
  const match = await db.match.findUnique({ where: { id: matchId }, select: SHOWN })
  return match && { ...match, snapshot: match.snapshot as unknown as EngineState }
}

/**
 * A match under way that anybody may be shown unasked: a rated one, else one of a public table; the one that began last.
 * Null where there is none.
 */
export async function findFeatured(db: PrismaClient): Promise<string | null> {
  const [row] = await db.$queryRaw<{ id: string }[]>`
    select m.id from match m left join "table" t on t."matchId" = m.id
    where m."endedAt" is null and m."sealUntil" is null and (m.pool is not null or t.visibility = 'public')
    order by m.pool is null, m."startedAt" desc limit 1`
  return row?.id ?? null
}

export type ChangeRow = Prisma.RatingChangeGetPayload<object>

export function findChanges(db: PrismaClient, matchId: string): Promise<ChangeRow[]> {
  return db.ratingChange.findMany({ where: { matchId } })
}

/** Ratings by player id, in one pool; nobody without a rated match is in it. */
export async function findRatings(db: PrismaClient, pool: string, players: string[]): Promise<Map<string, number>> {
  const rows = await db.rating.findMany({ where: { pool, playerId: { in: players } } })
  return new Map(rows.map(({ playerId, value }) => [playerId, value]))
}

/** The table where a rematch gathers, and who sits there; null when there is none or it is closed. */
export async function findRematch(db: PrismaClient, matchId: string): Promise<Rematch | null> {
  const row = await db.match.findUnique({
    where: { id: matchId },
    select: {
      rematchTable: {
        select: {
          id: true,
          closedAt: true,
          rated: true,
          seats: { select: { playerId: true }, orderBy: { seat: 'asc' } },
        },
      },
    },
  })
  const table = row?.rematchTable
  if (!table || table.closedAt) return null
  return { tableId: table.id, players: table.seats.map(({ playerId }) => playerId), rated: table.rated }
}

/** The seats of a match, how far its log goes, and whether it was played to its end; null if there is no such match. */
export async function findSeats(
  db: PrismaClient,
  matchId: string,
): Promise<{ seats: SeatedPlayer[]; seq: number; over: boolean } | null> {
  const row = await db.match.findUnique({
    where: { id: matchId },
    select: {
      seq: true,
      endedAt: true,
      sealUntil: true,
      seats: { select: { seat: true, playerId: true, player: { select: { kind: true } } }, orderBy: { seat: 'asc' } },
    },
  })
  if (!row) return null
  const seats = row.seats.map(({ seat, playerId, player }) => ({ seat, playerId, bot: player.kind === 'bot' }))
  return { seats, seq: row.seq, over: row.endedAt !== null && row.sealUntil === null }
}

export async function findSeqs(db: PrismaClient, matchIds: string[]): Promise<Map<string, number>> {
  const rows = await db.match.findMany({ where: { id: { in: matchIds } }, select: { id: true, seq: true } })
  return new Map(rows.map(({ id, seq }) => [id, seq]))
}
