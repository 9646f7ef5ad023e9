import type pg from 'pg'
import { inTransaction } from '../db'
import type { Clock } from '../deps'
import { timestamp } from '../matches/store'

/** How often a process says that it is alive, and after how much silence of all of them the server counts as down. */
export const BEAT_MS = 500
const DOWN_AFTER_MS = 2_000
/** The same for a process that has a reason to believe so. */
const DOUBTFUL_AFTER_MS = 1_000
/** What people get on top to find their way back, at most: who tries again at growing intervals needs no longer than it was down. */
const RETURN_MS = 5_000
/** How long the database may take to move all running matches on. */
const PAUSE_ANSWER_MS = 20_000

/** When the heart beat (milliseconds since 1970), and by how many milliseconds running matches were moved on. */
export type Beat = { readonly at: number; readonly pausedMs: number }

/**
 * Notes that the server is alive. If no process has been for a while, the time of all running matches is taken to have
 * stood still meanwhile: no clock runs out because the server, or its database, was down. `doubtful` is a process that
 * has just started, or whose last beat failed.
 */
export function beat(pool: pg.Pool, clock: Clock, doubtful: boolean): Promise<Beat> {
  const asked = clock.now()
  return inTransaction(pool, async (client) => {
    await client.query('insert into heartbeat (id, at) values (1, $1) on conflict do nothing', [timestamp(asked)])
    const { rows } = await client.query<{ at: number }>(
      'select (extract(epoch from at) * 1000)::float8 as at from heartbeat where id = 1 for update',
    )
    // Not before the row is ours: the database may have stood still while we waited for it.
    const now = clock.now()
    const silence = now - (rows[0]?.at ?? now)
    const limit = doubtful || now - asked > BEAT_MS ? DOUBTFUL_AFTER_MS : DOWN_AFTER_MS
    const returnMs = silence > limit ? Math.min(silence, RETURN_MS) : 0
    if (returnMs > 0) await pauseMatches(client, { now, silence, returnMs })
    if (silence > 0) await client.query('update heartbeat set at = $1 where id = 1', [timestamp(now)])
    return { at: now, pausedMs: returnMs > 0 ? silence + returnMs : 0 }
  })
}

/** A match that began during the silence, before the server went down, stands still for no longer than it has lasted. */
async function pauseMatches(
  client: pg.PoolClient,
  { now, silence, returnMs }: { readonly now: number; readonly silence: number; readonly returnMs: number },
): Promise<void> {
  const moveOn = {
    // All or nothing, however many matches run: a pause that is never done in time would keep everybody waiting.
    query_timeout: PAUSE_ANSWER_MS,
    text: `with pause as (
        select id, $3::float8 + least($2::float8,
          greatest(0, extract(epoch from $1::timestamp - "startedAt")::float8 * 1000 - "pausedMs")) as ms
        from match where "endedAt" is null
      )
      update match m set "pausedMs" = m."pausedMs" + p.ms, "claimedUntil" = null,
        "dueAt" = m."dueAt" + p.ms * interval '1 millisecond',
        "sealUntil" = m."sealUntil" + p.ms * interval '1 millisecond'
      from pause p where m.id = p.id`,
    values: [timestamp(now), silence, returnMs],
  }
  await client.query(moveOn)
  // Nor has anybody been away meanwhile.
  await client.query(
    `with seen as (
        update match_seat set "seenAt" = "seenAt" + $1::float8 * interval '1 millisecond' where live and "seenAt" is not null
      )
      update server_process set "aliveUntil" = "aliveUntil" + $1::float8 * interval '1 millisecond'`,
    [silence + returnMs],
  )
}
