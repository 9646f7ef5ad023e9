import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Probe } from './probeStore'
import { pathOf } from './routes'

/**
 * Answers under `/api/health`. `/live`: the process answers, whatever its database does; start it anew when it doesn't.
 * `/serving`: it isn't about to stop, so it may be sent somebody; the database is left out, since without it no process
 * is better than another, and one has to say so to people. `/ready`, and `/api/health` itself: its database answers
 * within a second, too.
 */
export function createHealth(probe: Pick<Probe, 'answers'>, isLeaving: () => boolean) {
  async function stateOf(path: string): Promise<readonly [status: number, body: object]> {
    if (path === '/api/health/live') return [200, { status: 'ok' }]
    if (path === '/api/health/serving') return isLeaving() ? [503, { status: 'unavailable' }] : [200, { status: 'ok' }]
    if (path !== '/api/health' && path !== '/api/health/ready') return [404, { status: 'unknown' }]
    const database = await probe.answers()
    const stopping = isLeaving()
    const ready = database && !stopping
    return [ready ? 200 : 503, { status: ready ? 'ok' : 'unavailable', database, stopping }]
  }
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { allow: 'GET, HEAD' }).end()
      return
    }
    const [status, body] = await stateOf(pathOf(request.url))
    response.writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store' })
    response.end(JSON.stringify(body))
  }
}
