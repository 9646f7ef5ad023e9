import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { TRPCError } from '@trpc/server'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createQuickPosts } from '../../../src/server/trpc/quickPosts'
import { testDatabase } from '../../support/database'
import { placements, startMatch, stateOf, type TestMatch } from '../../support/testMatch'
import { type TestServer, testServer } from '../../support/testServer'

const database = testDatabase()
let server: TestServer
let match: TestMatch
let cookie: string

beforeAll(async () => {
  server = await testServer(database.url)
})
afterAll(() => server.close())
beforeEach(async () => {
  match = await startMatch(server.deps, server.services.matches)
  cookie = await server.cookieOf(match.players[placements(await stateOf(server.deps, match.matchId)).seat] ?? '')
})

type Sent = { readonly path: string; readonly body: string; readonly headers?: Record<string, string> }
type Answer = { readonly status: number | undefined; readonly headers: IncomingHttpHeaders; readonly body: string }

/** A length announced: answered quickly. None, in chunks: answered by tRPC's own adapter. */
function post({ path, body, headers = {} }: Sent, way: 'announced' | 'chunked'): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const length = way === 'announced' ? { 'content-length': String(Buffer.byteLength(body)) } : {}
    const given = { cookie, 'content-type': 'application/json', ...length, ...headers }
    const sent = request(`${server.url}/api/trpc/${path}`, { method: 'POST', headers: given }, (response) => {
      let text = ''
      response.setEncoding('utf8')
      response.on('data', (chunk: string) => {
        text += chunk
      })
      response.on('end', () => resolve({ status: response.statusCode, headers: response.headers, body: text }))
    })
    sent.on('error', reject)
    if (way === 'chunked') sent.write(body.slice(0, 1))
    sent.end(way === 'chunked' ? body.slice(1) : body)
  })
}

/** What an answer says, without what is new in each: when, how framed, and its request's id. */
function told({ status, headers, body }: Answer) {
  const {
    date: _,
    'x-request-id': __,
    'content-length': ___,
    'transfer-encoding': ____,
    connection: _____,
    ...rest
  } = headers
  return { status, headers: rest, body }
}

async function bothWays(sent: Sent) {
  const quick = told(await post(sent, 'announced'))
  expect(quick).toEqual(told(await post(sent, 'chunked')))
  return quick
}

async function placement() {
  const state = await stateOf(server.deps, match.matchId)
  const { seat, legal } = placements(state)
  return {
    matchId: match.matchId,
    commandId: randomUUID(),
    expectedSeq: state.seq,
    command: { type: 'place', seat, ...legal[0] },
  }
}

const json = (value: unknown) => JSON.stringify({ json: value })

