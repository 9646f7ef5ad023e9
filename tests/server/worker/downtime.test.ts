import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createServices, type Services } from '../../../src/server/services'
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

beforeAll(() => {
  deps = testDeps(database.url)
  services = createServices(deps)
})
afterAll(() => deps.close())
beforeEach(async () => {
  deps.time.now = START
  await sql(deps, 'delete from heartbeat')
  worker = createWorker(deps, services)
  await worker.beat()
})

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
    const revived = createWorker(deps, services)
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
    const revived = createWorker(deps, services)
    await revived.start()
    await revived.stop()
    expect(await revived.runDue()).toBe(0)
    expect((await logOf(deps, match.matchId)).some(({ type }) => type === 'tilePlaced')).toBe(false)
  })

  it('matches show a later beginning of their time, so that shown clocks are right', async () => {
    const { matchId } = await start()
    const before = await services.matches.get(null, matchId)
    deps.time.now += 60_000
    await createWorker(deps, services).beat()
    const after = await services.matches.get(null, matchId)
    expect(after.startedAt - before.startedAt).toBe(60_000 + RETURN_MS)
    expect(after.view).toEqual(before.view)
  })

  it('the clock still runs out in the end, once', async () => {
    const match = await start()
    deps.time.now += 3_600_000
    await createWorker(deps, services).beat()
    await passTime(deps, worker, match.matchId)
    expect((await logOf(deps, match.matchId)).at(-1)).toMatchObject({ type: 'tilePlaced', by: 'clock' })
  })

  it('two processes that come back at the same time move the matches on once', async () => {
    const { matchId } = await start()
    deps.time.now += 3_600_000
    await Promise.all([1, 2, 3].map(() => createWorker(deps, services).beat()))
    const [row] = await sql<{ pausedMs: number }>(deps, 'select "pausedMs" from match where id = $1', [matchId])
    expect(row?.pausedMs).toBe(3_600_000 + RETURN_MS)
  })

  it('a process that lives keeps the clocks running when another one dies', async () => {
    const { matchId } = await start()
    const other = createWorker(deps, services)
    await live(other, 20)
    await worker.beat()
    const [row] = await sql<{ pausedMs: number }>(deps, 'select "pausedMs" from match where id = $1', [matchId])
    expect(row?.pausedMs).toBe(0)
  })

  it('a finished match is left as it was', async () => {
    const match = await start()
    await send(deps, services.matches, match, { type: 'resign', seat: 0 })
    deps.time.now += 3_600_000
    await createWorker(deps, services).beat()
    const shown = await services.matches.get(null, match.matchId)
    expect(shown.startedAt).toBe(START)
  })
})
