import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createServices, type Services } from '../../../src/server/services'
import { createPulse, type Pulse } from '../../../src/server/worker/pulse'
import { createWorker, type Worker } from '../../../src/server/worker/worker'
import { testDatabase } from '../../support/database'
import { dueIn, passTime } from '../../support/playOut'
import { START, sql, type TestDeps, testDeps } from '../../support/testDeps'
import { logOf, place, send, startMatch, stateOf, type TestMatch } from '../../support/testMatch'

const CLOCK = { turnMs: 30_000, bankMs: 60_000 }
const RETURN_MS = 5_000
const database = testDatabase()
let deps: TestDeps
let services: Services
let worker: Worker
const pulses: Pulse[] = []

beforeAll(() => {
  deps = testDeps(database.url)
  services = createServices(deps)
})
afterAll(async () => {
  for (const pulse of pulses) await pulse.close()
  await deps.close()
})
beforeEach(async () => {
  deps.time.now = START
  await sql(deps, 'delete from heartbeat')
  worker = revive().worker
  await worker.beat()
})

/** A process that has just started. */
function revive(): { services: Services; worker: Worker } {
  const own = { ...deps, pulse: createPulse(deps) }
  pulses.push(own.pulse)
  const itsServices = createServices(own)
  return { services: itsServices, worker: createWorker(own, itsServices) }
}

const start = (): Promise<TestMatch> => startMatch(deps, services.matches, { clock: CLOCK })

/** A process's heart beats for some seconds. */
async function live(alive: Worker, seconds: number): Promise<void> {
  for (let second = 0; second < seconds; second++) {
    deps.time.now += 1_000
    await alive.beat()
  }
}

describe('after the server was down', () => {
  it('nobody’s clock has run meanwhile', async () => {
    const match = await start()
    await live(worker, 10)
    // Ten seconds of the turn are used; then all processes are dead for an hour.
    deps.time.now += 3_600_000
    const revived = revive().worker
    await revived.beat()
    await revived.runDue()
    expect((await logOf(deps, match.matchId)).some(({ type }) => type === 'tilePlaced')).toBe(false)
    const left = ((await dueIn(deps, match.matchId))?.at ?? 0) - deps.time.now
    expect(left).toBe(91_000 - 10_000 + RETURN_MS)
    await place(deps, services.matches, match)
    const { seats } = await stateOf(deps, match.matchId)
    expect(seats.map(({ bankMs }) => bankMs)).toEqual([60_000, 60_000])
  })

  it('a process that starts lets no clock run out that ran over meanwhile', async () => {
    const match = await start()
    deps.time.now += 3_600_000
    const revived = revive().worker
    await revived.start()
    await revived.stop()
    expect(await revived.runDue()).toBe(0)
    expect((await logOf(deps, match.matchId)).some(({ type }) => type === 'tilePlaced')).toBe(false)
  })

  it('matches show a later beginning of their time, so that shown clocks are right', async () => {
    const { matchId } = await start()
    const before = await services.matches.get(null, matchId)
    deps.time.now += 60_000
    await revive().worker.beat()
    const after = await services.matches.get(null, matchId)
    expect(after.startedAt - before.startedAt).toBe(60_000 + RETURN_MS)
    expect(after.view).toEqual(before.view)
  })

  it('the clock still runs out in the end, once', async () => {
    const match = await start()
    deps.time.now += 3_600_000
    await revive().worker.beat()
    await passTime(deps, worker, match.matchId)
    expect((await logOf(deps, match.matchId)).at(-1)).toMatchObject({ type: 'tilePlaced', by: 'clock' })
  })

  it('a restart of little more than a second is not charged either', async () => {
    const match = await start()
    await live(worker, 10)
    deps.time.now += 1_500
    await revive().worker.beat()
    const left = ((await dueIn(deps, match.matchId))?.at ?? 0) - deps.time.now
    expect(left).toBe(91_000 - 10_000 + 1_500)
  })

  it('a match that began just before stands still no longer than it has lasted', async () => {
    deps.time.now += 400
    const { matchId } = await start()
    deps.time.now += 10_000
    await revive().worker.beat()
    expect((await services.matches.get(null, matchId)).startedAt - START).toBe(400 + 10_000 + RETURN_MS)
  })

  it('a command is not charged though it comes before the heart beats again', async () => {
    const match = await start()
    const revived = revive()
    await revived.worker.start()
    await revived.worker.stop()
    // Nothing happens by itself meanwhile, as in a process that is stopped in its tracks.
    deps.time.now += 3_600_000
    await place(deps, revived.services.matches, match)
    const { seats } = await stateOf(deps, match.matchId)
    expect(seats.map(({ bankMs }) => bankMs)).toEqual([60_000, 60_000])
  })

  it('two processes that come back at the same time move the matches on once', async () => {
    const { matchId } = await start()
    deps.time.now += 3_600_000
    await Promise.all([1, 2, 3].map(() => revive().worker.beat()))
    const [row] = await sql<{ pausedMs: number }>(deps, 'select "pausedMs" from match where id = $1', [matchId])
    expect(row?.pausedMs).toBe(3_600_000 + RETURN_MS)
  })

  it('a process that lives keeps the clocks running when another one dies', async () => {
    const { matchId } = await start()
    const other = revive().worker
    await live(other, 20)
    await worker.beat()
    const [row] = await sql<{ pausedMs: number }>(deps, 'select "pausedMs" from match where id = $1', [matchId])
    expect(row?.pausedMs).toBe(0)
  })

  it('a crowd that takes every connection of a process is no outage', async () => {
    const { matchId } = await start()
    const taken = await Promise.all(Array.from({ length: deps.pool.options.max ?? 10 }, () => deps.pool.connect()))
    await live(worker, 5).finally(() => taken.forEach((client) => void client.release()))
    await worker.beat()
    const [row] = await sql<{ pausedMs: number }>(deps, 'select "pausedMs" from match where id = $1', [matchId])
    expect(row?.pausedMs).toBe(0)
  })

  it('a finished match is left as it was', async () => {
    const match = await start()
    await send(deps, services.matches, match, { type: 'resign', seat: 0 })
    deps.time.now += 3_600_000
    await revive().worker.beat()
    const shown = await services.matches.get(null, match.matchId)
    expect(shown.startedAt).toBe(START)
  })
})
