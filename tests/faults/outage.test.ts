import { setTimeout as pause } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { expectNobodyStruck, expectTruth } from './support/aftermath'
import { appProcess } from './support/appProcess'
import { enterMatches } from './support/crowd'
import type { DatabaseProcess } from './support/databaseProcess'
import { faultChance, stage } from './support/stage'

const OUTAGE_MS = 10_000
/** What an answer may take: the 2.5 s that are waited for the database, and a crowd's worth of waiting for the processor. */
const QUICK_MS = 3_000

const open = stage()

const OUTAGES: Record<
  string,
  { from: (database: DatabaseProcess) => void; to: (database: DatabaseProcess) => unknown }
> = {
  'shut down': { from: (database) => database.shutDown(), to: (database) => database.restart() },
  'stopped in its tracks': { from: (database) => database.freeze(), to: (database) => database.thaw() },
}

describe.each(Object.entries(OUTAGES))('a database %s for ten seconds under play', (_, { from, to }) => {
  it('has commands try again, quickly, and all goes on by itself afterwards', async () => {
    const { database } = open()
    const chance = faultChance('outage')
    const app = await appProcess(database.url)
    await app.start()
    const clock = { turnMs: 8_000, bankMs: 0 }
    const crowd = await enterMatches(open(), app, { matches: 8, chance, clock, thinkMs: 100, rules: { target: 150 } })
    await expect.poll(() => crowd.acknowledged(), { timeout: 20_000 }).toBeGreaterThan(20)

    from(database)
    const began = Date.now()
    try {
      await expect.poll(async () => (await app.health()).body.database, { timeout: 4_000, interval: 100 }).toBe(false)
      const health = await app.health()
      expect(health.status).toBe(503)
      expect(health.ms).toBeLessThan(QUICK_MS)
      await pause(OUTAGE_MS - (Date.now() - began))
    } finally {
      await to(database)
    }
    const back = Date.now()
    const failures = crowd.failures().filter(({ sentAt }) => sentAt >= began && sentAt < back)
    const slowest = Math.max(...failures.map(({ ms }) => ms))
    console.log(`${failures.length} commands failed, the slowest after ${slowest} ms`)
    expect(failures.length).toBeGreaterThan(10)
    expect(new Set(failures.map(({ code }) => code))).toEqual(new Set(['tryAgain']))
    expect(slowest).toBeLessThan(QUICK_MS)

    const pushed = crowd.pushes()
    const acknowledged = crowd.acknowledged()
    await expect.poll(async () => (await app.health()).status, { timeout: 5_000, interval: 100 }).toBe(200)
    await expect
      .poll(() => crowd.pushes() - pushed > 10 && crowd.acknowledged() - acknowledged > 10, { timeout: 10_000 })
      .toBe(true)
    console.log(`play went on ${Date.now() - back} ms after the database`)
    for (const player of crowd.players) player.play(5)
    await expect.poll(() => crowd.unfinished(), { timeout: 60_000, interval: 200 }).toBe(0)
    await expectTruth(open(), crowd.players)
    await expectNobodyStruck(open(), crowd.players)
    crowd.leave()
  })
})
