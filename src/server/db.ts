import { PrismaPg } from '@prisma/adapter-pg'
import pg from 'pg'
import type { Logger } from 'pino'
import { PrismaClient } from '../generated/prisma/client'
import { AppError } from './error'

export type Database = { readonly db: PrismaClient; readonly pool: pg.Pool; readonly close: () => Promise<void> }

/** One pool of connections, shared by Prisma and by the few statements that go past it. */
export function openDatabase(url: string, poolSize: number, log: Logger): Database {
  const pool = new pg.Pool({ connectionString: url, max: poolSize, connectionTimeoutMillis: 5_000, keepAlive: true })
  // An idle connection that breaks is replaced by the pool; without a listener it would end the process.
  pool.on('error', (error) => log.warn({ error: error.message }, 'a database connection broke'))
  // Minimal errors quote neither the source nor the values of a call: they are logged.
  const db = new PrismaClient({ adapter: new PrismaPg(pool), errorFormat: 'minimal' })
  return {
    db,
    pool,
    async close() {
      await db.$disconnect()
      await pool.end()
    },
  }
}

const CONFLICTS = new Set(['40001', '40P01'])
const PASSING = new Set([
  ...CONFLICTS,
  ...[
    '55P03',
    '57014',
    '57P01',
    '57P02',
    '57P03',
    '53300',
    '53100',
    '25006',
    '08000',
    '08001',
    '08003',
    '08004',
    '08006',
  ],
  ...['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND'],
  ...['P1001', 'P1002', 'P1008', 'P1017', 'P2024', 'P2028', 'P2034'],
])
const PASSING_TEXT =
  /connection terminated|timeout exceeded when trying to connect|client has encountered a connection error/i

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : ''
}

/** Whether a failure lies with the database's present condition, so that the same call may succeed soon. */
export function isPassing(error: unknown): boolean {
  return PASSING.has(codeOf(error)) || (error instanceof Error && PASSING_TEXT.test(error.message))
}

const ATTEMPTS = 3

/**
 * Runs `work` in a transaction on one connection, again when the database reports a conflict. No lock is waited for
 * longer than two seconds. Throws `AppError('tryAgain')` when the database can't do it now; whether an interrupted
 * commit took place is for the caller's idempotence to settle.
 */
export async function inTransaction<Value>(
  pool: pg.Pool,
  work: (client: pg.PoolClient) => Promise<Value>,
): Promise<Value> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await attemptTransaction(pool, work)
    } catch (error) {
      if (CONFLICTS.has(codeOf(error)) && attempt < ATTEMPTS) continue
      if (isPassing(error)) throw new AppError('tryAgain')
      throw error
    }
  }
}

async function attemptTransaction<Value>(
  pool: pg.Pool,
  work: (client: pg.PoolClient) => Promise<Value>,
): Promise<Value> {
  const client = await pool.connect()
  let broken: Error | undefined
  const onError = (error: Error) => {
    broken = error
  }
  client.on('error', onError)
  try {
    await client.query("begin; set local lock_timeout = '2s'")
    const value = await work(client)
    await client.query('commit')
    return value
  } catch (error) {
    // A connection that can't roll back is thrown away with whatever it had begun.
    await client.query('rollback').catch((failure: Error) => {
      broken = failure
    })
    throw error
  } finally {
    client.off('error', onError)
    client.release(broken)
  }
}
