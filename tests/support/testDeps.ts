import type pg from 'pg'
import { type Logger, pino } from 'pino'
import type { Pace } from '../../src/engine/view/view'
import { systemClock } from '../../src/server/createDeps'
import { type Database, openDatabase } from '../../src/server/db'
import type { Caller, Deps, Mail, Notice, Random } from '../../src/server/deps'
import { AWAY_MS } from '../../src/server/matches/away'
import { SEAL_MS } from '../../src/server/matches/sealing/patience'
import { createMetrics } from '../../src/server/metrics'
import { createNotify } from '../../src/server/notify'
import { createPulse } from '../../src/server/worker/pulse'
import { seededFraction } from './chance'

export const START = Date.UTC(2026, 5, 1, 12)
export const NO_PAUSES: Pace = { lotMs: 0, forcedMs: 0, settledMs: 0, claimMs: 10_000 }

export type TestDeps = Deps & {
  /** The hand that drives the clock. */
  readonly time: { now: number }
  /** Everything that was told, in its order. */
  readonly notices: Notice[]
  readonly close: () => Promise<void>
}

export type TestDepsOptions = {
  readonly seed?: number
  readonly pace?: Pace
  readonly origin?: string
  /** Tells other processes for real, too. */
  readonly tells?: boolean
  /** Time goes by itself instead of being driven by hand. */
  readonly ticks?: boolean
  /** Where the log goes, for tests that read it. */
  readonly log?: Logger
  /** Counts what Node says of the process, too. */
  readonly ofProcess?: boolean
  /** Where mails go; without it, none are sent. */
  readonly onMail?: (mail: Mail) => void
}

/** Repeatable chance: ids, secrets and fractions are the same for the same seed. */
export function seededRandom(seed: number): Random {
  const fraction = seededFraction(seed)
  const bytes = (length: number) => Uint8Array.from({ length }, () => Math.floor(fraction() * 256))
  return {
    fraction,
    bytes,
    id() {
      const hex = Buffer.from(bytes(16)).toString('hex')
      return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20)}`
    },
  }
}

/** Dependencies on a test's database: time driven by hand, chance by a seed, notices kept. */
export function testDeps(url: string, options: TestDepsOptions = {}): TestDeps {
  const { seed = 1, pace = NO_PAUSES, origin = 'http://localhost', tells = false, ticks = false } = options
  const { log = pino({ level: process.env.TEST_LOG ?? 'silent' }), onMail, ofProcess = false } = options
  const { db, pool, close }: Database = openDatabase(url, 10, log)
  const time = { now: START }
  const notices: Notice[] = []
  const metrics = createMetrics(undefined, { ofProcess })
  const tell = createNotify(pool, log, metrics)
  const clock = ticks ? systemClock : { now: () => time.now }
  const pulse = createPulse({ pool, clock, log })
  return {
    db,
    pool,
    log,
    metrics,
    pace,
    sealMs: SEAL_MS.normal,
    awayMs: AWAY_MS.normal,
    origin,
    time,
    notices,
    clock,
    pulse,
    random: seededRandom(seed),
    async notify(told) {
      notices.push(...told)
      if (tells) await tell(told)
    },
    mailer: { mode: onMail ? 'sent' : 'off', send: async (mail) => onMail?.(mail) },
    async close() {
      await Promise.all([pulse.close(), close()])
    },
  }
}

let made = 0

/** A new player's row. */
export async function newPlayer(
  deps: Deps,
  kind: Caller['kind'] | 'bot' = 'member',
  name = `${kind} ${++made}`,
): Promise<string> {
  const data = { id: deps.random.id(), kind, name, nameFold: `test ${name}`, createdAt: new Date(deps.clock.now()) }
  const { id } = await deps.db.player.create({ data })
  return id
}

export const callerOf = (playerId: string): Caller => ({ playerId, kind: 'member' })

/** Runs one statement past the code under test. */
export async function sql<Row extends pg.QueryResultRow>(
  deps: Deps,
  text: string,
  values: unknown[] = [],
): Promise<Row[]> {
  return (await deps.pool.query<Row>(text, values)).rows
}
