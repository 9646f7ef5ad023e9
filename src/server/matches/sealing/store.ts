import { ruleSetSchema, timeControlSchema } from '../../../contract/rules'
import { seatCommitmentsSchema } from '../../../contract/sealing'
import type { Due } from '../../../engine/match/due'
import type { MatchEvent } from '../../../engine/match/event'
import type { MatchState } from '../../../engine/match/state'
import type { Prisma, PrismaClient } from '../../../generated/prisma/client'
import type { Tx } from '../../transaction'
import type { Sealed } from './sealed'

const SEALED = {
  id: true,
  rules: true,
  rulesHash: true,
  clock: true,
  pool: true,
  secret: true,
  commitment: true,
  seatBytes: true,
  seatCommitments: true,
  sealUntil: true,
  absent: true,
  seats: { select: { seat: true, playerId: true, player: { select: { kind: true } } }, orderBy: { seat: 'asc' } },
} as const satisfies Prisma.MatchSelect

/** A match that has not begun; null for one that has, and where there is none. */
export async function readSealed(db: PrismaClient | Tx, matchId: string): Promise<Sealed | null> {
  const row = await db.match.findUnique({ where: { id: matchId }, select: SEALED })
  if (!row?.sealUntil) return null
  const { sealUntil, rules, clock, seatBytes, seatCommitments, seats, ...rest } = row
  return {
    ...rest,
    rules: ruleSetSchema.parse(rules),
    clock: timeControlSchema.parse(clock),
    seatBytes: seatCommitmentsSchema.parse(seatBytes),
    seatCommitments: seatCommitmentsSchema.parse(seatCommitments),
    until: sealUntil.getTime(),
    seats: seats.map(({ seat, playerId, player }) => ({ seat, playerId, bot: player.kind === 'bot' })),
  }
}

/** Whether there is such a match; its row is locked until the transaction ends. */
export async function lockMatchRow(tx: Tx, matchId: string): Promise<boolean> {
  const rows = await tx.$queryRaw<unknown[]>`select 1 from "match" where "id" = ${matchId} for no key update`
  return rows.length > 0
}

/** As `lockMatchRow`, for one of those seated alone: whoever isn't keeps nobody waiting. */
export async function lockOwnRow(tx: Tx, matchId: string, playerId: string): Promise<boolean> {
  const rows = await tx.$queryRaw<unknown[]>`
    select 1 from "match" m where m."id" = ${matchId}
      and exists (select 1 from "match_seat" s where s."matchId" = m."id" and s."playerId" = ${playerId})
    for no key update`
  return rows.length > 0
}

export async function isMatch(db: PrismaClient | Tx, matchId: string): Promise<boolean> {
  return (await db.match.count({ where: { id: matchId } })) > 0
}

/** `until` is how long contributions are waited for from now on. */
export async function writeCommitments(
  tx: Tx,
  id: string,
  entries: readonly (string | null)[],
  until: Date,
): Promise<void> {
  await tx.match.update({ where: { id }, data: { seatCommitments: [...entries], sealUntil: until } })
}

export async function writeBytes(tx: Tx, id: string, entries: readonly (string | null)[]): Promise<void> {
  await tx.match.update({ where: { id }, data: { seatBytes: [...entries] } })
}

/** What a match begins with. `at` is in milliseconds since 1970. */
export type Beginning = {
  readonly id: string
  readonly at: number
  readonly events: readonly MatchEvent[]
  readonly state: MatchState
  readonly due: Due | null
}

/** Writes a match's first events; its time begins now. */
export async function writeBeginning(tx: Tx, { id, at, events, state, due }: Beginning): Promise<void> {
  const startedAt = new Date(at)
  await tx.match.update({
    where: { id },
    data: {
      startedAt,
      pausedMs: 0,
      sealUntil: null,
      seq: events.length,
      snapshot: state as unknown as Prisma.InputJsonValue,
      dueKind: due?.kind ?? null,
      dueAt: due && new Date(at + due.at),
    },
  })
  await tx.matchSeat.updateMany({ where: { matchId: id }, data: { startedAt } })
  await tx.matchEvent.createMany({
    data: events.map((event, n) => ({ matchId: id, seq: n + 1, event: event as unknown as Prisma.InputJsonValue })),
  })
}

/** Writes that a match never began, and that its people are free. */
export async function writeVoid(tx: Tx, id: string, absent: readonly number[], at: Date): Promise<void> {
  await tx.match.update({ where: { id }, data: { outcome: 'void', endedAt: at, absent: [...absent] } })
  await tx.matchSeat.updateMany({ where: { matchId: id }, data: { live: false } })
}

/** The matches that have waited long enough, the longest first. */
export async function readOverdue(db: PrismaClient, now: Date, limit: number): Promise<string[]> {
  const rows = await db.match.findMany({
    where: { sealUntil: { lte: now }, endedAt: null },
    orderBy: { sealUntil: 'asc' },
    take: limit,
    select: { id: true },
  })
  return rows.map(({ id }) => id)
}

/** What a match's deal was made of. To be shown only once the match is over (R9.8). */
export async function readOpened(
  db: PrismaClient,
  id: string,
): Promise<{ secret: string; seatBytes: (string | null)[] } | null> {
  const row = await db.match.findUnique({
    where: { id, endedAt: { not: null } },
    select: { secret: true, seatBytes: true },
  })
  return (
    row && { secret: Buffer.from(row.secret).toString('hex'), seatBytes: seatCommitmentsSchema.parse(row.seatBytes) }
  )
}
