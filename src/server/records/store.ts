import type { MatchEvent } from '../../engine/match/event'
import type { Prisma, PrismaClient } from '../../generated/prisma/client'
import { REF_COLUMNS } from '../players/ref'

const RECORDED = {
  id: true,
  rules: true,
  rulesHash: true,
  pool: true,
  startedAt: true,
  endedAt: true,
  secret: true,
  commitment: true,
  seatCommitments: true,
  seatBytes: true,
  seats: { select: { player: { select: REF_COLUMNS } }, orderBy: { seat: 'asc' } },
} satisfies Prisma.MatchSelect

/** A match with what its chance is made of. Read for matches that are over; nothing of it may leave the server before. */
export type RecordedRow = Prisma.MatchGetPayload<{ select: typeof RECORDED }>

export function findRecorded(db: PrismaClient, matchId: string): Promise<RecordedRow | null> {
  return db.match.findUnique({ where: { id: matchId }, select: RECORDED })
}

/** The whole log of a match, hidden tiles included. */
export async function findLog(db: PrismaClient, matchId: string): Promise<MatchEvent[]> {
  const rows = await db.matchEvent.findMany({ where: { matchId }, orderBy: { seq: 'asc' }, select: { event: true } })
  return rows.map(({ event }) => event as unknown as MatchEvent)
}
