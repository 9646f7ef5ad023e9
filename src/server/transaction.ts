import type { Prisma, PrismaClient } from '../generated/prisma/client'
import { persistently } from './failure'

export type Tx = Prisma.TransactionClient

/**
 * Runs `work` in one of Prisma's transactions: all of it or nothing; see `persistently`. A lock is waited for two seconds
 * at most, so that a crowd at one row doesn't hold the connections.
 */
export function transact<T>(db: PrismaClient, work: (tx: Tx) => Promise<T>): Promise<T> {
  return persistently(() =>
    db.$transaction(
      async (tx) => {
        await tx.$executeRaw`set local lock_timeout = '2s'`
        return work(tx)
      },
      { maxWait: 5_000, timeout: 8_000 },
    ),
  )
}
