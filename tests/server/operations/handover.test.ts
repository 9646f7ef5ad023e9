import { pino } from 'pino'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { testDatabase } from '../../support/database'
import { eventually } from '../../support/eventually'
import { newPlayer, sql } from '../../support/testDeps'
import { startMatch } from '../../support/testMatch'
import { type TestServer, testServer, watch } from '../../support/testServer'

const database = testDatabase()
let staying: TestServer

beforeAll(async () => {
  staying = await testServer(database.url, { seed: 2 })
})
afterAll(() => staying.close())

const leases = async () => (await sql<{ n: number }>(staying.deps, 'select count(*)::int as n from presence'))[0]?.n

it('says at once that it leaves, serves through the drain, and then leaves nothing behind', async () => {
  const lines: string[] = []
  const leaving = await testServer(database.url, {
    seed: 3,
    log: pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) }),
  })
  const { matchId } = await startMatch(leaving.deps, leaving.services.matches)
  const cookie = await leaving.cookieOf(await newPlayer(leaving.deps))
  const socket = await leaving.connect(cookie)
  await watch(socket, { kind: 'match', matchId })
  await eventually(leases).toBe(1)
  const ended = new Promise((resolve) => socket.once('disconnect', resolve))

  const stopped = leaving.serving.stop({ drainMs: 500 })
  expect((await fetch(`${leaving.url}/api/health/ready`)).status).toBe(503)
  expect((await fetch(`${leaving.url}/api/health/serving`)).status).toBe(503)
  expect((await fetch(`${leaving.url}/api/health/live`)).status).toBe(200)
  expect((await leaving.api(cookie).match.get.query({ matchId })).seq).toBeGreaterThan(0)
  // Socket.IO's client comes back by itself from this one, and not from a disconnection by the server.
  expect(await ended).toBe('transport close')
  await stopped
  expect(await leases()).toBe(0)
  await leaving.deps.close()
  expect(lines).toEqual([])
})

it('gives up at once what it has claimed and could not do', async () => {
  const leaving = await testServer(database.url, { seed: 4 })
  const match = await startMatch(leaving.deps, leaving.services.matches, { kinds: ['person', 'bot'] })
  vi.spyOn(leaving.services.matches, 'actOnMatch').mockRejectedValue(new Error('not here'))
  await sql(leaving.deps, `update match set "dueAt" = '2026-01-01' where id = $1`, [match.matchId])
  expect(await leaving.serving.worker.runDue()).toBeGreaterThan(0)
  const claim = async () =>
    (
      await sql<{ until: Date | null }>(staying.deps, 'select "claimedUntil" as until from match where id = $1', [
        match.matchId,
      ])
    )[0]?.until
  expect(await claim()).not.toBeNull()
  await leaving.serving.stop()
  expect(await claim()).toBeNull()
  await leaving.deps.close()
})

it('is gone soon even if somebody never finishes what they ask', async () => {
  const leaving = await testServer(database.url, { seed: 5 })
  const cookie = await leaving.cookieOf(await newPlayer(leaving.deps))
  const asked = vi.spyOn(leaving.services.sessions, 'callerOf')
  const endless = fetch(`${leaving.url}/api/trpc/match.act`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: new ReadableStream({ start: (controller) => controller.enqueue(new TextEncoder().encode('{')) }),
    duplex: 'half',
  } as RequestInit)
  const cut = expect(endless).rejects.toThrow()
  await eventually(() => asked.mock.calls.length).toBe(1)
  const begun = performance.now()
  await leaving.serving.stop()
  await leaving.deps.close()
  expect(performance.now() - begun).toBeLessThan(6_000)
  await cut
})
