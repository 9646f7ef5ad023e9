import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { AppError } from './error'
import type { Actor } from './matches/match'

/** Seconds, from what a person can't notice to what nobody waits for. */
const LATENCY = [0.001, 0.002, 0.005, 0.01, 0.015, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5]
/** How many commits are remembered until their push; most matches are watched by somebody. */
const UNPUSHED = 2_000
const GROUP_SIZES = [1, 2, 4, 8, 16, 32, 64]

/** What became of a wish for a match; `failed` is a fault of ours. */
type TurnOutcome = 'accepted' | 'refused' | 'stale' | 'tryAgain' | 'failed'

/** What can be asked for, told apart no further than this: paths hold ids, and what they hold is the client's choice. */
export type RouteClass = 'trpc' | 'auth' | 'api' | 'health' | 'metrics' | 'static' | 'page'

/** What is read when the figures are asked for. */
export type Watched = {
  readonly sockets: () => number
  readonly watchedMatches: () => number
  /** Of all processes together, from the database. */
  readonly liveMatches: () => Promise<number>
}

/** A pool of database connections: how many there are, how many of them are free, and how many callers wait for one. */
type PoolCounts = { readonly totalCount: number; readonly idleCount: number; readonly waitingCount: number }

/** What the process counts of itself. Every label has few values, and none of them comes from a caller. */
export type Metrics = {
  /** Runs one wish for a match and counts what came of it, and how long its commit took. */
  readonly turn: <Value>(actor: Actor['kind'], act: () => Promise<Value>) => Promise<Value>
  /** The turn that ends with event `seq` has been committed by this process just now. */
  readonly committed: (matchId: string, seq: number) => void
  /** Events have been pushed, by `from` and `seq`, the first and the last of them: says how long after their commit. */
  readonly pushed: (matchId: string, from: number, seq: number) => void
  /** How many turns were written in one transaction. */
  readonly group: (size: number) => void
  readonly request: (route: RouteClass, status: number, ms: number) => void
  /** Somebody met a limit; `name` is the limit's own. */
  readonly limited: (name: string) => void
  readonly noticesLost: (count: number) => void
  readonly pool: (name: 'calls' | 'pages', pool: PoolCounts) => void
  readonly watch: (watched: Watched) => void
  /** All of it, as Prometheus reads it. */
  readonly text: () => Promise<string>
  readonly contentType: string
}

function outcomeOf(error: unknown): TurnOutcome {
  if (!(error instanceof AppError)) return 'failed'
  return error.code === 'stale' || error.code === 'tryAgain' ? error.code : 'refused'
}

/** The figures in `registry`; `ofProcess` adds those of Node itself: memory, CPU time, event loop, garbage collection. */
export function createMetrics(registry = new Registry(), { ofProcess = false } = {}): Metrics {
  if (ofProcess) collectDefaultMetrics({ register: registry })
  const registers = [registry]
  const counter = <Label extends string>(name: string, help: string, labelNames: readonly Label[]) =>
    new Counter({ name: `muggins_${name}`, help, labelNames, registers })
  const histogram = <Label extends string>(name: string, help: string, buckets: number[], labelNames: Label[] = []) =>
    new Histogram({ name: `muggins_${name}`, help, buckets, labelNames, registers })
  const gauge = (name: string, help: string, read: () => number | Promise<number>) =>
    new Gauge({
      name: `muggins_${name}`,
      help,
      registers,
      async collect() {
        this.set(await read())
      },
    })

  const turns = counter('turns_total', 'Wishes for a match', ['outcome', 'actor'])
  const turnTime = histogram('turn_commit_seconds', 'From an accepted wish to its commit', LATENCY)
  const pushTime = histogram('turn_push_seconds', 'From the commit of a turn to its push', LATENCY)
  const groups = histogram('turn_group_size', 'Turns written in one transaction', GROUP_SIZES)
  const requests = counter('http_requests_total', 'Answered requests', ['route', 'status'])
  const requestTime = histogram('http_request_seconds', 'From a request to the end of its answer', LATENCY, ['route'])
  const limits = counter('limited_total', 'Times that a limit was met', ['limit'])
  const lost = counter('notices_lost_total', 'Notices that could not be told to the other processes', [])
  const unpushed = new Map<string, { readonly seq: number; readonly at: number }>()
  const pools = new Map<string, PoolCounts>()
  new Gauge({
    name: 'muggins_pool_connections',
    help: 'Database connections: all, free ones, and callers that wait for one',
    labelNames: ['pool', 'state'],
    registers,
    collect() {
      for (const [pool, { totalCount, idleCount, waitingCount }] of pools) {
        this.set({ pool, state: 'total' }, totalCount)
        this.set({ pool, state: 'idle' }, idleCount)
        this.set({ pool, state: 'waiting' }, waitingCount)
      }
    },
  })

  return {
    async turn(actor, act) {
      const begun = performance.now()
      try {
        const value = await act()
        turnTime.observe((performance.now() - begun) / 1_000)
        turns.inc({ outcome: 'accepted', actor })
        return value
      } catch (error) {
        turns.inc({ outcome: outcomeOf(error), actor })
        throw error
      }
    },
    committed(matchId, seq) {
      // Those of matches that nobody watches are never asked for.
      if (unpushed.size >= UNPUSHED) unpushed.clear()
      unpushed.set(matchId, { seq, at: performance.now() })
    },
    pushed(matchId, from, seq) {
      const commit = unpushed.get(matchId)
      if (!commit || commit.seq > seq) return
      unpushed.delete(matchId)
      if (commit.seq >= from) pushTime.observe((performance.now() - commit.at) / 1_000)
    },
    group: (size) => groups.observe(size),
    request(route, status, ms) {
      requests.inc({ route, status })
      requestTime.observe({ route }, ms / 1_000)
    },
    limited: (limit) => limits.inc({ limit }),
    noticesLost: (count) => lost.inc(count),
    pool: (name, pool) => void pools.set(name, pool),
    watch({ sockets, watchedMatches, liveMatches }) {
      gauge('sockets', 'Open sockets', sockets)
      gauge('watched_matches', 'Matches that somebody has open in this process', watchedMatches)
      gauge('live_matches', 'Matches that have not ended, of all processes together', liveMatches)
    },
    text: () => registry.metrics(),
    contentType: registry.contentType,
  }
}
