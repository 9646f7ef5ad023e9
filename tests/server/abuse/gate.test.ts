import { request as ask, type IncomingHttpHeaders } from 'node:http'
import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ADDRESS_HEADER } from '../../../src/server/auth/address'
import { testDatabase } from '../../support/database'
import { newPlayer } from '../../support/testDeps'
import { type TestServer, testServer } from '../../support/testServer'

const database = testDatabase()
const MIB = 1024 * 1024
let server: TestServer
/** What reached the pages. */
const reached: { url: string; headers: IncomingHttpHeaders; body: number }[] = []

beforeAll(async () => {
  server = await testServer(database.url, {
    limits: { LIMITS_FACTOR: 0.05 },
    pages(request, response) {
      let body = 0
      if (request.url === '/api/auth/hasty') response.flushHeaders()
      request.on('data', (chunk: Buffer) => {
        body += chunk.length
      })
      request.on('end', () => {
        reached.push({ url: request.url ?? '', headers: request.headers, body })
        response.end('a page')
      })
    },
  })
})
afterAll(() => server.close())

type Sent = { method?: string; path?: string; headers?: Record<string, string>; body?: (string | Buffer)[] }
type Answer = { status: number; headers: IncomingHttpHeaders; text: string }

/** A request as no browser would let one send it: any host, any length. */
function send({ method = 'GET', path = '/lobby', headers = {}, body = [] }: Sent): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = ask(`${server.url}${path}`, { method, headers, agent: false }, (response) => {
      let text = ''
      response.on('data', (chunk: Buffer) => {
        text += chunk.toString()
      })
      response.on('close', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, text }))
    })
    request.on('error', reject)
    for (const part of body) request.write(part)
    request.end()
  })
}

const port = () => new URL(server.url).port

describe('the host', () => {
  it.each([
    'evil.example',
    'localhost.evil.example',
    '127.0.0.1.evil.example',
    'localhost@evil.example',
    'evil.example/@localhost',
  ])('%s is not ours: a name that was bent to lead here shows nothing', async (host) => {
    for (const path of ['/lobby', '/api/auth/session', '/api/trpc/account.me', '/_next/static/x.js'])
      expect((await send({ path, headers: { host } })).status).toBe(421)
    const { text } = await send({ headers: { host } })
    expect(text).toBe('This site has another address. Look at the one you came by.')
    expect(reached).toEqual([])
  })

  it('may be this machine’s, by name or address, and anything for who looks after it', async () => {
    for (const host of [`127.0.0.1:${port()}`, 'localhost', '[::1]:80', '192.168.1.7:3000'])
      expect((await send({ headers: { host } })).status).toBe(200)
    expect((await send({ path: '/api/health', headers: { host: 'app-1' } })).status).toBe(200)
  })
})

describe('a write', () => {
  const write = (headers: Record<string, string>, path = '/api/auth/callback/guest') =>
    send({ method: 'POST', path, headers: { host: `127.0.0.1:${port()}`, ...headers }, body: ['csrfToken=x'] })

  it.each<[string, Record<string, string>]>([
    ['another site', { origin: 'https://evil.example' }],
    ['a page without an origin', { origin: 'null' }],
    ['a longer name', { origin: 'http://127.0.0.1.evil.example' }],
    ['another port', { origin: 'http://127.0.0.1:1' }],
    ['a name with our host as its user', { origin: 'http://127.0.0.1@evil.example' }],
    ['a file', { origin: 'file://' }],
    ['another site that names no origin', { 'sec-fetch-site': 'cross-site' }],
    ['a neighbouring site that names no origin', { 'sec-fetch-site': 'same-site' }],
  ])('from %s is refused, also by a call', async (_, headers) => {
    reached.length = 0
    expect((await write(headers)).status).toBe(403)
    expect(reached).toEqual([])
    const cookie = await server.cookieOf(await newPlayer(server.deps))
    const call = await send({
      method: 'POST',
      path: '/api/trpc/seek.cancel',
      headers: { 'content-type': 'application/json', cookie, ...headers },
      body: ['{}'],
    })
    expect(call.status).toBe(403)
  })

  it('from our own pages, or from no browser, goes on', async () => {
    expect((await write({ origin: server.url, 'sec-fetch-site': 'same-origin' })).status).toBe(200)
    expect((await write({})).status).toBe(200)
  })

  it('to what takes none is refused by its method', async () => {
    for (const [method, path] of [
      ['POST', '/lobby'],
      ['PUT', '/lobby'],
      ['OPTIONS', '/lobby'],
      ['DELETE', '/api/auth/signout'],
      ['POST', '/_next/image'],
      ['POST', '/api/matches/1/record'],
    ] as const)
      expect((await send({ method, path })).status, `${method} ${path}`).toBe(405)
  })
})

