import { randomUUID } from 'node:crypto'
import type { RequestListener, ServerResponse } from 'node:http'
import { stampAddress } from './auth/address'
import type { Deps } from './deps'
import { createHeaders } from './headers'
import type { Services } from './services'
import { BASE_PATH, createTrpcListener } from './trpc/http'

/** Whether this process serves, and reaches its database. */
async function answerHealth(deps: Deps, stopping: boolean, response: ServerResponse): Promise<void> {
  const database = await deps.pool.query('select 1').then(
    () => true,
    () => false,
  )
  const ready = database && !stopping
  response.writeHead(ready ? 200 : 503, { 'content-type': 'application/json', 'cache-control': 'no-store' })
  response.end(JSON.stringify({ status: ready ? 'ok' : 'unavailable', database, stopping }))
}

export type Requests = {
  readonly listener: RequestListener
  /** Refuses calls from now on; resolves when those under way are answered. */
  readonly stop: () => Promise<void>
}

export type RequestOptions = {
  readonly pages: RequestListener
  /** Pages that Next serves for their authors, who see where an error came from. */
  readonly development?: boolean
}

/** All that comes in by HTTP: health and calls are answered here, everything else by `pages`. */
export function createRequests(deps: Deps, services: Services, options: RequestOptions): Requests {
  const { pages, development = false } = options
  const setHeaders = createHeaders(deps.origin, development)
  let stopping = false
  let underWay = 0
  let onIdle = () => {}
  const trpc = createTrpcListener(deps, services, { isStopping: () => stopping })
  return {
    listener(request, response) {
      const url = request.url ?? '/'
      // Socket.IO answers its own.
      if (url.startsWith('/socket.io/')) return
      stampAddress(request)
      const requestId = randomUUID()
      request.headers['x-request-id'] = requestId
      response.setHeader('x-request-id', requestId)
      setHeaders(request, response)
      underWay += 1
      response.once('close', () => {
        underWay -= 1
        if (underWay === 0) onIdle()
      })
      if (stopping) response.setHeader('connection', 'close')
      if (url.startsWith(BASE_PATH)) {
        response.setHeader('cache-control', 'no-store')
        trpc(request, response)
      } else if (url === '/api/health') void answerHealth(deps, stopping, response)
      else pages(request, response)
    },
    stop() {
      stopping = true
      return new Promise((resolve) => {
        onIdle = resolve
        if (underWay === 0) resolve()
      })
    },
  }
}
