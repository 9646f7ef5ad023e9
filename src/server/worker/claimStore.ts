import type pg from 'pg'
import type { MatchState } from '../../engine/match/state'
import { timestamp } from '../matches/store'

/** A match whose time has come, as it was when it was claimed. */
export type Claimed = { readonly id: string; readonly seq: number; readonly state: MatchState }

/**
 * Claims matches that are due, the longest overdue first. A claim is a lease: it ends with the next turn of the match, or
 * at `until`, after which any process may try again. Times are milliseconds since 1970.
 */
export async function claimDue(pool: pg.Pool, now: number, until: number, limit: number): Promise<Claimed[]> {
  const { rows } = await pool.query<Claimed>({
    name: 'claimDue',
    text: `update match set "claimedUntil" = $2 where id in (
        select id from match
        where "dueAt" <= $1 and ("claimedUntil" is null or "claimedUntil" <= $1)
        order by "dueAt" limit $3 for update skip locked)
      returning id, seq, snapshot as state`,
    values: [timestamp(now), timestamp(until), limit],
  })
  return rows
}

/** Gives claims up before they run out, so that any process may try at once. */
export async function releaseClaims(pool: pg.Pool, matchIds: readonly string[]): Promise<void> {
  if (matchIds.length === 0) return
  await pool.query('update match set "claimedUntil" = null where id = any($1::text[])', [matchIds])
}

/** When the next match falls due that nobody has claimed (milliseconds since 1970); null if none does. */
export async function nextDueAt(pool: pg.Pool, now: number): Promise<number | null> {
  const { rows } = await pool.query<{ at: number }>({
    name: 'nextDueAt',
    text: `select (extract(epoch from "dueAt") * 1000)::float8 as at from match
      where "dueAt" is not null and ("claimedUntil" is null or "claimedUntil" <= $1)
      order by "dueAt" limit 1`,
    values: [timestamp(now)],
  })
  return rows[0]?.at ?? null
}
