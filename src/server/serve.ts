import type { Server } from 'node:http'
import type { Deps } from './deps'
import { createRequests, type RequestOptions } from './http'
import { createRealtime, type Realtime } from './realtime/realtime'
import type { Services } from './services'
import { createWorker, type Worker } from './worker/worker'

export type Serving = {
  readonly realtime: Realtime
  readonly worker: Worker
  /** Resolves when commands may come in. */
  readonly ready: Promise<void>
  /** Takes no more commands, finishes those under way, then lets go of every connection. */
  readonly stop: () => Promise<void>
}

export type ServeOptions = RequestOptions & {
  /** Off where a test drives time by hand: then nothing happens by itself. */
  readonly byItself?: boolean
}

/** Everything that one process does, on an HTTP server: calls, pages, pushes, and what falls due. */
export function serve(server: Server, deps: Deps, services: Services, options: ServeOptions): Serving {
  const { byItself = true } = options
  const worker = createWorker(deps, services)
  const realtime = createRealtime(server, deps, services, { onMatch: worker.wake, beats: byItself })
  const requests = createRequests(deps, services, options)
  server.on('request', requests.listener)
  return {
    ready: byItself ? worker.start() : Promise.resolve(),
    realtime,
    worker,
    async stop() {
      await Promise.all([requests.stop(), worker.stop()])
      server.closeIdleConnections()
      await realtime.close()
      server.closeAllConnections()
    },
  }
}
