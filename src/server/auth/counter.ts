import { createHash } from 'node:crypto'
import type pg from 'pg'
import { RateLimiterMemory, RateLimiterPostgres } from 'rate-limiter-flexible'

/** So many in so many seconds. */
export type Rate = readonly [points: number, seconds: number]

/** Counts by key, within windows that begin with a key's first. `consume` throws the library's answer past the rate. */
export type Counter = Pick<RateLimiterMemory, 'consume' | 'reward' | 'get' | 'set'>

/** Counts in this process's memory: a few microseconds each, and each process for itself. */
export function ownCounter(name: string, [points, duration]: Rate): Counter {
  return new RateLimiterMemory({ keyPrefix: name, points, duration })
}

/**
 * Counts in the database, for all processes together; in memory while it can't be reached. Whom a key names is not kept.
 * A key that is past the rate is refused from memory, so that a flood doesn't reach the database.
 */
export function sharedCounter(pool: pg.Pool, name: string, [points, duration]: Rate): Counter {
  const counter = new RateLimiterPostgres({
    storeClient: pool,
    storeType: 'pool',
    tableName: 'limit_count',
    tableCreated: true,
    clearExpiredByTimeout: false,
    keyPrefix: name,
    points,
    duration,
    inMemoryBlockOnConsumed: points + 1,
    insuranceLimiter: new RateLimiterMemory({ keyPrefix: name, points, duration }),
  })
  return {
    consume: (key) => counter.consume(unreadable(key)),
    reward: (key) => counter.reward(unreadable(key)),
    get: (key) => counter.get(unreadable(key)),
    set: (key, points, seconds) => counter.set(unreadable(key), points, seconds),
  }
}

const unreadable = (key: string | number) => createHash('sha256').update(String(key)).digest('base64url')
