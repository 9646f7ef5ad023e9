import type pg from 'pg'
import type { PrismaClient } from '../../generated/prisma/client'
import { timestamp } from '../matches/store'
import type { Tx } from '../transaction'
import { type Done, LONGEST_PAUSE_MS, LOOKED_AT } from './conduct'

/** Notes when the players of these seats were done with a match among people; what was noted before stays. */
export async function writeDone(
  client: pg.PoolClient,
  matchId: string,
  seats: readonly number[],
  at: number,
): Promise<void> {
  if (seats.length === 0) return
  await client.query(
    `update match_seat set "doneAt" = $3::timestamp where "matchId" = $1 and seat = any($2) and "doneAt" is null`,
    [matchId, seats, timestamp(at)],
  )
}

/** Notes that these seats' players did not show up, and let others wait. */
export async function writeNoShows(tx: Tx, matchId: string, seats: readonly number[], at: Date): Promise<void> {
  await tx.matchSeat.updateMany({ where: { matchId, seat: { in: [...seats] } }, data: { doneAt: at } })
}

type Row = { readonly playerId: string; readonly at: number; readonly left: boolean }

/**
 * What these people are done with since the longest pause, and from before that as much as a leave is judged by, in the
 * order of time. A match that others have left within two rounds shows nothing of whether one stays oneself: else a
 * second account could wash a record clean.
 */
export async function readDone(
  db: PrismaClient | Tx,
  playerIds: readonly string[],
  now: number,
): Promise<Map<string, Done[]>> {
  const since = new Date(now - LONGEST_PAUSE_MS)
  const rows = await db.$queryRaw<Row[]>`
    select p."playerId", (extract(epoch from d."doneAt") * 1000)::float8 as "at", d."left"
    from unnest(${[...playerIds]}::text[]) as p("playerId") cross join lateral (
      select s."matchId", s."doneAt", s."hasLeft" or s."seat" = any(m."absent") as "left"
      from "match_seat" s join "match" m on m."id" = s."matchId"
      where s."playerId" = p."playerId" and s."doneAt" is not null
        and (s."hasLeft" or s."seat" = any(m."absent") or m."reason" is distinct from 'resignation' or m."rounds" >= 2)
      order by s."doneAt" desc, s."matchId"
      limit ${LOOKED_AT - 1}::int
        + (select count(*) from "match_seat" r where r."playerId" = p."playerId" and r."doneAt" > ${since})
    ) as d order by d."doneAt", d."matchId" desc`
  const done = new Map<string, Done[]>(playerIds.map((id) => [id, []]))
  for (const { playerId, ...row } of rows) done.get(playerId)?.push(row)
  return done
}