describe('a body', () => {
  const upload = (headers: Record<string, string>, body: Buffer[]) =>
    send({ method: 'POST', path: '/api/auth/callback/member', headers, body })

  it('of more than 1 MiB is refused in words before any of it is read', async () => {
    reached.length = 0
    const answer = await new Promise<Answer>((resolve, reject) => {
      const request = ask(
        `${server.url}/api/auth/callback/member`,
        { method: 'POST', headers: { 'content-length': MIB + 1 }, agent: false },
        (response) => {
          let text = ''
          response.on('data', (chunk: Buffer) => {
            text += chunk.toString()
          })
          response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, text }))
        },
      )
      request.on('error', reject)
      request.flushHeaders()
    })
    expect(answer.status).toBe(413)
    expect(JSON.parse(answer.text)).toEqual({ error: 'tooLarge', message: 'That was too large to send.' })
    expect(answer.headers.connection).toBe('close')
    expect(reached).toEqual([])
  })

  it('in pieces that come to more than 1 MiB is cut off', async () => {
    reached.length = 0
    const pieces = Array.from({ length: 40 }, () => Buffer.alloc(64 * 1024))
    const outcome = await upload({ 'transfer-encoding': 'chunked' }, pieces).then(
      ({ status }) => status,
      (error: NodeJS.ErrnoException) => error.code,
    )
    expect([413, 'ECONNRESET', 'EPIPE']).toContain(outcome)
    expect(reached).toEqual([])
  })

  it('in pieces that come to more than 1 MiB, to who has begun to answer, is cut off and harms nobody else', async () => {
    const harmed: unknown[] = []
    const onHarm = (error: unknown) => harmed.push(error)
    process.prependListener('uncaughtException', onHarm)
    const pieces = Array.from({ length: 20 }, () => Buffer.alloc(100 * 1024))
    const cut = send({ method: 'POST', path: '/api/auth/hasty', body: pieces })
    await Promise.allSettled([cut])
    expect((await send({ path: '/lobby' })).text).toBe('a page')
    process.off('uncaughtException', onHarm)
    expect(harmed).toEqual([])
    expect(reached.map(({ url }) => url)).not.toContain('/api/auth/hasty')
  })

  it('of up to 1 MiB is handed on whole, in pieces too', async () => {
    reached.length = 0
    expect((await upload({ 'content-length': String(MIB) }, [Buffer.alloc(MIB)])).status).toBe(200)
    expect((await upload({ 'transfer-encoding': 'chunked' }, [Buffer.alloc(MIB)])).status).toBe(200)
    expect(reached.map(({ body }) => body)).toEqual([MIB, MIB])
  })
})

describe('what a caller says of itself', () => {
  it('is not believed: neither an address nor a host, nor a script’s nonce', async () => {
    reached.length = 0
    await send({
      path: '/claims',
      headers: {
        [ADDRESS_HEADER]: '203.0.113.9',
        'x-forwarded-for': '203.0.113.9',
        'x-forwarded-host': 'evil.example',
        'x-forwarded-proto': 'https',
        'content-security-policy': "script-src 'nonce-mine'",
      },
    })
    const [{ headers } = { headers: {} as IncomingHttpHeaders }] = reached
    expect(headers[ADDRESS_HEADER]).toBe('127.0.0.1')
    expect(headers).not.toHaveProperty('x-forwarded-host')
    expect(headers).not.toHaveProperty('x-forwarded-proto')
    expect(headers['content-security-policy']).not.toContain('mine')
  })
})

describe('an upgrade to what isn’t there', () => {
  it('is cut', async () => {
    const socket = connect(Number(port()), '127.0.0.1')
    socket.write('GET /nothing HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n')
    await new Promise((resolve) => socket.once('close', resolve))
  })
})

describe('pages', () => {
  it('are limited by address, in words and with the time to wait; what is cached is not', async () => {
    const statuses = new Set<number>()
    let late: Answer | undefined
    for (let n = 0; n < 160 && !late; n++) {
      const answer = await send({ path: `/page/${n}` })
      statuses.add(answer.status)
      if (answer.status === 429) late = answer
    }
    expect([...statuses]).toEqual([200, 429])
    expect(late?.text).toMatch(/^Too many tries in a short time\. Wait \d+ seconds\.$/)
    expect(Number(late?.headers['retry-after'])).toBeGreaterThan(0)
    expect((await send({ path: '/_next/static/x.js' })).status).toBe(200)
  })
})
