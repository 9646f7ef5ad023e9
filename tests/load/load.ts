import type { ChildProcess } from 'node:child_process'
import path from 'node:path'
import { ensureBuilt } from '../../src/server/start/built.mjs'
import { heedSignals } from '../../src/server/start/signals.mjs'
import { forked } from './bundled'
import { missingFromLog } from './logCheck'
import type { Config, FromGenerator, Plan, Played, ToGenerator } from './messages'
import { OptionsError, readOptions, USAGE } from './options'
import { percentilesOf, rounded } from './percentiles'
import { durabilityOf, openSite, type Site } from './site'
import { cpuOf, familyCpuOf, rssOf } from './usage'

const say = (line: string) => console.error(`load: ${line}`)

function optionsOrExit() {
  try {
    return readOptions(process.argv.slice(2))
  } catch (error) {
    if (!(error instanceof OptionsError)) throw error
    console.error(`load: ${error.message}\n${USAGE}`)
    process.exit(2)
  }
}

const options = optionsOrExit()
heedSignals()
console.log = console.error // what prepares the run may talk there; standard output is the report's
await ensureBuilt()
const flags = options.profile ? ['--cpu-prof', `--cpu-prof-dir=${path.resolve(options.profile)}`] : []
const site = await openSite({ processes: options.processes, flags })
const durability = await durabilityOf(site)
say(`${site.apps.map(({ origin, pid }) => `${origin} (${pid})`).join(', ')}`)
const acknowledged = path.join(site.folder, 'acknowledged')
const config: Config = {
  origins: site.apps.map(({ origin }) => origin),
  matches: options.matches,
  seed: options.seed,
  acknowledged,
}
const generator = await forked('generator', config)
const ended = new Promise<never>((_, reject) =>
  generator.once('exit', (code) => reject(new Error(`the generator ended (${code})`))),
)
ended.catch(() => {})

function told<Type extends FromGenerator['type']>(child: ChildProcess, type: Type) {
  const heard = new Promise<Extract<FromGenerator, { type: Type }>>((resolve) => {
    const hear = (message: FromGenerator) => {
      if (message.type !== type) return
      child.off('message', hear)
      resolve(message as Extract<FromGenerator, { type: Type }>)
    }
    child.on('message', hear)
  })
  return Promise.race([heard, ended])
}

function usage({ apps, postmaster }: Site) {
  return {
    server: apps.reduce((sum, { pid }) => sum + cpuOf(pid), 0),
    database: familyCpuOf(postmaster),
    generator: cpuOf(generator.pid ?? 0),
  }
}

async function play(plan: Plan) {
  const begun = told(generator, 'begun')
  const over = told(generator, 'ended')
  const played = told(generator, 'played')
  generator.send({ type: 'play', plan } satisfies ToGenerator)
  await begun
  const before = usage(site)
  say('measuring')
  let rss = 0
  const timer = setInterval(() => {
    rss = Math.max(rss, ...site.apps.map(({ pid }) => rssOf(pid)))
  }, 500)
  await over
  const after = usage(site)
  clearInterval(timer)
  const { played: result } = await played
  const per1000 = (who: keyof typeof before) => rounded(((after[who] - before[who]) / result.turns) * 1000)
  return {
    result,
    costs: {
      serverCpuPer1000: per1000('server'),
      databaseCpuPer1000: per1000('database'),
      generatorCpuPer1000: per1000('generator'),
      rssMb: Math.round(rss / 2 ** 20),
    },
  }
}

const errorsIn = ({ errors }: Played) => Object.values(errors).reduce((sum, count) => sum + count, 0)

say(`${options.matches} matches are being set up`)
await told(generator, 'ready')
const { result, costs } = await play({
  warmUp: options.warmUp,
  seconds: options.seconds,
  turns: null,
  rate: options.rate ?? null,
})
generator.send({ type: 'finish' } satisfies ToGenerator)
const finished = await told(generator, 'finished')
const missing = await missingFromLog(site, acknowledged)
await site.stop()
const report = {
  matches: options.matches,
  seconds: options.seconds,
  turnsPerSecond: rounded(result.turns / result.seconds),
  ackMs: percentilesOf(result.ackMs),
  seenMs: percentilesOf(result.seenMs),
  errors: errorsIn(result) + missing,
  ...costs,
  rate: options.rate ?? null,
  processes: options.processes,
  errorCodes: { ...result.errors, ...(missing ? { notInLog: missing } : {}) },
  stale: result.stale,
  resyncs: result.resyncs,
  eventsPerSecond: rounded(result.events / result.seconds),
  matchesEnded: result.matchesEnded,
  acknowledged: finished.acknowledged,
  durability,
}
process.stdout.write(`${JSON.stringify(report)}\n`)
