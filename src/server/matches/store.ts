import type pg from 'pg'
import type { Due } from '../../engine/match/due'
import type { MatchEvent } from '../../engine/match/event'
import type { MatchState } from '../../engine/match/state'
import type { StoredMatch } from './match'

// The hot path of a turn: plain SQL on one connection, since Prisma has no row locks. Timestamps have no time zone and
// mean UTC, as Prisma writes them.

/** Milliseconds since 1970 as the database's timestamp. */
export function timestamp(ms: number): string {
  return new Date(ms).toISOString()
}

/** Locks a match's row and loads it; null if there is none. */
export async function lockMatch(client: pg.PoolClient, matchId: string): Promise<StoredMatch | null> {
  const { rows } = await client.query<StoredMatch>({
    name: 'lockMatch',
    text: `select m.id, m."rulesHash", m.secret, m."seatBytes", m.seq, m.pool, m.snapshot as state,
        (extract(epoch from m."startedAt") * 1000)::float8 + m."pausedMs" as zero,
        (select jsonb_agg(jsonb_build_object('seat', s.seat, 'playerId', s."playerId") order by s.seat)
          from match_seat s where s."matchId" = m.id) as seats
      from match m where m.id = $1 for update of m`,
    values: [matchId],
  })
  return rows[0] ?? null
}

/** A command that a seat has sent before, and what it was answered. */
export type Remembered = { readonly payloadHash: string; readonly answer: { readonly seq: number } }

/** What a decision needs of the log: the types of the events after a seq, and when the last one of all happened. */
export type Past = {
  readonly remembered: Remembered | null
  readonly since: readonly string[]
  readonly lastAt: number
}

/** Read after the lock is held: a statement that waits for a lock still sees the other tables as they were before. */
export async function readPast(
  client: pg.PoolClient,
  of: { matchId: string; seat: number | null; commandId: string | null; afterSeq: number; seq: number },
): Promise<Past> {
  const { rows } = await client.query<Past>({
    name: 'readPast',
    text: `select
        (select jsonb_build_object('payloadHash', c."payloadHash", 'answer', c.answer) from match_command c
          where c."matchId" = $1 and c.seat = $2 and c."commandId" = $3) as remembered,
        coalesce((select array_agg(e.event->>'type' order by e.seq) from match_event e
          where e."matchId" = $1 and e.seq > $4), '{}') as since,
        coalesce((select (e.event->>'at')::float8 from match_event e where e."matchId" = $1 and e.seq = $5), 0) as "lastAt"`,
    values: [of.matchId, of.seat, of.commandId, of.afterSeq, of.seq],
  })
  return rows[0] ?? { remembered: null, since: [], lastAt: 0 }
}

/** What one accepted command writes. */
export type Turn = {
  readonly match: StoredMatch
  readonly events: readonly MatchEvent[]
  readonly state: MatchState
  readonly due: Due | null
  /** When the match ended, in milliseconds since 1970; null while it runs. */
  readonly endedAt: number | null
  readonly command: { readonly seat: number; readonly id: string; readonly payloadHash: string } | null
}

/** Appends a turn's events, its command and the new snapshot in one statement. */
export async function writeTurn(client: pg.PoolClient, turn: Turn): Promise<void> {
  const { match, events, state, due, endedAt, command } = turn
  const seq = match.seq + events.length
  await client.query({
    name: 'writeTurn',
    text: `with appended as (
        insert into match_event ("matchId", seq, event)
        select $1, $2 + n, event from jsonb_array_elements($3::jsonb) with ordinality as happened(event, n)
      ), remembered as (
        insert into match_command ("matchId", seat, "commandId", "payloadHash", answer)
        select $1, $4::int, $5, $6, jsonb_build_object('seq', $7::int) where $5::text is not null
      )
      update match set seq = $7, snapshot = $8, "dueKind" = $9, "dueAt" = $10, "claimedUntil" = null,
        rounds = $11, outcome = $12, reason = $13, "endedAt" = $14
      where id = $1`,
    values: [
      match.id,
      match.seq,
      JSON.stringify(events),
      command?.seat ?? null,
      command?.id ?? null,
      command?.payloadHash ?? null,
      seq,
      JSON.stringify(state),
      due?.kind ?? null,
      due && timestamp(match.zero + due.at),
      state.sheet.length,
      state.result?.outcome ?? null,
      state.result?.reason ?? null,
      endedAt === null ? null : timestamp(endedAt),
    ],
  })
}

/** How a seat stands once it has left or the match is over. */
export type SeatOutcome = {
  readonly seat: number
  readonly live: boolean
  readonly hasLeft: boolean
  readonly score: number | null
  readonly place: number | null
}

export async function writeSeats(client: pg.PoolClient, matchId: string, seats: readonly SeatOutcome[]): Promise<void> {
  await client.query(
    `update match_seat s set live = s.live and o.live, "hasLeft" = o."hasLeft", score = o.score, place = o.place
      from jsonb_to_recordset($2::jsonb) as o(seat int, live boolean, "hasLeft" boolean, score int, place int)
      where s."matchId" = $1 and s.seat = o.seat`,
    [matchId, JSON.stringify(seats)],
  )
}
