import type pg from 'pg'

/** The number by which all processes know the pairing pass among PostgreSQL's advisory locks. */
const PAIRING_PASS = 0x70616972

/**
 * Runs `work` unless some process is already at it: then gives null at once. The lock is a session's own, so it goes
 * with its connection if the process dies.
 */
export async function onlyOnce<T>(pool: pg.Pool, work: () => Promise<T>): Promise<T | null> {
  const client = await pool.connect()
  let broken: Error | undefined
  const onError = (error: Error) => {
    broken = error
  }
  client.on('error', onError)
  try {
    const { rows } = await client.query<{ locked: boolean }>('select pg_try_advisory_lock($1) as locked', [
      PAIRING_PASS,
    ])
    if (!rows[0]?.locked) return null
    try {
      return await work()
    } finally {
      await client.query('select pg_advisory_unlock($1)', [PAIRING_PASS]).catch((error: Error) => {
        broken = error
      })
    }
  } finally {
    client.off('error', onError)
    client.release(broken)
  }
}
