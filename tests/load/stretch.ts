import type { Child } from './child'
import type { FromGenerator, Plan, Played, ToGenerator } from './messages'
import { percentilesOf, rounded } from './percentiles'
import type { Site } from './site'
import { cpuOf, familyCpuOf, rssOf } from './usage'

export type Generator = Child<ToGenerator, FromGenerator>

const SAMPLE_MS = 500

type Used = { readonly server: number; readonly database: number; readonly generator: number }

function used({ apps, postmaster }: Site, { pid }: Generator): Used {
  return {
    server: apps.reduce((sum, app) => sum + cpuOf(app.pid), 0),
    database: familyCpuOf(postmaster),
    generator: cpuOf(pid),
  }
}

/** What a stretch of play came to: latencies in milliseconds, CPU in seconds for 1,000 turns. */
export type Stretch = ReturnType<typeof told> & {
  readonly serverCpuPer1000: number
  readonly databaseCpuPer1000: number
  readonly generatorCpuPer1000: number
  /** How late the generator itself came at most, in 99 of 100 times. */
  readonly generatorLagMs: number
  readonly rssMb: number
}

function told({ turns, seconds, ackMs, seenMs, forcedMs, errors, events, stale, resyncs, matchesEnded }: Played) {
  return {
    turns,
    seconds: Math.round(seconds * 10) / 10,
    turnsPerSecond: rounded(turns / seconds),
    ackMs: percentilesOf(ackMs),
    seenMs: percentilesOf(seenMs),
    forcedMs: percentilesOf(forcedMs),
    errors: Object.values(errors).reduce((sum, count) => sum + count, 0),
    errorCodes: errors,
    eventsPerSecond: rounded(events / seconds),
    stale,
    resyncs,
    matchesEnded,
  }
}

/** Has the generator play by a plan, and measures what that costs from its warm-up's end to its own. */
export async function play(site: Site, generator: Generator, plan: Plan): Promise<Stretch> {
  const messages = [generator.told('begun'), generator.told('ended'), generator.told('played')] as const
  const [begun, ended, played] = messages
  for (const message of messages) message.catch(() => {}) // the first to fail is thrown below
  generator.send({ type: 'play', plan })
  await begun
  const before = used(site, generator)
  let rss = 0
  const timer = setInterval(() => {
    rss = Math.max(rss, ...site.apps.map(({ pid }) => rssOf(pid)))
  }, SAMPLE_MS)
  await ended.finally(() => clearInterval(timer))
  const after = used(site, generator)
  const { played: result, lagMs } = await played
  const stretch = told(result)
  const per1000 = (who: keyof Used) => rounded(((after[who] - before[who]) / Math.max(1, stretch.turns)) * 1000)
  return {
    ...stretch,
    serverCpuPer1000: per1000('server'),
    databaseCpuPer1000: per1000('database'),
    generatorCpuPer1000: per1000('generator'),
    generatorLagMs: rounded(lagMs),
    rssMb: Math.round(rss / 2 ** 20),
  }
}
