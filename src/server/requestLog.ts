import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Deps } from './deps'
import type { RouteClass } from './metrics'
import { pathOf, routeOf } from './routes'
import { callsOf } from './trpc/calls'

const SLOW_MS = 1_000
/** The one id in a path that may be logged; others are invitations or names. */
const MATCH_PATH = /^\/(?:match|api\/matches)\/([0-9a-f-]{36})(?:\/|$)/

/** A fault of ours warns; that the database is away for now is told where it is noticed, not for each request. */
function levelOf(route: RouteClass, status: number, ms: number): 'warn' | 'info' | 'debug' {
  if (route === 'health') return 'debug'
  if (status >= 500 && status !== 503) return 'warn'
  return ms > SLOW_MS ? 'info' : 'debug'
}

/**
 * Counts a request and writes one line about it when it is over. Neither addresses, cookies, bodies nor paths are
 * logged: only what kind of thing was asked for, the names of our own procedures, and ids of matches.
 */
export function followRequest(
  { log, metrics }: Pick<Deps, 'log' | 'metrics'>,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const begun = performance.now()
  response.once('close', () => {
    const ms = performance.now() - begun
    const path = pathOf(request.url)
    const route = routeOf(path)
    const cut = !response.writableFinished
    const status = cut ? 499 : response.statusCode
    metrics.request(route, status, ms)
    const level = levelOf(route, status, ms)
    if (!log.isLevelEnabled(level)) return
    const { calls, matchId = MATCH_PATH.exec(path)?.[1] } = callsOf(request)
    const said = { requestId: request.headers['x-request-id'], method: request.method, route, status, matchId, calls }
    log[level]({ ...said, ms: Math.round(ms * 10) / 10 }, 'a request')
  })
}
