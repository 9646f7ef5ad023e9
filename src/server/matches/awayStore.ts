import type pg from 'pg'
import { timestamp } from './store'

/** A seat whose person doesn't have the match open: since when, in milliseconds since 1970, and whether it has no clock. */
export type AwaySeat = {
  readonly matchId: string
  readonly seat: number
  readonly since: number
  readonly untimed: boolean
}

/**
 * The seats of these running matches whose persons are away. Away is who has no page of the match open in a living process:
 * since the last one was closed or its process died, or since the match began for whoever never came. Without a clock an own
 * act counts as being there too. Time that the server was down counts for nobody.
 */
export async function readAway(
  client: pg.Pool | pg.PoolClient,
  matchIds: readonly string[],
  now: number,
): Promise<AwaySeat[]> {
  const { rows } = await client.query<AwaySeat>({
    name: 'readAway',
    text: `select s."matchId", s.seat, m.clock is null as untimed,
        (extract(epoch from greatest(m."startedAt" + m."pausedMs" * interval '1 millisecond', s."seenAt",
          held.until, acted.at)) * 1000)::float8 as since
      from match_seat s join match m on m.id = s."matchId"
      left join lateral (
        select max(o."aliveUntil") as until from presence p join server_process o on o.id = p."processId"
        where p.room = 'match:' || m.id and p."playerId" = s."playerId"
      ) held on true
      left join lateral (
        select m."startedAt" + (m."pausedMs" + (e.event->>'at')::float8) * interval '1 millisecond' as at from match_event e
        where m.clock is null and e."matchId" = m.id and e.event->>'seat' = s.seat::text and e.event->>'by' = 'seat'
        order by e.seq desc limit 1
      ) acted on true
      where s."matchId" = any($1) and s.live and m.seq > 0 and (held.until is null or held.until < $2)
      order by s."matchId", s.seat`,
    values: [matchIds, timestamp(now)],
  })
  return rows
}
