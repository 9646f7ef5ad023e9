import pg from 'pg'

/** What a question to the database may take before it counts as unanswered, and how long an answer holds. */
const PATIENCE_MS = 1_000
const FRESH_MS = 1_000

/** Asks the database how it is on one connection of its own, so that a crowd at the pool doesn't look like an outage. */
export type Probe = {
  /** Whether the database answers. */
  readonly answers: () => Promise<boolean>
  /** How many matches have not ended; NaN when the database doesn't answer. */
  readonly liveMatches: () => Promise<number>
  readonly close: () => Promise<void>
}

/** Runs `ask` at most once a while, however often its answer is wanted. */
function shared<Value>(ask: () => Promise<Value>): () => Promise<Value> {
  let answer: Promise<Value> | null = null
  return () => {
    answer ??= ask().finally(() => {
      setTimeout(() => {
        answer = null
      }, FRESH_MS).unref()
    })
    return answer
  }
}

/** `pool` says where the database is; none of its connections are used. */
export function createProbe({ options }: Pick<pg.Pool, 'options'>): Probe {
  const own = new pg.Pool({
    ...options,
    max: 2,
    connectionTimeoutMillis: PATIENCE_MS,
    query_timeout: PATIENCE_MS,
    application_name: 'muggins probe',
  })
  own.on('error', () => {})
  return {
    answers: shared(() =>
      own.query('select 1').then(
        () => true,
        () => false,
      ),
    ),
    liveMatches: shared(() =>
      own.query<{ count: number }>('select count(*)::int from match where "endedAt" is null').then(
        ({ rows }) => rows[0]?.count ?? 0,
        () => Number.NaN,
      ),
    ),
    close: () => own.end(),
  }
}
