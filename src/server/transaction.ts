import { Prisma, type PrismaClient } from '../generated/prisma/client'
import { isPassing } from './db'
import { AppError } from './error'

export type Tx = Prisma.TransactionClient

const ATTEMPTS = 3
const CONFLICT = /"(?:40001|40P01)"/
const PASSING = /"(?:40001|40P01|55P03|57014|57P01|57P02|57P03|53300)"/

/** PostgreSQL's own words for a failure, which Prisma wraps. */
function sqlOf(error: unknown): string {
  if (!(error instanceof Prisma.PrismaClientKnownRequestError)) return ''
  const { driverAdapterError: inner } = error.meta ?? {}
  return JSON.stringify(inner instanceof Error ? inner.cause : (error.meta ?? {})) ?? ''
}

/**
 * Runs `work` in one of Prisma's transactions: all of it or nothing, again when the database reports a conflict. A lock
 * is waited for two seconds at most, so that a crowd at one row doesn't hold the connections. Throws `tryAgain` where
 * another attempt may well succeed.
 */
export async function transact<T>(db: PrismaClient, work: (tx: Tx) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await db.$transaction(
        async (tx) => {
          await tx.$executeRaw`set local lock_timeout = '2s'`
          return work(tx)
        },
        { maxWait: 5_000, timeout: 8_000 },
      )
    } catch (error) {
      const sql = sqlOf(error)
      if (CONFLICT.test(sql) && attempt < ATTEMPTS) continue
      if (isPassing(error) || PASSING.test(sql)) throw new AppError('tryAgain')
      throw error
    }
  }
}