describe('mutations that come as small JSON are answered as by tRPC’s own adapter', () => {
  it('when they are taken, alone and in a batch', async () => {
    const wish = await placement()
    expect((await bothWays({ path: 'match.act', body: json(wish) })).status).toBe(200)
    const batch = await bothWays({ path: 'match.act?batch=1', body: JSON.stringify({ 0: { json: wish } }) })
    expect(JSON.parse(batch.body)).toEqual([{ result: { data: { json: { seq: expect.any(Number) } } } }])
  })

  it.each([
    ['no JSON', () => 'place', 400],
    ['nothing known', () => json({ matchId: 'x' }), 400],
    ['a number', () => '7', 400],
    ['null', () => 'null', 400],
    ['a list', () => '[]', 400],
    ['more than is asked for', async () => json({ ...(await placement()), more: 1 }), 400],
    ['a match that isn’t there', async () => json({ ...(await placement()), matchId: randomUUID() }), 404],
    ['a stale wish', async () => json({ ...(await placement()), expectedSeq: 99 }), 409],
    ['a refused one', async () => json({ ...(await placement()), command: { type: 'pass', seat: 0 } }), 409],
  ])('when they hold %s', async (_, body, status) => {
    expect((await bothWays({ path: 'match.act', body: await body() })).status).toBe(status)
    const inBatch = { path: 'match.act?batch=1', body: `{"0":${await body()}}` }
    await bothWays(inBatch)
  })

  it('when one of a batch fails and another doesn’t', async () => {
    const wish = await placement()
    const body = JSON.stringify({ 0: { json: wish }, 1: { json: { ...wish, matchId: 'x' } }, 2: { json: {} } })
    const { status, body: answer } = await bothWays({ path: 'match.act,match.act,seek.cancel?batch=1', body })
    expect(status).toBe(207)
    expect(JSON.parse(answer)).toHaveLength(3)
  })

  it('when too many come at once, none of a batch is given, or the batch is a list', async () => {
    const eleven = Array.from({ length: 11 }, () => 'seek.cancel').join(',')
    expect((await bothWays({ path: `${eleven}?batch=1`, body: '{}' })).status).toBe(400)
    await bothWays({ path: 'seek.cancel,seek.cancel?batch=1', body: '{}' })
    await bothWays({ path: 'seek.cancel,seek.cancel?batch=1', body: '[]' })
  })

  it.each(['match.get', 'match.nothing', 'nothing', 'match.act,', 'constructor', '__proto__', 'toString,match.act'])(
    'when %s is called',
    async (path) => {
      await bothWays({ path: `${path}?batch=1`, body: '{}' })
      await bothWays({ path, body: '{}' })
    },
  )

  it('when nobody is signed in, or another site sends them', async () => {
    const body = json(await placement())
    expect((await bothWays({ path: 'match.act', body, headers: { cookie: '' } })).status).toBe(401)
    expect((await bothWays({ path: 'match.act', body, headers: { origin: 'https://elsewhere.example' } })).status).toBe(
      403,
    )
  })

  it('when the type says something else', async () => {
    const body = json(await placement())
    expect((await bothWays({ path: 'match.act', body, headers: { 'content-type': 'text/plain' } })).status).toBe(415)
    await bothWays({ path: 'match.act', body, headers: { 'content-type': 'application/json; charset=utf-8' } })
  })
})

describe('an answer that can’t be given', () => {
  let failures: unknown[]
  const http = createServer()
  const quickly = createQuickPosts({
    maxBatch: 1,
    contextOf: () => Promise.reject(new TRPCError({ code: 'FORBIDDEN' })),
    onCalls() {},
    onError({ error: { code, cause }, path }) {
      failures.push([path, code, cause?.message])
    },
    headersOf() {
      throw new Error('no headers')
    },
  })
  http.on('request', quickly)

  beforeAll(() => new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve)))
  afterAll(() => new Promise((resolve) => http.close(resolve)))
  beforeEach(() => {
    failures = []
  })

  function begin(length: number) {
    const headers = { 'content-type': 'application/json', 'content-length': String(length) }
    const { port } = http.address() as AddressInfo
    const sent = request({ port, path: '/api/trpc/seek.cancel', method: 'POST', headers })
    return { sent, ended: once(sent, 'error') }
  }

  /** All of a call, whose failure and that of its answer are told. */
  async function call() {
    const { sent, ended } = begin(2)
    sent.end('{}')
    await ended
  }
  const bothFailures = [
    ['seek.cancel', 'FORBIDDEN', undefined],
    ['seek.cancel', 'INTERNAL_SERVER_ERROR', 'no headers'],
  ]

  it('is a failure of ours, told beside that of the call, and ends the connection', async () => {
    await call()
    expect(failures).toEqual(bothFailures)
  })

  it('is none where the connection broke before all had come', async () => {
    const come = once(http, 'request')
    const { sent, ended } = begin(2)
    sent.write('{')
    const [, response] = await come
    const closed = once(response, 'close')
    sent.destroy(new Error('gone'))
    await Promise.all([ended, closed])
    await call()
    expect(failures).toEqual(bothFailures)
  })
})
