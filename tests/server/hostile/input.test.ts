import { randomUUID } from 'node:crypto'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testDatabase } from '../../support/database'
import { newPlayer } from '../../support/testDeps'
import { startMatch, type TestMatch } from '../../support/testMatch'
import { type TestServer, testServer } from '../../support/testServer'

const database = testDatabase()
const lines: string[] = []
let server: TestServer
let match: TestMatch
let cookie: string

beforeAll(async () => {
  const log = pino({ level: 'trace' }, { write: (line: string) => void lines.push(line) })
  server = await testServer(database.url, { log })
  match = await startMatch(server.deps, server.services.matches)
  cookie = await server.cookieOf(match.players[0] ?? '')
})
afterAll(() => server.close())

type Sent = { readonly method?: string; readonly body?: string; readonly headers?: Record<string, string> }

/** What the server makes of a call, whatever its shape: the status and the error's code. */
async function call(path: string, { method = 'POST', body, headers = {} }: Sent) {
  const response = await fetch(`${server.url}/api/trpc/${path}`, {
    method,
    headers: { 'content-type': 'application/json', cookie, ...headers },
    ...(body === undefined ? {} : { body }),
    signal: AbortSignal.timeout(10_000),
  })
  const text = await response.text()
  expect(text).not.toMatch(/prisma|postgres|select |node_modules|src\/server|\bat .*:\d+:\d+/i)
  return `${response.status} ${/"code":"(\w+)"/.exec(text)?.[1] ?? 'none'}`
}

const ask = (path: string, input: unknown) =>
  call(`${path}?input=${encodeURIComponent(JSON.stringify({ json: input }))}`, { method: 'GET' })
const send = (body: string) => call('match.act', { body })

describe('a call that is malformed', () => {
  it.each([
    ['match.since', { seq: 2 ** 31 }],
    ['match.since', { seq: -1 }],
    ['match.since', { seq: 1.5 }],
    ['match.since', { seq: 'NaN' }],
    ['history.list', { opponent: '\0' }],
    ['history.list', { cursor: '\0' }],
    ['history.list', { cursor: '1_' }],
    ['player.byName', { name: 'a\0b' }],
    ['player.ratingHistory', { pool: '\0' }],
    ['table.byCode', { code: '\0' }],
    ['table.get', { tableId: randomUUID(), code: '\0' }],
    ['table.list', { surplus: true }],
    ['account.me', 'surplus'],
  ])('in what it asks for, %s %j, is bad input', async (path, input) => {
    const completed: Record<string, unknown> = {
      'match.since': { matchId: match.matchId },
      'history.list': { playerId: match.players[0] },
      'player.ratingHistory': { playerId: match.players[0] },
    }
    const whole = typeof input === 'string' ? input : { ...(completed[path] as object), ...input }
    expect(await ask(path, whole)).toBe('400 badInput')
  })

  it('finds no more by the wildcards of SQL than by any other text', async () => {
    for (const opponent of ['%', '_', "' or 1=1 --", '\\', '\ud800'])
      expect(await server.services.history.list({ playerId: match.players[0] ?? '', opponent })).toEqual({
        entries: [],
        nextCursor: null,
      })
  })

  it('in its body is bad input, and nothing breaks', async () => {
    const deep = 200_000
    const bodies = [
      '',
      'null',
      '1',
      '[',
      '['.repeat(deep) + ']'.repeat(deep),
      `{"json":${'['.repeat(deep)}${']'.repeat(deep)}}`,
      '{"json":{"__proto__":{"matchId":1}}}',
      '{"json":{"matchId":{"toString":1,"valueOf":1}}}',
      '{"json":{"a":1},"meta":{"values":{"__proto__.x":["set"]}}}',
      '{"json":{"a":1},"meta":{"values":{"a":[["class","Nope"]]}}}',
      '{"json":{"a":"("},"meta":{"values":{"a":["regexp"]}}}',
      '{"json":{"a":"x"},"meta":{"values":{"a":["bigint"]}}}',
      '{"json":{"a":{}},"meta":{"referentialEqualities":{"a":["a.b"]}}}',
    ]
    for (const body of bodies) expect(await send(body), body.slice(0, 60)).toBe('400 badInput')
    expect(({} as Record<string, unknown>).x).toBeUndefined()
  })

  it('in its method, type or name is refused', async () => {
    expect(await call('seek.cancel', { body: 'a=1', headers: { 'content-type': 'text/plain' } })).toBe('415 badInput')
    expect(await call('match.act', { body: 'a', headers: { 'content-type': 'application/octet-stream' } })).toBe(
      '400 badInput',
    )
    expect(await call('seek.cancel', { body: 'a', headers: { 'content-type': 'application/octet-stream' } })).toBe(
      '400 badInput',
    )
    expect(await call('seek.cancel', { method: 'GET' })).toBe('405 badInput')
    expect(await call('account.me', { method: 'PUT', body: '{}' })).toBe('405 badInput')
    for (const name of ['__proto__', 'constructor', 'account.__proto__', 'account', ''])
      expect(await call(name, { method: 'GET' }), name).toBe('404 notFound')
  })

  it('does not take another call of its batch along', async () => {
    const body = JSON.stringify({ 0: { json: { matchId: { toString: 1 } } }, 1: { json: null } })
    const response = await fetch(`${server.url}/api/trpc/match.act,nothing.here?batch=1`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie },
      body,
    })
    const answers = (await response.json()) as { error: { json: { data: { code: string } } } }[]
    expect(answers.map(({ error }) => error.json.data.code)).toEqual(['badInput', 'notFound'])
  })

  it('with rubbish for a session is a visitor’s', async () => {
    const rubbish = [
      'next-auth.session-token=garbage; next-auth.session-token.0=x; next-auth.session-token.1=%ZZ; a=%E0%A4%A',
      'next-auth.session-token=eyJhbGciOiJkaXIiLCJlbmMiOiJBMjU2R0NNIn0..aaaaaaaaaaaaaaaa.bbbb.cccccccccccccccccccccc',
      '__proto__=1; constructor=2',
    ]
    for (const forged of rubbish)
      expect(await call('account.me', { method: 'GET', headers: { cookie: forged } })).toBe('200 none')
  })

  it('or well formed is answered for its caller alone: nothing in between keeps it', async () => {
    const { headers } = await fetch(`${server.url}/api/trpc/account.me`, { headers: { cookie } })
    expect(headers.get('cache-control')).toBe('no-store')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
  })

  it('or takes nothing and is sent nothing, as browsers do, is answered', async () => {
    const player = await newPlayer(server.deps)
    const api = server.api(await server.cookieOf(player))
    expect(await api.account.me.query()).toMatchObject({ id: player })
    expect(await api.table.list.query()).toEqual([])
    expect(await api.player.whereabouts.query()).toMatchObject({ tableId: null })
    expect(await api.seek.start.mutate()).toMatchObject({ waiting: 1 })
    expect(await api.seek.cancel.mutate()).toBeNull()
  })

  it('is no failure of ours: the log has none', () => {
    expect(lines.filter((line) => JSON.parse(line).level >= 40)).toEqual([])
  })
})
