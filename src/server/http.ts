import { randomUUID } from 'node:crypto'
import type { RequestListener } from 'node:http'
import type { Addresses } from './auth/address'
import type { Deps } from './deps'
import { createGate } from './gate'
import { createHeaders } from './headers'
import { createHealth } from './health'
import type { Probe } from './probeStore'
import { noteLocale } from './requestLocale'
import { followRequest } from './requestLog'
import { isReadable, pathOf, routeOf } from './routes'
import { answerScrape } from './scrape'
import type { Services } from './services'
import { createTrpcListener } from './trpc/http'

/** An address where there is nothing. */
const NOWHERE = '/nowhere'

export type Requests = {
  readonly listener: RequestListener
  /** Says from now on that nobody should be sent here any more; all is answered as before. */
  readonly leave: () => void
  /** Refuses calls from now on; resolves when none is under way. */
  readonly stop: () => Promise<void>
}

export type RequestOptions = {
  readonly pages: RequestListener
  /** Who knows it may read the figures from elsewhere; see `mayScrape`. */
  readonly metricsToken?: string | undefined
  /** Pages that Next serves for their authors, who see where an error came from. */
  readonly development?: boolean
}

/** All that comes in by HTTP: health, figures and calls are answered here, everything else by `pages`. */
export function createRequests(
  deps: Deps,
  services: Services,
  probe: Probe,
  addresses: Addresses,
  options: RequestOptions,
): Requests {
  const { pages, metricsToken, development = false } = options
  const admits = createGate(deps.origin, services.limits, development)
  const setHeaders = createHeaders(deps.origin, development)
  let leaving = false
  let stopping = false
  let underWay = 0
  let onIdle = () => {}
  const trpc = createTrpcListener(deps, services, { isStopping: () => stopping })
  const health = createHealth(probe, () => leaving)
  return {
    async listener(request, response) {
      const url = request.url ?? '/'
      // Socket.IO answers its own.
      if (url.startsWith('/socket.io/')) return
      addresses.stamp(request)
      const requestId = randomUUID()
      request.headers['x-request-id'] = requestId
      noteLocale(request)
      response.setHeader('x-request-id', requestId)
      setHeaders(request, response)
      followRequest(deps, request, response)
      underWay += 1
      response.once('close', () => {
        underWay -= 1
        if (underWay === 0) onIdle()
      })
      // Whoever keeps a connection takes a new one next time, to somebody else.
      if (leaving) response.setHeader('connection', 'close')
      const route = routeOf(pathOf(url))
      if (!(await admits(request, response, route))) return
      if (route === 'trpc') {
        response.setHeader('cache-control', 'no-store')
        trpc(request, response)
      } else if (route === 'health') void health(request, response)
      else if (route === 'metrics') void answerScrape(deps.metrics, metricsToken, request, response)
      else {
        // Next would fail on it, and show nobody's words.
        if (!isReadable(pathOf(url))) request.url = NOWHERE
        pages(request, response)
      }
    },
    leave() {
      leaving = true
    },
    stop() {
      leaving = true
      stopping = true
      return new Promise((resolve) => {
        onIdle = resolve
        if (underWay === 0) resolve()
      })
    },
  }
}
