import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createTRPCClient, httpLink } from '@trpc/client'
import { encode } from 'next-auth/jwt'
import { io, type Socket } from 'socket.io-client'
import superjson from 'superjson'
import type { ClientToServer, Room, ServerToClient, WatchAnswer } from '../../src/contract/socket'
import { PATIENCE } from '../../src/server/connections'
import type { LimitsEnv } from '../../src/server/env'
import type { MatchOptions } from '../../src/server/matches/matches'
import { type Serving, serve } from '../../src/server/serve'
import { createServices, type Services } from '../../src/server/services'
import type { AppRouter } from '../../src/server/trpc/router'
import { type TestDeps, type TestDepsOptions, testDeps } from './testDeps'

const SECRET = 'a secret for tests that is long enough'

export type Connected = Socket<ServerToClient, ClientToServer>

export type Connecting = {
  readonly headers?: Record<string, string>
  /** Hears every message of the server as the text that crosses the wire. */
  readonly onText?: (text: string) => void
}

export type TestServer = {
  readonly url: string
  readonly deps: TestDeps
  readonly services: Services
  readonly serving: Serving
  /** A session cookie, as signing in gives it. */
  readonly cookieOf: (playerId: string, sessionNumber?: number) => Promise<string>
  readonly api: (cookie?: string) => ReturnType<typeof createTRPCClient<AppRouter>>
  /** An open connection, closed with the server. Rejects where the server refuses it, or closes it before letting it in. */
  readonly connect: (cookie?: string, given?: Connecting) => Promise<Connected>
  readonly close: () => Promise<void>
}

export type TestServerOptions = TestDepsOptions &
  MatchOptions & {
    readonly byItself?: boolean
    /** How strict the limits are; they are out of every test's way unless it says so. */
    readonly limits?: Partial<LimitsEnv>
    readonly trustedProxies?: readonly string[]
    /** Renders pages, where a test wants any. */
    readonly pages?: RequestListener
  }

const NO_LIMITS: LimitsEnv = { LIMITS_FACTOR: 1_000, ADDRESS_LIMITS_FACTOR: 1 }

const noPages: RequestListener = (_, response) => {
  response.statusCode = 404
  response.end('no pages here')
}

/** The real server without pages, on a free port: HTTP, sockets and notices; time is driven by hand unless told otherwise. */
export async function testServer(databaseUrl: string, options: TestServerOptions = {}): Promise<TestServer> {
  process.env.NEXTAUTH_SECRET = SECRET
  const { byItself = false, pages = noPages, chanceFor, limits, trustedProxies = [], ...given } = options
  const http = createServer(PATIENCE)
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(http.address() as AddressInfo).port}`
  const deps = testDeps(databaseUrl, { ...given, origin: url, tells: true })
  const services = createServices(deps, { env: { ...NO_LIMITS, ...limits }, ...(chanceFor ? { chanceFor } : {}) })
  const serving = serve(http, deps, services, { pages, byItself, trustedProxies })
  await serving.ready
  const sockets: Connected[] = []
  return {
    url,
    deps,
    services,
    serving,
    async cookieOf(playerId, sessionNumber = 1) {
      const token = await encode({ token: { sub: playerId, sessionNumber }, secret: SECRET })
      return `next-auth.session-token=${token}`
    },
    api: (cookie) =>
      createTRPCClient<AppRouter>({
        links: [httpLink({ url: `${url}/api/trpc`, transformer: superjson, headers: cookie ? { cookie } : {} })],
      }),
    async connect(cookie, { headers = {}, onText } = {}) {
      const socket: Connected = io(url, {
        transports: ['websocket'],
        forceNew: true,
        reconnection: false,
        extraHeaders: { ...(cookie ? { cookie } : {}), ...headers },
      })
      sockets.push(socket)
      socket.io.engine.on('packet', ({ type, data }) => {
        if (type === 'message' && typeof data === 'string') onText?.(data)
      })
      await new Promise<void>((resolve, reject) => {
        socket.once('connect', resolve)
        socket.once('connect_error', reject)
        // What the server closes before it has let it in gets no error.
        socket.once('disconnect', (reason) => reject(new Error(reason)))
      })
      return socket
    },
    async close() {
      for (const socket of sockets) socket.disconnect()
      await serving.stop()
      await deps.close()
    },
  }
}

export function watch(socket: Connected, room: Room): Promise<WatchAnswer> {
  return socket.emitWithAck('watch', room)
}

/** Everything that a connection is pushed under one name, from now on. */
export function pushesOf<Name extends keyof ServerToClient>(
  socket: Connected,
  name: Name,
): Parameters<ServerToClient[Name]>[0][] {
  const heard: Parameters<ServerToClient[Name]>[0][] = []
  const hear = (pushed: Parameters<ServerToClient[Name]>[0]) => void heard.push(pushed)
  socket.on(name, hear as never)
  return heard
}
