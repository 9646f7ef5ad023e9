import type pg from 'pg'
import type { Due } from '../../engine/match/due'
import type { MatchEvent } from '../../engine/match/event'
import type { Accepted } from './judge'
import type { KnownMatches } from './known'
import type { StoredMatch, Wish } from './match'

// The hot path of a turn: plain SQL, many matches in a statement, statements pipelined on one connection. Timestamps have
// no time zone and mean UTC, as Prisma writes them.

/** Milliseconds since 1970 as the database's timestamp. */
export function timestamp(ms: number): string {
  return new Date(ms).toISOString()
}

/** What a row says each time, and all the rest where it isn't known for this seq already. */
type LockedRow = Pick<StoredMatch, 'id' | 'seq' | 'zero'> & {
  readonly rest: (Omit<StoredMatch, 'id' | 'seq' | 'zero' | 'secret'> & { readonly secret: string }) | null
}

const lockText = (waiting: string) => `select m.id, m.seq,
    (extract(epoch from m."startedAt") * 1000)::float8 + m."pausedMs" as zero,
    case when m.seq = k.seq then null else jsonb_build_object(
      'rulesHash', m."rulesHash", 'secret', encode(m.secret, 'hex'), 'seatBytes', m."seatBytes", 'pool', m.pool,
      'state', m.snapshot,
      'seats', (select jsonb_agg(jsonb_build_object('seat', s.seat, 'playerId', s."playerId") order by s.seat)
        from match_seat s where s."matchId" = m.id)) end as rest
  from unnest($1::text[], $2::int[]) as k(id, seq) join match m on m.id = k.id
  for no key update of m ${waiting}`

const LOCKS = {
  skip: { name: 'lockFreeMatches', text: lockText('skip locked') },
  wait: { name: 'lockMatches', text: lockText('') },
} as const

/** A command that a seat has sent before, and what it was answered. */
export type Remembered = { readonly payloadHash: string; readonly answer: { readonly seq: number } }

/** What a decision needs of the log: the types of the events after a seq, and when the last one of all happened. */
export type Past = {
  readonly remembered: Remembered | null
  readonly since: readonly string[]
  readonly lastAt: number
}

/** A match whose row is locked, and its past as of that lock. */
export type Found = { readonly match: StoredMatch; readonly past: Past }

/** Read after the lock is held: a statement that takes a lock still sees the other tables as they were before. */
const PAST = {
  name: 'readPasts',
  text: `select w.id,
      (select jsonb_build_object('payloadHash', c."payloadHash", 'answer', c.answer)
        from match_seat s join match_command c on c."matchId" = s."matchId" and c.seat = s.seat
        where s."matchId" = w.id and s."playerId" = w.player and c."commandId" = w.command) as remembered,
      coalesce((select array_agg(e.event->>'type' order by e.seq) from match_event e
        where e."matchId" = w.id and e.seq > w.seq), '{}') as since,
      coalesce((select (e.event->>'at')::float8 from match_event e where e."matchId" = w.id
        order by e.seq desc limit 1), 0) as "lastAt"
    from unnest($1::text[], $2::text[], $3::text[], $4::int[]) as w(id, player, command, seq)`,
}

function matchOf({ rest, ...row }: LockedRow, held: StoredMatch | null): StoredMatch | null {
  if (rest) return { ...rest, ...row, secret: Buffer.from(rest.secret, 'hex') }
  return held && held.seq === row.seq ? { ...held, ...row } : null
}

/**
 * Locks the matches of these wishes, no two of one match, and loads them with what is past; in the order of the wishes. Absent is one that
 * isn't there, or with `skip` one that somebody else has locked. What is known at the row's seq isn't read again.
 */
export async function findLocked(
  client: pg.PoolClient,
  wishes: readonly Wish[],
  known: Pick<KnownMatches, 'at'>,
  whenLocked: keyof typeof LOCKS,
): Promise<(Found | undefined)[]> {
  const ids = wishes.map(({ matchId }) => matchId)
  const held = new Map(ids.map((id) => [id, known.at(id)]))
  const players = wishes.map(({ actor }) => (actor.kind === 'person' ? actor.playerId : null))
  const commands = wishes.map(({ commandId }) => commandId)
  const seqs = wishes.map(({ expectedSeq }) => expectedSeq)
  const [locked, pasts] = await Promise.all([
    client.query<LockedRow>({ ...LOCKS[whenLocked], values: [ids, ids.map((id) => held.get(id)?.seq ?? -1)] }),
    client.query<Past & { id: string }>({ ...PAST, values: [ids, players, commands, seqs] }),
  ])
  const pastOf = new Map(pasts.rows.map(({ id, ...past }) => [id, past]))
  const found = new Map<string, Found>()
  for (const row of locked.rows) {
    const match = matchOf(row, held.get(row.id) ?? null)
    const past = pastOf.get(row.id)
    if (match && past) found.set(row.id, { match, past })
  }
  return ids.map((id) => found.get(id))
}

/** What one accepted command writes. */
export type Turn = Accepted & {
  readonly due: Due | null
  /** When the match ended, in milliseconds since 1970; null while it runs. */
  readonly endedAt: number | null
}

function rowOf({ match, events, state, due, endedAt, command }: Turn) {
  return {
    id: match.id,
    before: match.seq,
    seq: match.seq + events.length,
    events,
    snapshot: state,
    seat: command?.seat ?? null,
    commandId: command?.id ?? null,
    payloadHash: command?.payloadHash ?? null,
    dueKind: due?.kind ?? null,
    dueAt: due && timestamp(match.zero + due.at),
    rounds: state.sheet.length,
    outcome: state.result?.outcome ?? null,
    reason: state.result?.reason ?? null,
    endedAt: endedAt === null ? null : timestamp(endedAt),
  }
}

const WRITE = {
  name: 'writeTurns',
  text: `with turn as materialized (
      select * from jsonb_to_recordset($1::jsonb) as t(id text, before int, seq int, events jsonb, snapshot jsonb, seat int,
        "commandId" text, "payloadHash" text, "dueKind" text, "dueAt" timestamp, rounds int, outcome text, reason text,
        "endedAt" timestamp)
    ), appended as (
      insert into match_event ("matchId", seq, event)
      select t.id, t.before + n, happened.event
        from turn t, jsonb_array_elements(t.events) with ordinality as happened(event, n)
    ), remembered as (
      insert into match_command ("matchId", seat, "commandId", "payloadHash", answer)
      select t.id, t.seat, t."commandId", t."payloadHash", jsonb_build_object('seq', t.seq)
        from turn t where t."commandId" is not null
    )
    update match m set seq = t.seq, snapshot = t.snapshot, "dueKind" = t."dueKind", "dueAt" = t."dueAt",
      "claimedUntil" = null, rounds = t.rounds, outcome = t.outcome, reason = t.reason, "endedAt" = t."endedAt"
    from turn t where m.id = t.id`,
}

/** Appends these turns' events and commands and writes the new snapshots, in one statement; no two of one match. */
export async function writeTurns(client: pg.PoolClient, turns: readonly Turn[]): Promise<void> {
  await client.query({ ...WRITE, values: [JSON.stringify(turns.map(rowOf))] })
}

/** The events of a match after a seq, in their order. */
export async function readEvents(pool: pg.Pool, matchId: string, afterSeq: number): Promise<MatchEvent[]> {
  const { rows } = await pool.query<{ event: MatchEvent }>({
    name: 'readEvents',
    text: 'select event from match_event where "matchId" = $1 and seq > $2 order by seq',
    values: [matchId, afterSeq],
  })
  return rows.map(({ event }) => event)
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
