import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { createAddresses } from './auth/address'
import { guardConnections } from './connections'
import type { Deps } from './deps'
import { createRequests, type RequestOptions } from './http'
import { createProbe } from './probeStore'
import { createRealtime, type Realtime } from './realtime/realtime'
import type { Services } from './services'
import { createWorker, type Worker } from './worker/worker'

export type Serving = {
  readonly realtime: Realtime
  readonly worker: Worker
  /** Resolves when commands may come in. */
  readonly ready: Promise<void>
  /**
   * Says that nobody should be sent here any more, and for `drainMs` milliseconds goes on answering; then takes no more
   * commands, finishes those under way, and lets go of every connection.
   */
  readonly stop: (options?: { readonly drainMs?: number }) => Promise<void>
}

/** What takes longer to finish is not waited for. */
const FINISH_MS = 2_500
/** What a page has to answer that its connection ends. */
const FAREWELL_MS = 300

export type ServeOptions = RequestOptions & {
  /** Addresses and networks of the proxies in front. */
  readonly trustedProxies?: readonly string[]
  /** Off where a test drives time by hand: then nothing happens by itself. */
  readonly byItself?: boolean
}

function atMost(ms: number, work: Promise<unknown>): Promise<unknown> {
  return Promise.race([work, pause(ms, undefined, { ref: false })])
}

/** Everything that one process does, on an HTTP server: calls, pages, pushes, and what falls due. */
export function serve(server: Server, deps: Deps, services: Services, options: ServeOptions): Serving {
  const { byItself = true, trustedProxies = [], development = false } = options
  const addresses = createAddresses(trustedProxies)
  guardConnections(server, services.limits, { isProxy: addresses.isProxy, upgrades: development })
  const worker = createWorker(deps, services)
  const realtime = createRealtime(server, deps, services, { onMatch: worker.wake, beats: byItself, addresses })
  const probe = createProbe(deps.pool)
  const requests = createRequests(deps, services, probe, addresses, options)
  deps.metrics.watch({
    sockets: realtime.sockets,
    watchedMatches: realtime.watchedMatches,
    liveMatches: probe.liveMatches,
  })
  server.on('request', requests.listener)
  const open = new Set<Socket>()
  server.on('connection', (socket: Socket) => {
    open.add(socket)
    socket.once('close', () => open.delete(socket))
  })
  return {
    ready: byItself ? worker.start() : Promise.resolve(),
    realtime,
    worker,
    async stop({ drainMs = 0 } = {}) {
      requests.leave()
      await pause(drainMs)
      await atMost(FINISH_MS, Promise.all([requests.stop(), worker.stop()]))
      const closed = realtime.close()
      // Some were on their way here.
      await pause(FAREWELL_MS)
      await atMost(FAREWELL_MS, requests.stop())
      await worker.die()
      for (const socket of open) socket.destroy()
      await closed
      await probe.close()
    },
  }
}
