import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { createFamiliar } from '../../../src/server/auth/familiar'
import { createLimits } from '../../../src/server/auth/limits'
import { removeOldCounts } from '../../../src/server/worker/cleanStore'
import { testDatabase } from '../../support/database'
import { sql, type TestDeps, testDeps } from '../../support/testDeps'

const database = testDatabase()
const ONE = { LIMITS_FACTOR: 1, ADDRESS_LIMITS_FACTOR: 1 }
const DAY = 86_400_000
let deps: TestDeps
let elsewhere: TestDeps

beforeAll(() => {
  deps = testDeps(database.url)
  elsewhere = testDeps(database.url)
})
afterAll(() => Promise.all([deps.close(), elsewhere.close()]))

/** How many of so many tries are let through. */
async function letThrough(tries: number, attempt: (n: number) => Promise<void>): Promise<number> {
  let passed = 0
  for (let n = 0; n < tries; n++)
    await attempt(n).then(
      () => {
        passed += 1
      },
      (error: unknown) =>
        expect(error).toMatchObject({ code: 'tooMany', details: { retryAfterS: expect.any(Number) } }),
    )
  return passed
}

describe('limits', () => {
  it('of what can be guessed or filled are shared by all processes', async () => {
    const [here, there] = [createLimits(deps.pool, ONE), createLimits(elsewhere.pool, ONE)]
    expect(await letThrough(30, (n) => (n % 2 ? here : there).take('reset', { address: '192.0.2.1' }))).toBe(20)
    await expect(here.take('reset', { address: '192.0.2.2' })).resolves.toBeUndefined()
  })

  it('hold many who ask at the same moment to the same number', async () => {
    const [here, there] = [createLimits(deps.pool, ONE), createLimits(elsewhere.pool, ONE)]
    const tries = Array.from({ length: 30 }, (_, n) => (n % 2 ? here : there).take('reset', { address: '192.0.2.3' }))
    expect((await Promise.allSettled(tries)).filter(({ status }) => status === 'fulfilled')).toHaveLength(20)
  })

  it('go by the account as well as by the address', async () => {
    const limits = createLimits(deps.pool, ONE)
    const same = (n: number) => limits.take('rename', { address: `198.51.100.${n}`, account: 'same' })
    expect(await letThrough(25, same)).toBe(20)
    const many = (n: number) => limits.take('rename', { address: '198.51.100.200', account: `other ${n}` })
    expect(await letThrough(65, many)).toBe(60)
  })

  it('give back what did no harm', async () => {
    const limits = createLimits(deps.pool, ONE)
    const who = { address: '192.0.2.4', account: 'b@example.org' }
    const attempt = async () => {
      await limits.take('signIn', who)
      await limits.giveBack('signIn', who)
    }
    expect(await letThrough(70, attempt)).toBe(70)
  })

  it('refuse a flood from memory: the database hears no more of it', async () => {
    const limits = createLimits(deps.pool, ONE)
    await letThrough(22, () => limits.take('reset', { address: '192.0.2.5' }))
    const asked = vi.spyOn(deps.pool, 'query')
    expect(await letThrough(100, () => limits.take('reset', { address: '192.0.2.5' }))).toBe(0)
    expect(asked).not.toHaveBeenCalled()
    asked.mockRestore()
  })

  it('are kept in memory while the database is out of reach', async () => {
    const gone = testDeps('postgresql://nobody@127.0.0.1:1/none')
    const limits = createLimits(gone.pool, ONE)
    expect(await letThrough(25, () => limits.take('reset', { address: '192.0.2.6' }))).toBe(20)
    await gone.close()
  })

  it('hide in the database whom they count, and are forgotten', async () => {
    const limits = createLimits(deps.pool, ONE)
    await limits.take('signIn', { address: '203.0.113.77', account: 'seen@example.org' })
    await createFamiliar(deps.pool).note('203.0.113.77', 'seen@example.org')
    const rows = await sql<{ key: string }>(deps, 'select key from limit_count')
    expect(rows.length).toBeGreaterThan(3)
    for (const { key } of rows) expect(key).toMatch(/^\w+(\.(address|account|both))?:[\w-]{43}$/)
    await removeOldCounts(deps.db, Date.now() + 21 * DAY)
    expect(await sql(deps, 'select key from limit_count')).toEqual([])
  })

  it('by address alone are raised by a factor of their own', async () => {
    const limits = createLimits(deps.pool, { LIMITS_FACTOR: 0.5, ADDRESS_LIMITS_FACTOR: 3 })
    expect(await letThrough(40, () => limits.take('reset', { address: '192.0.2.8' }))).toBe(30)
    expect(await letThrough(20, (n) => limits.take('mail', { address: `${n}`, account: 'c@example.org' }))).toBe(3)
    expect(limits.open.sockets).toEqual({ address: 375, account: 10 })
  })

  it('of commands cost microseconds', async () => {
    const limits = createLimits(deps.pool, { LIMITS_FACTOR: 1e6, ADDRESS_LIMITS_FACTOR: 1 })
    const players = Array.from({ length: 400 }, (_, n) => `player ${n}`)
    const begun = performance.now()
    for (let round = 0; round < 50; round++)
      for (const account of players) {
        await limits.take('call', { address: '192.0.2.9', account })
        await limits.take('command', { address: '192.0.2.9', account })
      }
    const microseconds = ((performance.now() - begun) * 1000) / (50 * players.length)
    if (process.env.FIGURES) console.log({ microseconds })
    // Four counters; some 5 µs on an idle machine, and this one may be busy.
    expect(microseconds).toBeLessThan(100)
  })
})
