import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { mayScrape } from '../../../src/server/scrape'
import { testDatabase } from '../../support/database'
import { eventually } from '../../support/eventually'
import { newPlayer, testDeps } from '../../support/testDeps'
import { place, placements, startMatch, stateOf } from '../../support/testMatch'
import { pushesOf, type TestServer, testServer, watch } from '../../support/testServer'

const TOKEN = 'a token that only the one who counts has'
const database = testDatabase()
let server: TestServer

beforeAll(async () => {
  server = await testServer(database.url, { ofProcess: true })
})
afterAll(() => server.close())

async function figures(): Promise<Map<string, number>> {
  const text = await (await fetch(`${server.url}/api/metrics`)).text()
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'))
  return new Map(
    lines.map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.slice(line.lastIndexOf(' ') + 1))]),
  )
}

it('counts turns by what became of them, connections, matches and requests', async () => {
  const { deps, services } = server
  const { matchId, players } = await startMatch(deps, services.matches)
  const { seq, ...state } = await stateOf(deps, matchId)
  const { seat, legal } = placements(state)
  const command = { type: 'place' as const, seat, tile: legal[0]?.tile ?? '0-0', end: null }
  const api = server.api(await server.cookieOf(players[seat] ?? ''))
  const act = { matchId, commandId: randomUUID(), expectedSeq: seq, command }
  await api.match.act.mutate(act)
  await expect(api.match.act.mutate({ ...act, commandId: randomUUID() })).rejects.toThrow('stale')
  await expect(api.match.act.mutate({ ...act, matchId: randomUUID() })).rejects.toThrow('notFound')
  await watch(await server.connect(), { kind: 'match', matchId })
  const read = await figures()
  expect(Object.fromEntries(read)).toMatchObject({
    'muggins_turns_total{outcome="accepted",actor="person"}': 1,
    'muggins_turns_total{outcome="stale",actor="person"}': 1,
    'muggins_turns_total{outcome="refused",actor="person"}': 1,
    muggins_turn_commit_seconds_count: 1,
    muggins_sockets: 1,
    muggins_watched_matches: 1,
    muggins_live_matches: 1,
    'muggins_http_requests_total{route="trpc",status="200"}': 1,
    'muggins_http_requests_total{route="trpc",status="404"}': 1,
  })
  expect([...read.keys()].filter((line) => line.includes(matchId) || players.some((id) => line.includes(id)))).toEqual(
    [],
  )
})

it('times each push from the commit of its turn', async () => {
  const { deps, services } = server
  const match = await startMatch(deps, services.matches)
  const socket = await server.connect()
  const heard = pushesOf(socket, 'match:events')
  await watch(socket, { kind: 'match', matchId: match.matchId })
  const pushTime = async (of: string) => (await figures()).get(`muggins_turn_push_seconds_${of}`) ?? Number.NaN
  const [count, sum] = [await pushTime('count'), await pushTime('sum')]
  const seq = await place(deps, services.matches, match)
  await eventually(() => heard.at(-1)?.seq).toBe(seq)
  expect(await pushTime('count')).toBe(count + 1)
  const took = (await pushTime('sum')) - sum
  expect(took).toBeGreaterThan(0)
  expect(took).toBeLessThan(8)
  expect(await pushTime('bucket{le="+Inf"}')).toBe(count + 1)
})

it('tells how long the event loop was held up since it was last asked', async () => {
  const lag = async () => (await figures()).get('nodejs_eventloop_lag_p99_seconds') ?? Number.NaN
  const heldUp = () => {
    const until = performance.now() + 300
    while (performance.now() < until);
    return lag()
  }
  // Right after it was asked the histogram has no tick to measure from: what comes then is not seen, and held up again.
  await eventually(heldUp).toBeGreaterThan(0.2)
  await eventually(lag).toBeLessThan(0.2)
})

it('tells of each pool how many connections there are, are free and are waited for', async () => {
  const { pool, close } = testDeps(database.url)
  server.deps.metrics.pool('pages', pool)
  const connections = async () => {
    const read = await figures()
    return ['total', 'idle', 'waiting'].map((state) =>
      read.get(`muggins_pool_connections{pool="pages",state="${state}"}`),
    )
  }
  const { max = 0 } = pool.options
  const held = await Promise.all(Array.from({ length: max }, () => pool.connect()))
  const waiting = [pool.connect(), pool.connect()]
  const crowded = await connections()
  for (const client of held) client.release()
  for (const client of await Promise.all(waiting)) client.release()
  expect(crowded).toEqual([max, 0, 2])
  expect(await connections()).toEqual([max, max, 0])
  await close()
})

it('has few lines, whatever is asked for', async () => {
  await newPlayer(server.deps)
  const before = (await figures()).size
  const paths = Array.from({ length: 40 }, () => `/${randomUUID()}`)
  await Promise.all(paths.flatMap((path) => [fetch(server.url + path), fetch(`${server.url}/api/trpc${path}`)]))
  await eventually(async () => (await figures()).size - before).toBeLessThan(20)
})

it('is for this machine or for whoever has the token', async () => {
  const from = (remoteAddress: string, headers: Record<string, string> = {}) =>
    ({ headers, socket: { remoteAddress } }) as unknown as Parameters<typeof mayScrape>[0]
  expect(mayScrape(from('127.0.0.1'), undefined)).toBe(true)
  expect(mayScrape(from('::ffff:127.0.0.1'), undefined)).toBe(true)
  expect(mayScrape(from('::1'), undefined)).toBe(true)
  expect(mayScrape(from('10.0.0.7'), undefined)).toBe(false)
  expect(mayScrape(from('203.0.113.7'), undefined)).toBe(false)
  for (const name of ['x-forwarded-for', 'forwarded', 'via', 'x-real-ip'])
    expect(mayScrape(from('127.0.0.1', { [name]: '203.0.113.7' }), undefined)).toBe(false)
  expect(mayScrape(from('203.0.113.7', { authorization: `Bearer ${TOKEN}` }), TOKEN)).toBe(true)
  expect(mayScrape(from('203.0.113.7', { authorization: `Bearer ${TOKEN}x` }), TOKEN)).toBe(false)
  expect(mayScrape(from('127.0.0.1'), TOKEN)).toBe(false)
  const proxied = await fetch(`${server.url}/api/metrics`, { headers: { 'x-forwarded-for': '127.0.0.1' } })
  expect([proxied.status, await proxied.text()]).toEqual([404, ''])
})
