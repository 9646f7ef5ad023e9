import type pg from 'pg'
import type { Logger } from 'pino'
import type { Notice, Notify } from './deps'
import { loggable } from './log'
import type { Metrics } from './metrics'

/** The channel on which every process tells all others what has changed. */
export const CHANNEL = 'muggins'

/** PostgreSQL takes 8,000 bytes at once; a notice has fewer than 120. */
const AT_ONCE = 50

/**
 * Tells every process, this one included, through PostgreSQL. Never fails: what is told is already committed, and a lost
 * notice is made good by the rooms' heartbeat.
 */
export function createNotify(pool: pg.Pool, log: Logger, metrics: Metrics): Notify {
  return async (notices) => {
    const payloads: string[] = []
    for (let from = 0; from < notices.length; from += AT_ONCE) {
      payloads.push(JSON.stringify(notices.slice(from, from + AT_ONCE)))
    }
    try {
      await pool.query('select pg_notify($1, payload) from unnest($2::text[]) as payload', [CHANNEL, payloads])
    } catch (error) {
      metrics.noticesLost(notices.length)
      log.warn(loggable(error), 'a notice was lost')
    }
  }
}

/** The notices of one payload. */
export function noticesIn(payload: string): readonly Notice[] {
  return JSON.parse(payload) as Notice[]
}
