import type { PrismaClient } from '../../generated/prisma/client'
import { REF_COLUMNS, type RefRow } from './ref'

export async function readRefs(db: PrismaClient, ids: readonly string[]): Promise<RefRow[]> {
  return db.player.findMany({ where: { id: { in: [...ids] } }, select: REF_COLUMNS })
}

/** The player of a folded name. */
export async function readByFold(db: PrismaClient, nameFold: string): Promise<RefRow | null> {
  return db.player.findFirst({ where: { nameFold, deletedAt: null }, select: REF_COLUMNS })
}

export async function readProfile(db: PrismaClient, id: string) {
  return db.player.findUnique({
    where: { id },
    select: {
      ...REF_COLUMNS,
      botLevel: true,
      createdAt: true,
      ratings: { orderBy: { pool: 'asc' }, select: { pool: true, value: true, matches: true } },
    },
  })
}

export type Tally = {
  readonly won: number
  readonly drawn: number
  readonly lost: number
  readonly amongPeople: number
  readonly left: number
}

/** How a player's finished matches went, and how many of those among people were left, or never shown up for. */
export async function readTally(db: PrismaClient, playerId: string): Promise<Tally> {
  const [tally] = await db.$queryRaw<Tally[]>`
    select
      (count(*) filter (where s."place" = 1 and m."outcome" = 'won'))::int as "won",
      (count(*) filter (where s."place" = 1 and m."outcome" = 'drawn'))::int as "drawn",
      (count(*) filter (where s."place" > 1 and m."outcome" <> 'unfinished'))::int as "lost",
      (count(*) filter (where s."doneAt" is not null))::int as "amongPeople",
      (count(*) filter (where s."doneAt" is not null and (s."hasLeft" or s."seat" = any(m."absent"))))::int as "left"
    from "match_seat" s join "match" m on m."id" = s."matchId"
    where s."playerId" = ${playerId}`
  return tally ?? { won: 0, drawn: 0, lost: 0, amongPeople: 0, left: 0 }
}

/** The open table that a person sits at. */
export async function readOpenTableId(db: PrismaClient, playerId: string): Promise<string | null> {
  const seat = await db.tableSeat.findFirst({
    where: { playerId, player: { kind: { not: 'bot' } }, table: { closedAt: null, matchId: null } },
    select: { tableId: true },
  })
  return seat?.tableId ?? null
}

export type RatingPoint = {
  readonly at: Date
  readonly matchId: string
  readonly before: number
  readonly after: number
}

/**
 * A player's ratings in a pool, the oldest first: at most `limit` points, which with more matches than that are spread
 * evenly over them, the first and the last included.
 */
export async function readRatingPoints(
  db: PrismaClient,
  playerId: string,
  pool: string,
  limit: number,
): Promise<RatingPoint[]> {
  return db.$queryRaw<RatingPoint[]>`
    select "at", "matchId", "before", "after" from (
      select "at", "matchId", "before", "after",
        row_number() over (order by "at", "matchId") as "n", count(*) over () as "total"
      from "rating_change" where "playerId" = ${playerId} and "pool" = ${pool}
    ) as "numbered"
    where "total" <= ${limit}::int or "n" = 1
      or "n" * ${limit - 1}::int / "total" <> ("n" - 1) * ${limit - 1}::int / "total"
    order by "n"`
}
