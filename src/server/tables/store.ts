import type { TimeControl } from '../../engine/view/view'
import { Prisma, type PrismaClient } from '../../generated/prisma/client'
import { REF_COLUMNS } from '../players/ref'
import type { Tx } from '../transaction'
import type { Terms } from './presets'
import { SEATS_INCLUDE, TABLE_INCLUDE, type TableRecord, tableRecord } from './record'

type Where = { readonly id: string } | { readonly inviteCode: string }

/** Reads one thing after the other: a transaction has one connection, and that answers one question at a time. */
export async function readTable(db: PrismaClient | Tx, where: Where): Promise<TableRecord | null> {
  const row = await db.table.findUnique({ where, include: SEATS_INCLUDE })
  if (!row) return null
  const owner = await db.player.findUniqueOrThrow({ where: { id: row.ownerId }, select: REF_COLUMNS })
  const rematchOf = await db.match.findUnique({ where: { rematchTableId: row.id }, select: { id: true } })
  return tableRecord({ ...row, owner, rematchOf })
}

/** The open tables that the lobby shows, newest first. */
export async function readOpenTables(db: PrismaClient, limit: number): Promise<TableRecord[]> {
  const rows = await db.table.findMany({
    where: { closedAt: null, matchId: null, visibility: 'public' },
    orderBy: [{ createdAt: 'desc' }, { id: 'asc' }],
    take: limit,
    include: TABLE_INCLUDE,
  })
  return rows.map(tableRecord)
}

export async function readTables(db: PrismaClient, ids: readonly string[]): Promise<TableRecord[]> {
  const rows = await db.table.findMany({ where: { id: { in: [...ids] } }, include: TABLE_INCLUDE })
  return rows.map(tableRecord)
}

/** Locks the table's row until the transaction ends. */
export async function lockTable(tx: Tx, id: string): Promise<TableRecord | null> {
  await tx.$queryRaw`select 1 from "table" where "id" = ${id} for no key update`
  return readTable(tx, { id })
}

/** Locks the row of the table that a match has come from; null if it came from none. */
export async function lockTableOf(tx: Tx, matchId: string): Promise<TableRecord | null> {
  const row = await tx.table.findUnique({ where: { matchId }, select: { id: true } })
  return row && lockTable(tx, row.id)
}

const clockColumn = (clock: TimeControl) => (clock === null ? Prisma.DbNull : clock)

type NewTable = Omit<Terms, 'pool'> & {
  readonly id: string
  readonly ownerId: string
  readonly inviteCode: string
  readonly at: Date
  readonly reserved?: readonly string[]
}

export async function insertTable(tx: Tx, { at, clock, reserved, ...table }: NewTable): Promise<void> {
  await tx.table.create({
    data: {
      ...table,
      clock: clockColumn(clock),
      createdAt: at,
      attendedAt: at,
      reserved: reserved ? [...reserved] : Prisma.DbNull,
    },
  })
}

export async function updateTerms(tx: Tx, id: string, { pool: _, clock, ...terms }: Terms): Promise<void> {
  await tx.table.update({ where: { id }, data: { ...terms, clock: clockColumn(clock) } })
}

/** Counts a change, and the attendance that it proves. */
export async function touchTable(tx: Tx, id: string, at: Date): Promise<void> {
  await tx.table.update({ where: { id }, data: { version: { increment: 1 }, attendedAt: at } })
}

export async function setOwner(tx: Tx, id: string, ownerId: string): Promise<void> {
  await tx.table.update({ where: { id }, data: { ownerId } })
}

export async function markClosed(tx: Tx, id: string, at: Date): Promise<void> {
  await tx.table.update({ where: { id }, data: { closedAt: at } })
}

export async function markStarted(tx: Tx, id: string, matchId: string): Promise<void> {
  await tx.table.update({ where: { id }, data: { matchId } })
}

/** The match that the table had started never began. */
export async function markReopened(tx: Tx, id: string): Promise<void> {
  await tx.table.update({ where: { id }, data: { matchId: null } })
}

export async function markAttended(db: PrismaClient, ids: readonly string[], at: Date): Promise<void> {
  await db.table.updateMany({
    where: { id: { in: [...ids] }, closedAt: null, matchId: null },
    data: { attendedAt: at },
  })
}

/** The open tables, of these or of all, that somebody seated there has open right now. */
export async function readAttendedIds(db: PrismaClient, now: Date, of?: readonly string[]): Promise<string[]> {
  const room = of ? { in: of.map((id) => `table:${id}`) } : { startsWith: 'table:' }
  const rows = await db.presence.findMany({
    where: { room, process: { aliveUntil: { gte: now } } },
    select: { room: true, playerId: true },
  })
  const present = new Set(rows.map((row) => `${row.room.slice('table:'.length)} ${row.playerId}`))
  const seats = await db.tableSeat.findMany({
    where: { playerId: { in: rows.map(({ playerId }) => playerId) }, table: { closedAt: null, matchId: null } },
    select: { tableId: true, playerId: true },
  })
  return [...new Set(seats.filter((s) => present.has(`${s.tableId} ${s.playerId}`)).map(({ tableId }) => tableId))]
}

/** Closes the open tables last attended at or before the given times, and gives them; one changed meanwhile is spared. */
export async function closeAbandoned(
  db: PrismaClient,
  at: Date,
  before: { readonly public: Date; readonly invite: Date },
): Promise<TableRecord[]> {
  const closed = await db.table.updateManyAndReturn({
    where: {
      closedAt: null,
      matchId: null,
      OR: [
        { visibility: 'public', attendedAt: { lte: before.public } },
        { visibility: 'invite', attendedAt: { lte: before.invite } },
      ],
    },
    data: { closedAt: at, version: { increment: 1 } },
    select: { id: true },
  })
  const ids = closed.map(({ id }) => id)
  return ids.length > 0 ? readTables(db, ids) : []
}
