import { PrismaPg } from '@prisma/adapter-pg'
import pg from 'pg'
import type { Logger } from 'pino'
import { PrismaClient } from '../generated/prisma/client'
import { persistently } from './failure'

/** So long one waits for a connection where all are busy, for a new one to come about, and for an answer on it. */
const FREE_MS = 5_000
const CONNECT_MS = 2_000
const ANSWER_MS = 2_500

class Connection extends pg.Client {
  constructor(config?: pg.ClientConfig) {
    super({ ...config, connectionTimeoutMillis: CONNECT_MS })
  }
}

export type Database = { readonly db: PrismaClient; readonly pool: pg.Pool; readonly close: () => Promise<void> }

/** One pool of connections, shared by Prisma and by the few statements that go past it. */
export function openDatabase(url: string, poolSize: number, log: Logger): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    Client: Connection,
    connectionTimeoutMillis: FREE_MS,
    keepAlive: true,
    // Pipelined, a connection on which an answer is overdue is broken off with all that waits on it, never used again.
    pipeline: true,
    query_timeout: ANSWER_MS,
  })
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

/** What is done in a transaction. `last` takes a statement that nothing waits for: the commit goes out with it. */
type Work<Value> = (client: pg.PoolClient, last: (statement: Promise<unknown>) => void) => Promise<Value>

/**
 * Runs `work` in a transaction on one connection; see `persistently`. No lock is waited for longer than two seconds.
 */
export function inTransaction<Value>(pool: pg.Pool, work: Work<Value>): Promise<Value> {
  return persistently(() => attemptTransaction(pool, work))
}

async function attemptTransaction<Value>(pool: pg.Pool, work: Work<Value>): Promise<Value> {
  const client = await pool.connect()
  let broken: Error | undefined
  const onError = (error: Error) => {
    broken = error
  }
  client.on('error', onError)
  try {
    // Pipelined: what `work` asks first goes out with it.
    const begun = client.query("begin; set local lock_timeout = '2s'")
    const lasts: Promise<unknown>[] = []
    const [value] = await Promise.all([work(client, (statement) => lasts.push(statement)), begun])
    // After a statement that fails, a commit is a rollback: whether all went well the statements say.
    await Promise.all([...lasts, client.query('commit')])
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
