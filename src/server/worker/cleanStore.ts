import type { PrismaClient } from '../../generated/prisma/client'

/** Removes the links by mail that can't be used any more. `now` is in milliseconds since 1970. */
export async function removeOldTokens(db: PrismaClient, now: number): Promise<void> {
  await db.mailToken.deleteMany({ where: { OR: [{ expiresAt: { lt: new Date(now) } }, { usedAt: { not: null } }] } })
}

/** Removes what was counted for limits whose time is over. */
export async function removeOldCounts(db: PrismaClient, now: number): Promise<void> {
  await db.limitCount.deleteMany({ where: { expire: { lt: now } } })
}
