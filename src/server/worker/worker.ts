import type { Deps } from '../deps'
import { loggable } from '../log'
import type { Services } from '../services'
import { carryOut } from './carryOut'
import { type Claimed, claimDue, nextDueAt, releaseClaims } from './claimStore'
import { BEAT_MS } from './heartbeat'
import { attemptJob, periodicJobs, severityOf } from './jobs'
import { type Repeated, repeat } from './repeat'

/** So long a match waits whose process died with it in hand. What takes longer is claimed again, and done once all the same. */
const CLAIM_MS = 3_000
const AT_ONCE = 32
/** While more than these are under way, no more are claimed. */
const ENOUGH = 96
/** The row is the truth: it is looked at this often even if no notice has come. */
const LOOK_MS = 1_000
/** What is due and could not be claimed has its row locked by a turn: it is looked at again when that may have ended. */
const HELD_MS = 20
/** Of several notices in so short a time one look is enough. */
const GATHER_MS = 25

export type Worker = {
  /** Begins to do by itself what falls due; resolves once no match is charged any more for time that the server was down. */
  readonly start: () => Promise<void>
  /** Finishes what it is at, and leaves to others what it could not do. Its heart beats on, for commands under way. */
  readonly stop: () => Promise<void>
  /** Lets the heart rest, when nothing is under way any more. */
  readonly die: () => Promise<void>
  /** Something has changed that may fall due earlier. */
  readonly wake: () => void
  /** Does once everything that is due by now, and says how much that was. */
  readonly runDue: () => Promise<number>
  /** Does every periodic job once. */
  readonly runJobs: () => Promise<void>
  /** Notes that the server is alive; see `pulse.ts`. */
  readonly beat: () => Promise<void>
}

/** Does what nobody clicks: forced draws, clocks, bots, next rounds, pairing, cleaning. Any process may; each is done once. */
export function createWorker(deps: Deps, services: Services): Worker {
  const { pool, clock, log, pulse } = deps
  const jobs = periodicJobs(deps, services)
  /** When the claims run out that came to nothing. */
  const failed = new Map<string, number>()
  /** What this process is at, by match and the number of its last event then: the same match may be due again already. */
  const underWay = new Map<string, Promise<void>>()
  let repeated: Repeated[] = []
  let heart: Repeated | null = null
  let stopped = false
  let gathering: NodeJS.Timeout | undefined

  async function attempt(claimed: Claimed): Promise<void> {
    try {
      await carryOut(deps, services.matches, claimed)
      failed.delete(claimed.id)
    } catch (error) {
      const now = clock.now()
      for (const [id, until] of failed) if (until <= now) failed.delete(id)
      failed.set(claimed.id, now + CLAIM_MS)
      // Its claim runs out, then it is tried again.
      log[severityOf(error)]({ matchId: claimed.id, ...loggable(error) }, 'what was due could not be done')
    }
  }

  /** Says whether it has begun: it may be under way since a claim that has run out. */
  function begin(claimed: Claimed): boolean {
    const key = `${claimed.id} ${claimed.seq}`
    if (underWay.has(key)) return false
    const done = attempt(claimed).finally(() => underWay.delete(key))
    underWay.set(key, done)
    return true
  }

  /** Begins all that is due by now; one that takes long holds up no other, very many do. */
  async function beginDue(): Promise<number> {
    let begun = 0
    for (;;) {
      const now = clock.now()
      const claimed = await claimDue(pool, now, now + CLAIM_MS, AT_ONCE)
      begun += claimed.filter(begin).length
      while (underWay.size > ENOUGH) await Promise.race(underWay.values())
      if (stopped || claimed.length < AT_ONCE) return begun
    }
  }

  async function runDue(): Promise<number> {
    const begun = await beginDue()
    await Promise.all(underWay.values())
    return begun
  }

  async function lookAtDue(): Promise<number> {
    try {
      await pulse.steady()
      await beginDue()
      const now = clock.now()
      const next = await nextDueAt(pool, now)
      if (next === null) return LOOK_MS
      return next > now ? Math.min(LOOK_MS, next - now) : HELD_MS
    } catch (error) {
      log[severityOf(error)](loggable(error), 'due matches could not be looked at')
      return LOOK_MS
    }
  }

  async function beatAgain(): Promise<number> {
    // It says itself when it can't.
    await pulse.beat().catch(() => {})
    return BEAT_MS
  }

  return {
    async start() {
      await beatAgain()
      if (stopped) return
      pulse.watch()
      heart = repeat(beatAgain)
      repeated = [
        repeat(lookAtDue),
        ...jobs.map((job) => {
          const run = () => pulse.steady().then(job.run)
          return repeat(() => attemptJob(log, { ...job, run }).then(() => job.everyMs))
        }),
      ]
    },
    async stop() {
      stopped = true
      clearTimeout(gathering)
      const running = repeated
      repeated = []
      await Promise.all(running.map(({ stop }) => stop()))
      await Promise.all(underWay.values())
      const held = [...failed].flatMap(([id, until]) => (until > clock.now() ? id : []))
      await releaseClaims(pool, held).catch((error: unknown) =>
        log.warn(loggable(error), 'claims could not be released'),
      )
    },
    async die() {
      await heart?.stop()
      heart = null
    },
    wake() {
      gathering ??= setTimeout(() => {
        gathering = undefined
        repeated[0]?.hurry()
      }, GATHER_MS)
    },
    runDue,
    async runJobs() {
      for (const job of jobs) await attemptJob(log, job)
    },
    beat: pulse.beat,
  }
}
