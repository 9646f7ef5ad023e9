import type pg from 'pg'
import { RateLimiterRes } from 'rate-limiter-flexible'
import type { LimitsEnv } from '../env'
import { AppError } from '../error'
import { type Counter, ownCounter, type Rate, sharedCounter } from './counter'

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** What is counted by: an address, an account (a player's id, or an e-mail address), or one at the other. */
type Rates = { readonly address?: Rate; readonly account?: Rate; readonly both?: Rate }

/** What a script could guess, fill or flood by: counted for all processes together. */
const SHARED = {
  signUp: { address: [40, HOUR], account: [10, HOUR] },
  guest: { address: [40, HOUR] },
  /** Failures. Those at one account are counted by address, so nobody can lock somebody else out from elsewhere. */
  signIn: { address: [60, 15 * MINUTE], both: [10, 15 * MINUTE] },
  /** Failures at one account from wherever it has not been signed in to lately. */
  signInUnfamiliar: { account: [100, HOUR] },
  /** A signed-in player's own password, asked for once more. */
  password: { account: [10, 15 * MINUTE] },
  reset: { address: [20, HOUR] },
  /** Tries with a mailed link. */
  token: { address: [60, HOUR] },
  /** Mails to one address. */
  mail: { account: [6, HOUR] },
  rename: { account: [20, DAY], address: [60, DAY] },
} as const satisfies Record<string, Rates>

/** What comes all the time and is cheap to count: each process by itself. A person's pace is far below. */
const OWN = {
  /** Passwords to check, right ones too: each costs half a core for 50 ms. */
  signInTry: { address: [60, MINUTE] },
  /** Calls of any kind, each of a batch. */
  call: { account: [400, 10], address: [4_000, 10] },
  /** Commands in a match, and contributions to its deal. */
  command: { account: [200, 10], address: [2_000, 10] },
  openTable: { account: [20, 10 * MINUTE], address: [200, 10 * MINUTE] },
  /** Sitting down, standing up, getting ready: everybody in the lobby is told. */
  seating: { account: [120, MINUTE], address: [1_200, MINUTE] },
  seek: { account: [60, MINUTE], address: [600, MINUTE] },
  /** Whole logs of matches. */
  record: { address: [120, MINUTE] },
  /** With what pages load ahead: some ten for one that is opened. */
  page: { address: [3_000, MINUTE] },
  /** New connections for pushes. */
  socket: { account: [120, MINUTE], address: [600, MINUTE] },
  /** What comes in by those connections. */
  message: { account: [200, 10], address: [2_000, 10] },
} as const satisfies Record<string, Rates>

/** How many may be open at once, in each process. */
const OPEN = {
  connections: { address: 500 },
  sockets: { address: 250, account: 20 },
} as const

export type LimitName = keyof typeof SHARED | keyof typeof OWN
export type Who = { readonly address?: string | undefined; readonly account?: string | undefined }

export type Limits = {
  /** Counts one, by all that the limit goes by and `who` has. @throws AppError tooMany, with the seconds to wait */
  readonly take: (name: LimitName, who: Who) => Promise<void>
  /** Takes back one that was counted: it did no harm. */
  readonly giveBack: (name: LimitName, who: Who) => Promise<void>
  readonly open: {
    readonly connections: { readonly address: number }
    readonly sockets: { readonly address: number; readonly account: number }
  }
}

type Counting = { readonly counter: Counter; readonly keyOf: (who: Who) => string | undefined }

const KEYS: Record<keyof Rates, Counting['keyOf']> = {
  address: ({ address }) => address,
  account: ({ account }) => account,
  both: ({ address, account }) =>
    address === undefined || account === undefined ? undefined : `${address} ${account}`,
}

/** The limits of one process. The environment's factors multiply them: all, and those by address. `onMet` hears of each that somebody meets. */
export function createLimits(pool: pg.Pool, env: LimitsEnv, onMet: (name: LimitName) => void = () => {}): Limits {
  const factorOf = (by: keyof Rates) => env.LIMITS_FACTOR * (by === 'address' ? env.ADDRESS_LIMITS_FACTOR : 1)
  const scaled = (points: number, by: keyof Rates) => Math.max(1, Math.round(points * factorOf(by)))

  function countingsOf(rates: Rates, make: (suffix: string, rate: Rate) => Counter): Counting[] {
    return (Object.keys(KEYS) as (keyof Rates)[]).flatMap((by) => {
      const rate = rates[by]
      return rate ? [{ counter: make(by, [scaled(rate[0], by), rate[1]]), keyOf: KEYS[by] }] : []
    })
  }

  const countings = new Map<LimitName, Counting[]>()
  for (const [name, rates] of Object.entries(SHARED))
    countings.set(
      name as LimitName,
      countingsOf(rates, (by, rate) => sharedCounter(pool, `${name}.${by}`, rate)),
    )
  for (const [name, rates] of Object.entries(OWN))
    countings.set(
      name as LimitName,
      countingsOf(rates, (by, rate) => ownCounter(`${name}.${by}`, rate)),
    )

  return {
    async take(name, who) {
      for (const { counter, keyOf } of countings.get(name) ?? []) {
        const key = keyOf(who)
        if (key === undefined) continue
        try {
          await counter.consume(key)
        } catch (error) {
          if (!(error instanceof RateLimiterRes)) throw error
          onMet(name)
          throw new AppError('tooMany', { retryAfterS: Math.max(1, Math.ceil(error.msBeforeNext / 1000)) })
        }
      }
    },
    async giveBack(name, who) {
      for (const { counter, keyOf } of countings.get(name) ?? []) {
        const key = keyOf(who)
        if (key !== undefined) await counter.reward(key)
      }
    },
    open: {
      connections: { address: scaled(OPEN.connections.address, 'address') },
      sockets: {
        address: scaled(OPEN.sockets.address, 'address'),
        account: scaled(OPEN.sockets.account, 'account'),
      },
    },
  }
}
