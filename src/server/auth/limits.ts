import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { AppError } from '../error'

const MINUTE = 60
const HOUR = 60 * MINUTE

/** How often, in how many seconds. What one address or account may do in plenty, a script may not. */
const LIMITS = {
  signUp: { points: 40, duration: HOUR },
  guest: { points: 40, duration: HOUR },
  /** Failures from one address, whatever the account. */
  signInAddress: { points: 60, duration: 15 * MINUTE },
  /** Failures from one address for one account: nobody can lock somebody else out from elsewhere. */
  signInAccount: { points: 10, duration: 15 * MINUTE },
  /** A signed-in player's own password, asked for once more. */
  password: { points: 10, duration: 15 * MINUTE },
  reset: { points: 20, duration: HOUR },
  /** Tries with a link's token from one address. */
  token: { points: 60, duration: HOUR },
  /** Mails to one address. */
  mail: { points: 6, duration: HOUR },
  rename: { points: 20, duration: 24 * HOUR },
} as const

export type LimitName = keyof typeof LIMITS

export type Limits = {
  /** Counts one. @throws AppError tooMany, with the seconds to wait */
  readonly take: (name: LimitName, key: string) => Promise<void>
  /** Takes back one that was counted: it did no harm. */
  readonly giveBack: (name: LimitName, key: string) => Promise<void>
}

/** Limits of one process, in its memory. `factor` multiplies all of them. */
export function createLimits(factor: number): Limits {
  const limiters = new Map(
    Object.entries(LIMITS).map(([name, { points, duration }]) => [
      name,
      new RateLimiterMemory({ keyPrefix: name, points: Math.max(1, Math.round(points * factor)), duration }),
    ]),
  )
  return {
    async take(name, key) {
      try {
        await limiters.get(name)?.consume(key)
      } catch (error) {
        if (!(error instanceof RateLimiterRes)) throw error
        throw new AppError('tooMany', { retryAfterS: Math.ceil(error.msBeforeNext / 1000) })
      }
    },
    async giveBack(name, key) {
      await limiters.get(name)?.reward(key)
    },
  }
}
