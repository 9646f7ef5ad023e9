import { startChild } from './child'
import { type Memory, settledMemory } from './inspector'
import type { Options } from './options'
import { rounded, slopeOf } from './percentiles'
import type { Site } from './site'
import { type Generator, play, type Stretch } from './stretch'

/** Turns a second while idle sockets are looked at, unless told otherwise. */
const LIGHT = 50
/** How long things settle before memory is read, in milliseconds: what limits by the minute have counted is gone by then. */
const SETTLING = 65_000
const FOR_EVER = 24 * 3_600

/** What a run came to, and whatever else was measured in it. */
type Run<More = unknown> = Promise<Stretch & { readonly rate: number | null } & More>

const megabytes = (bytes: number) => rounded(bytes / 2 ** 20)
const kilobytes = (bytes: number) => rounded(bytes / 2 ** 10)

async function memoryOf({ apps }: Site): Promise<Memory> {
  const each = await Promise.all(apps.map(settledMemory))
  return { rss: each.reduce((sum, { rss }) => sum + rss, 0), heap: each.reduce((sum, { heap }) => sum + heap, 0) }
}

/** A closed loop, or with a rate an open one. */
export async function loadRun(site: Site, generator: Generator, options: Options): Run {
  const { warmUp, seconds, rate = null } = options
  return { ...(await play(site, generator, { warmUp, seconds, turns: null, rate })), rate }
}

type Idle = {
  readonly idle: number
  readonly kbPerSocket: number
  /** Of that what is in use on the heap or beside it. */
  readonly heapKbPerSocket: number
  readonly without: Pick<Stretch, 'ackMs' | 'seenMs' | 'serverCpuPer1000'>
}

/** What idle sockets cost, and turn latency without and with them. */
export async function idleRun(site: Site, generator: Generator, options: Options): Run<Idle> {
  const { warmUp, seconds, rate = LIGHT, idle = 0 } = options
  const plan = { warmUp, seconds, turns: null, rate }
  const settle = () => new Promise((resolve) => setTimeout(resolve, SETTLING))
  const without = await play(site, generator, plan)
  await settle()
  const before = await memoryOf(site)
  const origins = site.apps.map(({ origin }) => origin)
  const sockets = await startChild<never, { type: 'ready' }>('idle', { origins, count: idle })
  await sockets.told('ready')
  await settle()
  const after = await memoryOf(site)
  const withThem = await play(site, generator, plan)
  sockets.end()
  return {
    ...withThem,
    rate,
    idle,
    kbPerSocket: kilobytes((after.rss - before.rss) / idle),
    heapKbPerSocket: kilobytes((after.heap - before.heap) / idle),
    without: { ackMs: without.ackMs, seenMs: without.seenMs, serverCpuPer1000: without.serverCpuPer1000 },
  }
}

type Memories = {
  readonly rssKbPer1000: number
  readonly heapKbPer1000: number
  readonly samples: readonly { readonly turns: number; readonly rssMb: number; readonly heapMb: number }[]
}

/** Memory over so many turns: read every thousand, and its slope over the later half. */
export async function memoryRun(site: Site, generator: Generator, options: Options): Run<Memories> {
  const { warmUp, rate = null, turns: wanted = 0 } = options
  const samples: { turns: number; rss: number; heap: number }[] = []
  let reading = Promise.resolve()
  generator.hear((message) => {
    if (message.type !== 'turns') return
    reading = reading.then(async () => void samples.push({ turns: message.turns, ...(await memoryOf(site)) }))
  })
  const stretch = await play(site, generator, { warmUp, seconds: FOR_EVER, turns: wanted, rate })
  await reading
  const later = samples.slice(Math.floor(samples.length / 2))
  const slope = (of: 'rss' | 'heap') => kilobytes(slopeOf(later.map((one) => ({ x: one.turns / 1000, y: one[of] }))))
  return {
    ...stretch,
    rate,
    rssKbPer1000: slope('rss'),
    heapKbPer1000: slope('heap'),
    samples: samples.map(({ turns, rss, heap }) => ({ turns, rssMb: megabytes(rss), heapMb: megabytes(heap) })),
  }
}
