import type { Server } from 'node:http'
import { connect, type Socket as Tcp } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { testDatabase } from '../../support/database'
import { eventually } from '../../support/eventually'
import { newPlayer } from '../../support/testDeps'
import { type Connected, type TestServer, testServer, watch } from '../../support/testServer'

const database = testDatabase()
let server: TestServer

beforeAll(async () => {
  server = await testServer(database.url, { limits: { LIMITS_FACTOR: 0.1 }, trustedProxies: ['loopback'] })
})
afterAll(() => server.close())

let made = 0
const freshAddress = () => `192.0.2.${++made}`
const from = (address: string) => ({ headers: { 'x-forwarded-for': address } })
const signedIn = async () => server.cookieOf(await newPlayer(server.deps))

async function isRefused(connecting: Promise<Connected>): Promise<boolean> {
  return connecting.then(
    () => false,
    () => true,
  )
}

/** How many connections the server has let in and keeps. */
const served = () => server.serving.realtime.sockets()

const closed = (socket: Connected) => new Promise((resolve) => socket.once('disconnect', resolve))

describe('connections for pushes', () => {
  it.each<[string, Record<string, string>]>([
    ['another site', { origin: 'https://evil.example' }],
    ['a page without an origin', { origin: 'null' }],
    ['another site that names no origin', { 'sec-fetch-site': 'cross-site' }],
    ['a host that is not ours', { host: 'evil.example' }],
  ])('from %s are refused', async (_, headers) => {
    expect(await isRefused(server.connect(undefined, { headers }))).toBe(true)
  })

  it('open at once are so many of a player’s, and one more when one has gone', async () => {
    const cookie = await signedIn()
    const open: Connected[] = []
    for (let n = 0; n < 2; n++) open.push(await server.connect(cookie, from(freshAddress())))
    expect(served()).toBe(2)
    // The server closes it before it is one; its page will come back by itself.
    expect(await isRefused(server.connect(cookie, from(freshAddress())))).toBe(true)
    expect(served()).toBe(2)
    const gone = open[0]
    gone?.disconnect()
    await eventually(served).toBe(1)
    expect(await isRefused(server.connect(cookie, from(freshAddress())))).toBe(false)
  })

  it('open at once are so many of an address’s', async () => {
    const address = freshAddress()
    const others = served()
    for (let n = 0; n < 25; n++) await server.connect(undefined, from(address))
    expect(served()).toBe(others + 25)
    expect(await isRefused(server.connect(undefined, from(address)))).toBe(true)
    expect(served()).toBe(others + 25)
    expect(await isRefused(server.connect(undefined, from(freshAddress())))).toBe(false)
  })

  it('are opened so often by a player', async () => {
    const cookie = await signedIn()
    const others = served()
    let opened = 0
    for (let n = 0; n < 14; n++) {
      const socket = await server.connect(cookie, from(freshAddress())).catch(() => null)
      if (!socket) break
      opened += 1
      socket.disconnect()
      await eventually(served).toBe(others)
    }
    expect(opened).toBe(12)
  })

  it('are opened so often by an address', async () => {
    const address = freshAddress()
    let opened = 0
    for (let n = 0; n < 65; n++) {
      const socket = await server.connect(undefined, from(address)).catch(() => null)
      if (!socket) break
      opened += 1
      socket.disconnect()
    }
    expect(opened).toBe(60)
  })

  it.each(['watch', 'unwatch', 'rubbish'])(
    'that flood by "%s" are cut, and the player’s others live on',
    async (event) => {
      const cookie = await signedIn()
      const other = await server.connect(await signedIn(), from(freshAddress()))
      const flooding = await server.connect(cookie, from(freshAddress()))
      const cut = closed(flooding)
      for (let n = 0; n < 30; n++)
        (flooding as unknown as { emit(name: string, room: unknown): void }).emit(event, { kind: 'lobby' })
      await cut
      expect(await watch(other, { kind: 'lobby' })).toEqual({ ok: true })
    },
  )
})

describe('what holds a connection without using it', () => {
  const tcp = (text = ''): Tcp => {
    const socket = connect(Number(new URL(server.url).port), '127.0.0.1')
    if (text) socket.write(text)
    socket.on('error', () => {})
    return socket.resume()
  }
  const dropped = (socket: Tcp | WebSocket) => new Promise<void>((resolve) => socket.once('close', () => resolve()))
  const webSocket = () => new WebSocket(`${server.url.replace('http', 'ws')}/socket.io/?EIO=4&transport=websocket`)

  beforeAll(() => {
    const { io } = server.serving.realtime
    const http = io.httpServer as Server
    const { headersTimeout, requestTimeout, keepAliveTimeout } = http
    expect({ headersTimeout, requestTimeout, keepAliveTimeout }).toEqual({
      headersTimeout: 10_000,
      requestTimeout: 30_000,
      keepAliveTimeout: 75_000,
    })
    expect(io.connectTimeout()).toBe(10_000)
    // As it is served, only faster: nobody wants to wait for it here.
    http.headersTimeout = http.requestTimeout = http.keepAliveTimeout = 300
    io.connectTimeout(300)
    Object.assign(io.engine.opts, { pingInterval: 100, pingTimeout: 200 })
  })

  it.concurrent.each([
    ['headers that trickle', 'GET / HTTP/1.1\r\nHost: localhost\r\n', 'X-Slow: 1\r\n'],
    [
      'a body that trickles',
      'POST /api/trpc/seek.cancel HTTP/1.1\r\nHost: localhost\r\nContent-Length: 999\r\n\r\n',
      'x',
    ],
    [
      'a page’s body that trickles',
      'POST /api/auth/signout HTTP/1.1\r\nHost: localhost\r\nContent-Length: 999\r\n\r\n',
      'x',
    ],
    ['nothing at all', '', ''],
    ['nothing after an answer', 'GET /api/health/live HTTP/1.1\r\nHost: localhost\r\n\r\n', ''],
  ])('is dropped: %s', async (_, first, then) => {
    const socket = tcp(first)
    const trickle = setInterval(() => {
      if (then && socket.writable) socket.write(then)
    }, 50)
    await dropped(socket)
    clearInterval(trickle)
  })

  it.concurrent('is dropped: a WebSocket that never says what it is for', async () => {
    await dropped(webSocket())
  })

  it.concurrent('is dropped: a WebSocket that has gone silent', async () => {
    const silent = webSocket()
    silent.once('open', () => silent.send('40'))
    await dropped(silent)
  })
})
