import net from 'node:net'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { createProbe } from '../../../src/server/probeStore'
import { testDatabase } from '../../support/database'
import { type TestServer, testServer } from '../../support/testServer'

const database = testDatabase()
let server: TestServer

beforeAll(async () => {
  server = await testServer(database.url)
})
afterAll(() => server.close())

const ask = (path: string, method = 'GET') => fetch(`${server.url}/api/health${path}`, { method })

describe('health', () => {
  it.each(['', '/ready', '?from=a-proxy'])('at "%s" says that the process takes part', async (path) => {
    const response = await ask(path)
    expect(response.status).toBe(200)
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(await response.json()).toEqual({ status: 'ok', database: true, stopping: false })
  })

  it('answers HEAD, and nothing that would change something', async () => {
    for (const path of ['', '/live', '/serving', '/ready']) {
      const response = await ask(path, 'HEAD')
      expect([response.status, await response.text()]).toEqual([200, ''])
    }
    expect((await ask('', 'POST')).status).toBe(405)
    expect((await ask('/else')).status).toBe(404)
  })

  it('asks the database once for a crowd, and never for whether the process lives', async () => {
    const asked = vi.spyOn(pg.Pool.prototype, 'query')
    const begun = performance.now()
    const answers = await Promise.all(Array.from({ length: 100 }, () => ask('/ready')))
    expect(answers.every(({ status }) => status === 200)).toBe(true)
    const probes = asked.mock.calls.filter(([text]) => String(text) === 'select 1').length
    expect(probes).toBeLessThanOrEqual(1 + (performance.now() - begun) / 1_000)
    asked.mockClear()
    expect((await Promise.all(Array.from({ length: 100 }, () => ask('/live')))).every(({ ok }) => ok)).toBe(true)
    expect(asked.mock.calls.filter(([text]) => String(text) === 'select 1')).toEqual([])
    asked.mockRestore()
  })
})

describe('the probe', () => {
  it('gives up on a database that does not answer within a second', async () => {
    const silent = net.createServer().listen(0, '127.0.0.1')
    await new Promise((resolve) => silent.once('listening', resolve))
    const { port } = silent.address() as net.AddressInfo
    const probe = createProbe({
      options: { ...server.deps.pool.options, connectionString: `postgres://a@127.0.0.1:${port}/b` },
    })
    const begun = performance.now()
    expect(await probe.answers()).toBe(false)
    expect(await probe.liveMatches()).toBeNaN()
    expect(performance.now() - begun).toBeLessThan(2_500)
    await probe.close()
    silent.close()
  })

  it('answers while every connection of the pool is taken', async () => {
    const { pool } = server.deps
    const taken = await Promise.all(Array.from({ length: pool.options.max ?? 10 }, () => pool.connect()))
    const probe = createProbe(pool)
    expect(await probe.answers()).toBe(true)
    await probe.close()
    for (const client of taken) client.release()
  })
})
