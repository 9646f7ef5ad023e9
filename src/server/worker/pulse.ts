import pg from 'pg'
import type { Deps } from '../deps'
import { inTime } from '../inTime'
import { loggable } from '../log'
import { BEAT_MS, beat } from './heartbeat'

/** A heart that hasn't beaten for so long may have slept through something, or can't reach its database. */
const MISSED_AFTER_MS = 2 * BEAT_MS

/**
 * What one process knows of the server's life. Nothing is decided on the strength of a time through which the server may
 * have been down: first the heart beats, which takes that time out of all clocks.
 */
export type Pulse = {
  /** Notes that the server is alive; see `heartbeat.ts`. Throws `tryAgain` when the database can't do it now. */
  readonly beat: () => Promise<void>
  /** To be called once the heart beats by itself. */
  readonly watch: () => void
  /** Whether the heart should have beaten and hasn't. Never before `watch`. */
  readonly missed: () => boolean
  /** Resolves when it has beaten lately: mostly at once. Throws as `beat`. */
  readonly steady: () => Promise<void>
  /** Lets go of its connection, when nothing waits for it to beat any more. */
  readonly close: () => Promise<void>
}

/**
 * `pool` says where the database is; none of its connections are used: the heart beats on one of its own, so that a crowd
 * at the pool doesn't look like an outage.
 */
export function createPulse({ pool, clock, log }: Pick<Deps, 'pool' | 'clock' | 'log'>): Pulse {
  const own = new pg.Pool({ ...pool.options, max: 1, application_name: 'muggins pulse' })
  // The next beat says what becomes of it.
  own.on('error', () => {})
  let watched = false
  let beaten = Number.NEGATIVE_INFINITY
  // A process that has just started doesn't know how long it was away.
  let doubtful = true
  let failing = false
  let beating: Promise<void> | null = null

  async function attempt(): Promise<void> {
    try {
      const { at, pausedMs } = await beat(own, clock, doubtful)
      beaten = at
      doubtful = false
      if (failing) log.info('the heart beats again')
      failing = false
      if (pausedMs > 0) log.info({ pausedMs }, 'the server was down: running matches stood still')
    } catch (error) {
      // Once for each outage; what can't be done meanwhile needs no words of its own.
      if (!failing) log.warn(loggable(error), 'the heartbeat could not be noted')
      failing = true
      doubtful = true
      throw error
    }
  }

  function beatNow(): Promise<void> {
    beating ??= attempt().finally(() => {
      beating = null
    })
    return beating
  }

  const missed = () => watched && clock.now() - beaten > MISSED_AFTER_MS

  return {
    beat: beatNow,
    watch() {
      watched = true
    },
    missed,
    async steady() {
      if (missed()) await inTime(beatNow())
    },
    close: () => own.end(),
  }
}
