import { randomUUID } from 'node:crypto'
import { TRPCClientError } from '@trpc/client'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { testDatabase } from '../../support/database'
import { eventually } from '../../support/eventually'
import { newPlayer, sql } from '../../support/testDeps'
import { placements, startMatch, stateOf, type TestMatch } from '../../support/testMatch'
import { type TestServer, testServer } from '../../support/testServer'

const database = testDatabase()
let server: TestServer
let match: TestMatch
let cookies: string[]

beforeAll(async () => {
  server = await testServer(database.url)
})
afterAll(() => server.close())
beforeEach(async () => {
  match = await startMatch(server.deps, server.services.matches)
  cookies = await Promise.all(match.players.map((id) => server.cookieOf(id)))
})

async function opening() {
  const { seq, ...state } = await stateOf(server.deps, match.matchId)
  const { seat, legal } = placements(state)
  const act = {
    matchId: match.matchId,
    commandId: randomUUID(),
    expectedSeq: seq,
    command: { type: 'place' as const, seat, tile: legal[0]?.tile ?? '0-0', end: null },
  }
  return { seat, seq, act }
}

/** A call as it crosses the wire, whatever its body. */
async function post(path: string, body: string, headers: Record<string, string> = {}) {
  const response = await fetch(`${server.url}/api/trpc/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body,
  })
  const answer = (await response.json()) as { error?: { json: { data: { code: string } } } }
  return { status: response.status, code: answer.error?.json.data.code }
}

async function errorOf(call: Promise<unknown>): Promise<unknown> {
  const error = await call.then(
    () => null,
    (reason: unknown) => reason,
  )
  if (!(error instanceof TRPCClientError)) throw error
  return error.data
}

describe('calls over HTTP', () => {
  it('serve a seat its own view and a visitor one without hands', async () => {
    const own = await server.api(cookies[0]).match.get.query({ matchId: match.matchId })
    const visitor = await server.api().match.get.query({ matchId: match.matchId })
    expect(own.seat).toBe(0)
    expect(own.view.round?.hands).toEqual([expect.any(Array), null])
    expect(visitor.seat).toBeNull()
    expect(visitor.view.round?.hands).toEqual([null, null])
  })

  it('take a placement and give the log since a seq', async () => {
    const { seat, seq, act } = await opening()
    const answer = await server.api(cookies[seat]).match.act.mutate(act)
    const since = await server.api(cookies[seat]).match.since.query({ matchId: match.matchId, seq })
    expect(since).toMatchObject({ from: seq + 1, seq: answer.seq })
    expect(since.events[0]).toMatchObject({ type: 'tilePlaced', seat })
  })

  it('carry the engine’s refusal and its rule', async () => {
    const { seat, act } = await opening()
    const command = { ...act.command, end: 'left' as const }
    expect(await errorOf(server.api(cookies[seat]).match.act.mutate({ ...act, command }))).toMatchObject({
      code: 'refused',
      refusal: { code: 'endNotAsked', rule: 'R3.1' },
    })
  })

  it('by nobody, for another seat or on an old view fail by name', async () => {
    const { seat, act } = await opening()
    expect(await errorOf(server.api().match.act.mutate(act))).toMatchObject({ code: 'signInRequired' })
    expect(await errorOf(server.api(cookies[1 - seat]).match.act.mutate(act))).toMatchObject({ code: 'notYourSeat' })
    const stranger = await server.cookieOf(await newPlayer(server.deps))
    expect(await errorOf(server.api(stranger).match.act.mutate(act))).toMatchObject({ code: 'notYourSeat' })
    expect(await errorOf(server.api(cookies[seat]).match.act.mutate({ ...act, expectedSeq: 1 }))).toMatchObject({
      code: 'stale',
    })
    expect(await errorOf(server.api().match.log.query({ matchId: match.matchId }))).toMatchObject({
      code: 'matchNotOver',
    })
    expect(await errorOf(server.api().match.get.query({ matchId: randomUUID() }))).toMatchObject({ code: 'notFound' })
  })

  it('from a session that was ended everywhere count as a visitor’s', async () => {
    const { seat, act } = await opening()
    const old = await server.cookieOf(match.players[seat] ?? '', 0)
    expect(await errorOf(server.api(old).match.act.mutate(act))).toMatchObject({ code: 'signInRequired' })
  })

  it.each([
    ['no JSON', 'nonsense'],
    ['an unknown field', (act: object) => ({ ...act, points: 100 })],
    ['an unknown command', (act: object) => ({ ...act, command: { type: 'win', seat: 0 } })],
    ['a command of the clock', (act: object) => ({ ...act, command: { type: 'expire', seat: 0 } })],
    [
      'a tile that does not exist',
      (act: object) => ({ ...act, command: { type: 'place', seat: 0, tile: '7-0', end: null } }),
    ],
    ['a seat that does not exist', (act: object) => ({ ...act, command: { type: 'resign', seat: 9 } })],
    ['an id that is none', (act: object) => ({ ...act, matchId: "x' or 1=1" })],
    ['nothing', () => null],
  ])('with %s are bad input and change nothing', async (_, wrong) => {
    const { seat, seq, act } = await opening()
    const body = typeof wrong === 'string' ? wrong : JSON.stringify({ json: wrong(act) })
    expect(await post('match.act', body, { cookie: cookies[seat] ?? '' })).toEqual({ status: 400, code: 'badInput' })
    expect((await stateOf(server.deps, match.matchId)).seq).toBe(seq)
  })

  it('of more than 1 MiB are too large', async () => {
    const { seat } = await opening()
    const body = JSON.stringify({ json: { matchId: 'x'.repeat(1024 * 1024 + 1) } })
    expect(await post('match.act', body, { cookie: cookies[seat] ?? '' })).toEqual({ status: 413, code: 'tooLarge' })
  })

  it('in batches of more than ten are refused', async () => {
    const paths = (count: number) => Array(count).fill('match.get').join(',')
    const input = (count: number) =>
      encodeURIComponent(
        JSON.stringify(
          Object.fromEntries(
            Array(count)
              .fill(0)
              .map((_, n) => [n, { json: { matchId: match.matchId } }]),
          ),
        ),
      )
    const ask = (count: number) => fetch(`${server.url}/api/trpc/${paths(count)}?batch=1&input=${input(count)}`)
    expect((await ask(10)).status).toBe(200)
    expect((await ask(11)).status).toBe(400)
  })

  it('from another site’s page are refused', async () => {
    const { seat, act } = await opening()
    const headers = { cookie: cookies[seat] ?? '', origin: 'https://evil.example' }
    const body = JSON.stringify({ json: act })
    expect(await post('match.act', body, headers)).toEqual({ status: 403, code: 'notAllowed' })
    expect((await post('match.act', body, { ...headers, origin: server.url })).status).toBe(200)
  })

  it('say that the server lives and reaches its database', async () => {
    const response = await fetch(`${server.url}/api/health`)
    expect(response.status).toBe(200)
    expect(await response.json()).toEqual({ status: 'ok', database: true, stopping: false })
    expect(response.headers.get('x-content-type-options')).toBe('nosniff')
  })
})

describe('a server that stops', () => {
  it('finishes what it has begun and answers what comes later with "try again"', async () => {
    const stopping = await testServer(database.url, { seed: 2 })
    const other = await startMatch(stopping.deps, stopping.services.matches, { clock: null })
    const cookie = await stopping.cookieOf(other.players[0] ?? '')
    const client = await stopping.deps.pool.connect()
    await client.query('begin')
    await client.query('select 1 from match where id = $1 for update', [other.matchId])
    const command = { type: 'resign', seat: 0 } as const
    const act = { matchId: other.matchId, commandId: randomUUID(), expectedSeq: 0, command }
    const underWay = stopping.api(cookie).match.act.mutate(act)
    const waiting = `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
    await eventually(async () => (await sql(stopping.deps, waiting)).length).toBe(1)
    const stopped = stopping.serving.stop()
    const late = errorOf(stopping.api(cookie).match.act.mutate({ ...act, commandId: randomUUID() }))
    expect(await late).toMatchObject({ code: 'tryAgain' })
    await client.query('rollback')
    client.release()
    expect((await underWay).seq).toBeGreaterThan(3)
    await stopped
    await expect(fetch(`${stopping.url}/api/health`)).rejects.toThrow()
    await stopping.deps.close()
  })
})
