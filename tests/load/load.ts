import path from 'node:path'
import { ensureBuilt } from '../../src/server/start/built.mjs'
import { orRefuse } from '../../src/server/start/refusal.mjs'
import { heedSignals } from '../../src/server/start/signals.mjs'
import { warningsOf } from './app'
import { startChild } from './child'
import { missingFromLog } from './logCheck'
import { machine } from './machine'
import type { Config, FromGenerator, ToGenerator } from './messages'
import { type Options, OptionsError, readOptions, USAGE } from './options'
import { idleRun, loadRun, memoryRun } from './runs'
import { durabilityOf, openSite } from './site'

// `npm run load`: see USAGE. Standard output gets the report, one line of JSON; all else goes to standard error.

/** So many of the application's warnings are shown. */
const SHOWN = 20

const say = (line: string) => console.error(`load: ${line}`)

function optionsOrExit(): Options {
  try {
    return readOptions(process.argv.slice(2))
  } catch (error) {
    if (!(error instanceof OptionsError)) throw error
    say(`${error.message}\n${USAGE}`)
    process.exit(2)
  }
}

async function run(options: Options): Promise<object> {
  await ensureBuilt()
  const on = machine()
  const { matches, processes, seed } = options
  const profile = options.profile && path.resolve(options.profile)
  const site = await openSite({ processes, profile, inspected: Boolean(options.idle || options.turns) })
  const durability = await durabilityOf(site)
  const acknowledged = path.join(site.folder, 'acknowledged')
  const config: Config = { origins: site.apps.map(({ origin }) => origin), matches, seed, acknowledged }
  const flags = profile ? ['--cpu-prof', `--cpu-prof-dir=${profile}`, '--cpu-prof-name=generator.cpuprofile'] : []
  const generator = await startChild<ToGenerator, FromGenerator>('generator', config, flags)
  say(`${matches} matches are being set up`)
  await generator.told('ready')
  say('they are played')
  const runOf = options.idle ? idleRun : options.turns ? memoryRun : loadRun
  const measured = await runOf(site, generator, options)
  const finished = generator.told('finished')
  generator.send({ type: 'finish' })
  const commands = (await finished).acknowledged
  const missing = await missingFromLog(site, acknowledged)
  await site.stop()
  for (const line of warningsOf(site.apps).slice(0, SHOWN)) say(line)
  if (profile) say(`the profiles are in ${profile}`)
  const { seconds, turnsPerSecond, ackMs, seenMs, errors, serverCpuPer1000, databaseCpuPer1000, rssMb, ...others } =
    measured
  return {
    ...{ matches, seconds, turnsPerSecond, ackMs, seenMs },
    errors: errors + missing,
    ...{ serverCpuPer1000, databaseCpuPer1000, rssMb },
    ...others,
    errorCodes: { ...others.errorCodes, ...(missing ? { notInLog: missing } : {}) },
    ...{ processes, commandsAcknowledged: commands, commandsInLog: commands - missing, durability, machine: on },
  }
}

heedSignals()
console.log = console.error // what prepares the run talks as well
const options = optionsOrExit()
await orRefuse(async () => {
  process.stdout.write(`${JSON.stringify(await run(options))}\n`)
})
process.exit(0)
