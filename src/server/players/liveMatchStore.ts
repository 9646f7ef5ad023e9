import { isSlow } from '../../contract/offers'
import { timeControlSchema } from '../../contract/rules'
import type { Whereabouts } from '../../contract/table'
import { LAG_GRACE_MS } from '../../engine/match/clock'
import type { PrismaClient } from '../../generated/prisma/client'
import { playerRef, type RefRow } from './ref'

export type LiveMatch = Whereabouts['liveMatches'][number]

type Row = {
  readonly matchId: string
  readonly timed: boolean
  readonly clock: unknown
  readonly seat: number
  /** Whose turn it is, or whose call is waited for (R6.4). */
  readonly awaited: number | null
  /** When the clock of a turn strikes, in milliseconds since 1970. */
  readonly strikesAt: number | null
  readonly sealing: boolean
  readonly seats: readonly (Omit<RefRow, 'deletedAt'> & { readonly seat: number; readonly deletedAt: string | null })[]
}

/** The matches that a person is playing, the newest first. */
export async function readLiveMatches(db: PrismaClient, playerId: string): Promise<LiveMatch[]> {
  const rows = await db.$queryRaw<Row[]>`
    select s."matchId", s."timed", m."clock", s."seat",
      coalesce(m."snapshot" #>> '{round,turn,seat}', m."snapshot" #>> '{round,call,seat}')::int as "awaited",
      case when m."dueKind" = 'turn' then (extract(epoch from m."dueAt") * 1000)::float8 end as "strikesAt",
      m."sealUntil" is not null as "sealing",
      (select jsonb_agg(jsonb_build_object('seat', o."seat", 'id', p."id", 'kind', p."kind", 'name', p."name",
          'deletedAt', p."deletedAt") order by o."seat")
        from "match_seat" o join "player" p on p."id" = o."playerId" where o."matchId" = s."matchId") as "seats"
    from "match_seat" s join "match" m on m."id" = s."matchId"
    where s."playerId" = ${playerId} and s."live" order by s."startedAt" desc, s."matchId"`
  return rows.map(({ matchId, timed, clock, seat, awaited, strikesAt, sealing, seats }) => {
    const refOf = ({ deletedAt, ...row }: Row['seats'][number]) =>
      playerRef({ ...row, deletedAt: deletedAt === null ? null : new Date(deletedAt) })
    const toPlay = seats.find((other) => other.seat === awaited)
    return {
      matchId,
      timed,
      slow: isSlow(timeControlSchema.parse(clock)),
      sealing,
      yourTurn: awaited === seat,
      toPlay: toPlay ? refOf(toPlay) : null,
      turnUntil: strikesAt === null ? null : strikesAt - LAG_GRACE_MS,
      others: seats.filter((other) => other.seat !== seat).map(refOf),
    }
  })
}
