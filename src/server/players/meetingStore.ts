import { RATED_A_DAY } from '../../contract/offers'
import type { PrismaClient } from '../../generated/prisma/client'
import type { Tx } from '../transaction'

const DAY_MS = 86_400_000

/** Two people who have begun all the rated matches with each other that a day allows; `until` in milliseconds since 1970. */
export type Spent = { readonly one: string; readonly other: string; readonly until: number }

/**
 * Everybody of a higher id whom one of these people can't play for rating with yet: for two of them it is the lower one
 * that counts. Matches that never began are not counted.
 */
export async function readSpent(db: PrismaClient | Tx, playerIds: readonly string[], now: number): Promise<Spent[]> {
  return db.$queryRaw<Spent[]>`
    select a."playerId" as "one", b."playerId" as "other",
      (extract(epoch from (array_agg(a."startedAt" order by a."startedAt" desc))[${RATED_A_DAY}::int]) * 1000
        + ${DAY_MS}::int)::float8 as "until"
    from "match_seat" a
      join "match_seat" b on b."matchId" = a."matchId" and b."playerId" > a."playerId"
      join "match" m on m."id" = a."matchId"
    where a."playerId" = any(${playerIds}::text[]) and a."startedAt" > ${new Date(now - DAY_MS)}
      and a."pool" is not null and m."outcome" is distinct from 'void'
    group by 1, 2 having count(*) >= ${RATED_A_DAY}::int`
}

/** How many of those who wait in a pool can't play for rating with this person yet. */
export async function countSpentSeekers(
  db: PrismaClient,
  playerId: string,
  pool: string,
  now: number,
): Promise<number> {
  const [row] = await db.$queryRaw<{ count: number }[]>`
    select count(*)::int as "count" from (
      select k."playerId" from "match_seat" a
        join "match_seat" b on b."matchId" = a."matchId" and b."playerId" <> a."playerId"
        join "match" m on m."id" = a."matchId"
        join "seek" k on k."playerId" = b."playerId" and k."pool" = ${pool} and k."aliveUntil" > ${new Date(now)}
      where a."playerId" = ${playerId} and a."startedAt" > ${new Date(now - DAY_MS)} and a."pool" is not null
        and m."outcome" is distinct from 'void'
      group by 1 having count(*) >= ${RATED_A_DAY}::int
    ) as "spent"`
  return row?.count ?? 0
}
