import fs from 'node:fs'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { seededFraction } from '../../support/chance'
import { type Config, type FromGenerator, lineOf, type Plan, type ToGenerator } from '../messages'
import { Loop } from './loop'
import { Pair } from './pair'
import { Player } from './player'
import { Tally } from './tally'

// The generator: real clients on the wire, in a process of their own. Told what to do by the process that measures.

/** So many pairs get ready at once. */
const AT_ONCE = 12
const STEP = 1_000
/** How finely this process's own lag is looked at, in milliseconds. */
const LAG_STEP = 10

const config = JSON.parse(process.argv[2] ?? '') as Config
const fraction = seededFraction(config.seed)
const tally = new Tally()
const loop = new Loop()
const tell = (message: FromGenerator) => void process.send?.(message)
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** Everybody comes from a loopback address of their own, as players do: the limits by address stay as they are. */
function playerOf(index: number, matches: number): Player {
  const { origins } = config
  const origin = origins[(index + Math.floor(index / matches)) % origins.length] ?? ''
  return new Player(new URL(origin), `127.1.${Math.floor(index / 250)}.${(index % 250) + 1}`)
}

const pairs = Array.from({ length: config.matches }, (_, index) => {
  const players = [playerOf(index, config.matches), playerOf(index + config.matches, config.matches)] as const
  return new Pair(players, loop, tally, fraction)
})

async function start(): Promise<void> {
  const waiting = [...pairs]
  const work = async () => {
    for (let pair = waiting.shift(); pair; pair = waiting.shift()) await pair.start()
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
}

async function play({ warmUp, seconds, turns, rate }: Plan): Promise<void> {
  if (rate === null) loop.close()
  else loop.open(rate, fraction)
  await pause(warmUp * 1000)
  tell({ type: 'begun' })
  const lag = monitorEventLoopDelay({ resolution: LAG_STEP })
  lag.enable()
  await new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, seconds * 1000)
    tally.begin((count) => {
      if (count % STEP === 0) tell({ type: 'turns', turns: count })
      if (count !== turns) return
      clearTimeout(timer)
      resolve()
    })
  })
  tally.end()
  lag.disable()
  tell({ type: 'ended' })
  loop.stop()
  tell({ type: 'played', played: await tally.result(), lagMs: lag.percentile(99) / 1e6 - LAG_STEP })
}

async function finish(): Promise<void> {
  // `ready` and what else was on its way is answered by then.
  await pause(500)
  for (const pair of pairs) pair.close()
  fs.writeFileSync(config.acknowledged, tally.acknowledged.map(lineOf).join('\n'))
  tell({ type: 'finished', acknowledged: tally.acknowledged.length })
  process.disconnect()
}

process.on('disconnect', () => process.exit(0))
process.on('message', (message: ToGenerator) => {
  const done = message.type === 'play' ? play(message.plan) : finish()
  done.catch((error: unknown) => {
    console.error(error)
    process.exit(1)
  })
})
await start()
tell({ type: 'ready' })
