import type pg from 'pg'
import { START_RATING } from '../../rating/elo'
import { timestamp } from './store'

/** A player's rating in a pool. `updatedAt` is in milliseconds since 1970. */
export type StoredRating = {
  readonly playerId: string
  readonly value: number
  readonly matches: number
  readonly updatedAt: number
}

/** Locks the players' ratings in a pool, in the order of player ids, so that two matches never wait for each other. */
export async function lockRatings(
  client: pg.PoolClient,
  pool: string,
  playerIds: readonly string[],
  now: number,
): Promise<Map<string, StoredRating>> {
  const ordered = [...playerIds].sort()
  await client.query(
    `insert into rating ("playerId", pool, value, matches, "updatedAt")
      select id, $2, $3::float8, 0, $4::timestamp from unnest($1::text[]) as id on conflict do nothing`,
    [ordered, pool, START_RATING, timestamp(now)],
  )
  const { rows } = await client.query<StoredRating>(
    `select "playerId", value, matches, (extract(epoch from "updatedAt") * 1000)::float8 as "updatedAt"
      from rating where pool = $2 and "playerId" = any($1) order by "playerId" for update`,
    [ordered, pool],
  )
  return new Map(rows.map((row) => [row.playerId, row]))
}

/** One player's change by one match, as kept for explanation and recomputation. */
export type StoredChange = {
  readonly playerId: string
  readonly before: number
  readonly after: number
  readonly expected: number
  readonly result: number
  readonly k: number
}

/** Writes a match's changes, each once, and the ratings they lead to. `at` is in milliseconds since 1970. */
export async function writeChanges(
  client: pg.PoolClient,
  match: { readonly id: string; readonly pool: string; readonly at: number },
  changes: readonly StoredChange[],
): Promise<void> {
  await client.query(
    `with change as (
        select * from jsonb_to_recordset($4::jsonb)
          as c("playerId" text, before float8, after float8, expected float8, result float8, k float8)
      ), kept as (
        insert into rating_change ("matchId", "playerId", pool, at, before, after, expected, result, k)
        select $1, "playerId", $2, $3::timestamp, before, after, expected, result, k from change
      )
      update rating r set value = change.after, matches = r.matches + 1, "updatedAt" = $3::timestamp
      from change where r."playerId" = change."playerId" and r.pool = $2`,
    [match.id, match.pool, timestamp(match.at), JSON.stringify(changes)],
  )
}
