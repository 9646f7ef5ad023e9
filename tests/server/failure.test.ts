import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inTransaction } from '../../src/server/db'
import { isPassing } from '../../src/server/failure'
import { transact } from '../../src/server/transaction'
import { testDatabase } from '../support/database'
import { newPlayer, sql, type TestDeps, testDeps } from '../support/testDeps'
import { failureOf } from '../support/testMatch'

const database = testDatabase()
let deps: TestDeps

beforeAll(() => {
  deps = testDeps(database.url)
})
afterAll(() => deps.close())

const raising = (code: string) => `do $$ begin raise exception 'on purpose' using errcode = '${code}'; end $$`

/** Runs a statement in a transaction, in both ways that there are; says how often it was tried, and how that ended. */
const WAYS = {
  'one connection': async (statement: string) => {
    let tries = 0
    const { code } = await failureOf(
      inTransaction(deps.pool, (client) => {
        tries += 1
        return client.query(statement)
      }),
    )
    return { tries, code }
  },
  Prisma: async (statement: string) => {
    let tries = 0
    const { code } = await failureOf(
      transact(deps.db, (tx) => {
        tries += 1
        return tx.$executeRawUnsafe(statement)
      }),
    )
    return { tries, code }
  },
}

describe.each(Object.entries(WAYS))('a transaction by %s', (_, way) => {
  it.each(['40001', '40P01'])('is tried three times when the database reports a conflict (%s)', async (code) => {
    expect(await way(raising(code))).toEqual({ tries: 3, code: 'tryAgain' })
  })

  it.each(['55P03', '57014', '57P01', '53300', '53100', '25006', '08006'])(
    'asks to try again after %s',
    async (code) => {
      expect(await way(raising(code))).toEqual({ tries: 1, code: 'tryAgain' })
    },
  )

  it('passes on what trying again would not mend', async () => {
    await expect(way(raising('23514'))).rejects.toThrow()
  })

  it('waits two seconds at most for a lock', async () => {
    const id = await newPlayer(deps)
    const holder = await deps.pool.connect()
    try {
      await holder.query('begin')
      await holder.query('select 1 from player where id = $1 for update', [id])
      const began = performance.now()
      expect(await way(`update player set name = 'x' where id = '${id}'`)).toEqual({ tries: 1, code: 'tryAgain' })
      expect(performance.now() - began).toBeGreaterThan(1_900)
    } finally {
      await holder.query('rollback')
      holder.release()
    }
  })
})

describe('a failure', () => {
  it('passes that comes of a cut connection, also outside transactions', async () => {
    const killed = deps.db.$queryRaw`select pg_terminate_backend(pg_backend_pid())`
    expect(isPassing(await killed.catch((error: unknown) => error))).toBe(true)
    await sql(deps, 'select 1')
  })

  it('does not pass that is ours', () => {
    expect(isPassing(new TypeError('of ours'))).toBe(false)
    expect(isPassing(null)).toBe(false)
    const circular: { cause?: unknown } = {}
    circular.cause = circular
    expect(isPassing(circular)).toBe(false)
  })
})
