import { randomBytes, randomUUID } from 'node:crypto'
import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, vi } from 'vitest'
import { type Accounts, createAccounts } from '../../../src/server/accounts/accounts'
import { type Database, openDatabase } from '../../../src/server/db'
import type { Deps, Mail, Notice } from '../../../src/server/deps'
import { AppError } from '../../../src/server/error'
import { AWAY_MS } from '../../../src/server/matches/away'
import { SEAL_MS } from '../../../src/server/matches/sealing/patience'
import { createMetrics } from '../../../src/server/metrics'
import { createPulse } from '../../../src/server/worker/pulse'
import { testDatabase } from '../../support/database'

export const HOUR = 3_600_000
export const PASSWORD = 'correct horse battery'

/** Limits of another size, the smaller the stricter. */
export const strict = (factor: number) => ({ LIMITS_FACTOR: factor, ADDRESS_LIMITS_FACTOR: 1 })

/** The accounts service on a database of its own, with a clock that the test turns and mails that stay here. */
export function accountsWorld(factor = 1_000) {
  const database = testDatabase()
  let opened: Database
  let accounts: Accounts
  let deps: Deps
  const mails: Mail[] = []
  const notices: Notice[] = []
  const time = { now: 1_700_000_000_000 }

  beforeAll(() => {
    const log = pino({ level: 'silent' })
    opened = openDatabase(database.url, 8, log)
    const clock = { now: () => time.now }
    deps = {
      ...opened,
      clock,
      pulse: createPulse({ pool: opened.pool, clock, log }),
      random: { bytes: (length) => new Uint8Array(randomBytes(length)), fraction: Math.random, id: randomUUID },
      notify: async (told) => void notices.push(...told),
      mailer: { mode: 'folder', send: async (mail) => void mails.push(mail) },
      log,
      metrics: createMetrics(),
      pace: { lotMs: 0, forcedMs: 0, settledMs: 0, claimMs: 10_000 },
      sealMs: SEAL_MS.normal,
      awayMs: AWAY_MS.normal,
      origin: 'http://muggins.test',
    }
    accounts = createAccounts(deps, strict(factor))
  })
  afterAll(() => Promise.all([deps.pulse.close(), opened.close()]))
  beforeEach(() => {
    mails.length = 0
    notices.length = 0
  })

  let made = 0
  const world = {
    mails,
    notices,
    time,
    get deps() {
      return deps
    },
    get accounts() {
      return accounts
    },
    row: (id: string) => deps.db.player.findUniqueOrThrow({ where: { id } }),
    /** A member with a name and address that nobody else has. */
    async member(given: { name?: string; email?: string; password?: string } = {}) {
      made += 1
      const input = { name: `Ada ${made} Q`, email: `ada${made}@example.org`, password: PASSWORD, ...given }
      const { id } = await accounts.signUp(input, 'test', 'en')
      return { ...input, id, caller: { playerId: id, kind: 'member' } as const }
    },
    async guest() {
      const { playerId } = await accounts.createGuest('test')
      return { id: playerId, caller: { playerId, kind: 'guest' } as const }
    },
    /** The token in the newest mail to an address, once it has come. */
    async token(email: string): Promise<string> {
      const mail = await vi.waitFor(() => {
        const found = mails.findLast(({ to }) => to === email)
        if (!found) throw new Error(`no mail to ${email}`)
        return found
      })
      return /token=([\w-]+)/.exec(mail.text)?.[1] ?? ''
    },
  }
  return world
}

/** The code that a call fails with, `none` if it succeeds. */
export async function codeOf(call: Promise<unknown>): Promise<string> {
  try {
    await call
    return 'none'
  } catch (error) {
    if (error instanceof AppError) return error.code
    throw error
  }
}
