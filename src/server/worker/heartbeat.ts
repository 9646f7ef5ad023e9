import type pg from 'pg'
import { inTransaction } from '../db'
import { timestamp } from '../matches/store'

/** How often a process says that it is alive, and after how much silence of all of them the server counts as down. */
export const BEAT_MS = 1_000
const DOWN_AFTER_MS = 3_000
/** What people get on top to find their way back. */
const RETURN_MS = 5_000

/**
 * Notes that the server is alive. If no process has been for a while, the time of all running matches is taken to have
 * stood still meanwhile: no clock runs out because the server, or its database, was down. `now` is in milliseconds since
 * 1970; returns by how many milliseconds the matches were moved on.
 */
export function beat(pool: pg.Pool, now: number): Promise<number> {
  return inTransaction(pool, async (client) => {
    await client.query('insert into heartbeat (id, at) values (1, $1) on conflict do nothing', [timestamp(now)])
    const { rows } = await client.query<{ at: number }>(
      'select (extract(epoch from at) * 1000)::float8 as at from heartbeat where id = 1 for update',
    )
    const silence = now - (rows[0]?.at ?? now)
    const pause = silence > DOWN_AFTER_MS ? silence + RETURN_MS : 0
    if (pause > 0) await pauseMatches(client, pause)
    if (silence > 0) await client.query('update heartbeat set at = $1 where id = 1', [timestamp(now)])
    return pause
  })
}

async function pauseMatches(client: pg.PoolClient, pauseMs: number): Promise<void> {
  await client.query(
    `update match set "pausedMs" = "pausedMs" + $1::float8, "claimedUntil" = null,
      "dueAt" = "dueAt" + $1::float8 * interval '1 millisecond',
      "sealUntil" = "sealUntil" + $1::float8 * interval '1 millisecond'
      where "endedAt" is null`,
    [pauseMs],
  )
  // Nor has anybody been away meanwhile.
  await client.query(
    `with seen as (
        update match_seat set "seenAt" = "seenAt" + $1::float8 * interval '1 millisecond' where live and "seenAt" is not null
      )
      update server_process set "aliveUntil" = "aliveUntil" + $1::float8 * interval '1 millisecond'`,
    [pauseMs],
  )
}
