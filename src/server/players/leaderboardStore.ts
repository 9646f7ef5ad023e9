import type { Prisma, PrismaClient } from '../../generated/prisma/client'
import { REF_COLUMNS, type RefRow } from './ref'

/** A listed rating: whose, how high, and after how many matches. */
export type ListedRow = RefRow & { readonly value: number; readonly matches: number }

/** Which ratings are listed: those of a pool with so many matches, the last of them not before `since`. */
export type Listed = { readonly pool: string; readonly leastMatches: number; readonly since: Date }

function isListed({ pool, leastMatches, since }: Listed): Prisma.RatingWhereInput {
  return { pool, matches: { gte: leastMatches }, updatedAt: { gte: since }, player: { deletedAt: null } }
}

const COLUMNS = { value: true, matches: true, player: { select: REF_COLUMNS } } as const

/** The listed ratings from a rank on, the highest first: in the order of an index. */
export async function readPlaces(
  db: PrismaClient,
  listed: Listed,
  { skip, take }: { readonly skip: number; readonly take: number },
): Promise<ListedRow[]> {
  const orderBy = [{ value: 'desc' }, { playerId: 'asc' }] as const
  const rows = await db.rating.findMany({ where: isListed(listed), orderBy: [...orderBy], skip, take, select: COLUMNS })
  return rows.map(({ player, ...rating }) => ({ ...player, ...rating }))
}

/** How many ratings are listed, or how many of them are above a value. */
export async function countListed(db: PrismaClient, listed: Listed, above?: number): Promise<number> {
  return db.rating.count({ where: { ...isListed(listed), ...(above === undefined ? {} : { value: { gt: above } }) } })
}

/** Somebody's listed rating; null where it isn't. */
export async function readListed(db: PrismaClient, listed: Listed, playerId: string): Promise<ListedRow | null> {
  const row = await db.rating.findFirst({ where: { ...isListed(listed), playerId }, select: COLUMNS })
  return row && { ...row.player, value: row.value, matches: row.matches }
}
