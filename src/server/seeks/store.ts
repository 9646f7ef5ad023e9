import type { PrismaClient } from '../../generated/prisma/client'
import type { Tx } from '../transaction'
import type { Waiting } from './pairing'

export type SeekRecord = Waiting & { readonly pool: string; readonly aliveUntil: number }

type Row = {
  readonly playerId: string
  readonly pool: string
  readonly rating: number
  readonly createdAt: Date
  readonly aliveUntil: Date
}

function seekRecord({ createdAt, aliveUntil, ...seek }: Row): SeekRecord {
  return { ...seek, since: createdAt.getTime(), aliveUntil: aliveUntil.getTime() }
}

export async function readSeek(db: PrismaClient | Tx, playerId: string): Promise<SeekRecord | null> {
  const row = await db.seek.findUnique({ where: { playerId } })
  return row && seekRecord(row)
}

export async function readSeeks(tx: Tx, playerIds: readonly string[]): Promise<SeekRecord[]> {
  const rows = await tx.seek.findMany({ where: { playerId: { in: [...playerIds] } } })
  return rows.map(seekRecord)
}

/** How many wait in a pool. */
export async function countSeeks(db: PrismaClient, pool: string, now: Date): Promise<number> {
  return db.seek.count({ where: { pool, aliveUntil: { gt: now } } })
}

export async function readAliveSeeks(db: PrismaClient, now: Date): Promise<SeekRecord[]> {
  const rows = await db.seek.findMany({ where: { aliveUntil: { gt: now } }, orderBy: { createdAt: 'asc' } })
  return rows.map(seekRecord)
}

export async function putSeek(tx: Tx, { playerId, pool, rating, since, aliveUntil }: SeekRecord): Promise<void> {
  const columns = { pool, rating, createdAt: new Date(since), aliveUntil: new Date(aliveUntil) }
  await tx.seek.upsert({ where: { playerId }, create: { playerId, ...columns }, update: columns })
}

/** Prolongs the lease of a seek; false if there is none. */
export async function renewSeek(db: PrismaClient, playerId: string, aliveUntil: Date): Promise<boolean> {
  const { count } = await db.seek.updateMany({ where: { playerId }, data: { aliveUntil } })
  return count > 0
}

/** Ends the seeks of these people; gives how many there were. */
export async function deleteSeeks(db: PrismaClient | Tx, playerIds: readonly string[]): Promise<number> {
  const { count } = await db.seek.deleteMany({ where: { playerId: { in: [...playerIds] } } })
  return count
}

/** Prolongs the leases of those who have a page of the site open. */
export async function renewPresent(db: PrismaClient, now: Date, aliveUntil: Date): Promise<void> {
  await db.seek.updateMany({
    where: { player: { presences: { some: { process: { aliveUntil: { gte: now } } } } } },
    data: { aliveUntil },
  })
}

/** Removes the seeks whose lease has run out; gives whose they were. */
export async function deleteExpired(db: PrismaClient, now: Date): Promise<string[]> {
  const expired = { aliveUntil: { lte: now } }
  const rows = await db.seek.findMany({ where: expired, select: { playerId: true } })
  const ids = rows.map(({ playerId }) => playerId)
  if (ids.length > 0) await db.seek.deleteMany({ where: { playerId: { in: ids }, ...expired } })
  return ids
}
