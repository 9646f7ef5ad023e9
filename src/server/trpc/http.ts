import type { IncomingMessage, RequestListener } from 'node:http'
import { TRPCError } from '@trpc/server'
import { createHTTPHandler } from '@trpc/server/adapters/standalone'
import type { TRPCRequestInfo } from '@trpc/server/http'
import type { ErrorCode } from '../../contract/error'
import { stampedAddress } from '../auth/address'
import { MAX_BODY } from '../body'
import type { Deps } from '../deps'
import { AppError } from '../error'
import { isPassing } from '../failure'
import { loggable } from '../log'
import { fromOwnOrigin } from '../ownOrigin'
import { requestLocale } from '../requestLocale'
import type { Services } from '../services'
import { matchIdIn, noteCalls, procedureIn } from './calls'
import type { Context } from './init'
import { createQuickPosts } from './quickPosts'
import { appRouter } from './router'

export const BASE_PATH = '/api/trpc/'
const MAX_BATCH = 10

function refused(status: 'FORBIDDEN' | 'SERVICE_UNAVAILABLE', code: ErrorCode): TRPCError {
  return new TRPCError({ code: status, message: code, cause: new AppError(code) })
}

/** When to come again where a limit was met, in seconds: the longest of a batch. */
function retryAfter(errors: readonly TRPCError[]): Record<string, string> {
  const waits = errors.flatMap(({ cause }) => (cause instanceof AppError && cause.details.retryAfterS) || [])
  return waits.length > 0 ? { 'retry-after': String(Math.max(...waits)) } : {}
}

type Failed = {
  readonly error: TRPCError
  readonly path: string | undefined
  readonly input: unknown
  readonly req: IncomingMessage
}

/**
 * Serves the router over HTTP. Once `isStopping`, every call is told to try again, elsewhere or later. The request's id
 * is in its `x-request-id` header and the caller's address stamped on it, both by whoever calls this.
 */
export function createTrpcListener(
  deps: Deps,
  services: Services,
  { isStopping }: { readonly isStopping: () => boolean },
): RequestListener {
  async function contextOf(request: IncomingMessage): Promise<Context> {
    if (isStopping()) throw refused('SERVICE_UNAVAILABLE', 'tryAgain')
    if (!fromOwnOrigin(request.headers, deps.origin)) throw refused('FORBIDDEN', 'notAllowed')
    await deps.pulse.steady().catch(() => {
      throw refused('SERVICE_UNAVAILABLE', 'tryAgain')
    })
    const caller = await services.sessions.callerOf(request.headers.cookie).catch((error: unknown) => {
      throw isPassing(error) ? refused('SERVICE_UNAVAILABLE', 'tryAgain') : error
    })
    const locale = () => requestLocale(request.headers)
    return { caller, address: stampedAddress(request.headers), locale, services }
  }
  /** Calls of nothing, or by the wrong method, reach no procedure that would count them. Beyond the limit nothing is read. */
  async function countMisses({ method, headers }: IncomingMessage, { calls }: TRPCRequestInfo): Promise<void> {
    const wanted = method === 'GET' ? 'query' : 'mutation'
    const misses = calls.filter(({ procedure }) => procedure?._def.type !== wanted)
    const counted = misses.map(() => services.limits.take('call', { address: stampedAddress(headers) }))
    await Promise.all(counted).catch((cause: unknown) => {
      throw new TRPCError({ code: 'TOO_MANY_REQUESTS', message: 'tooMany', cause })
    })
  }

  function onError({ error, path, input, req }: Failed): void {
    const request = { requestId: req.headers['x-request-id'], call: procedureIn(path), matchId: matchIdIn(input) }
    const { cause } = error
    if (cause instanceof AppError) deps.log.debug({ ...request, code: cause.code }, 'a call was refused')
    else if (error.code === 'INTERNAL_SERVER_ERROR')
      deps.log.error({ ...request, ...loggable(cause ?? error) }, 'a call failed')
  }

  const quickly = createQuickPosts({
    maxBatch: MAX_BATCH,
    contextOf,
    onCalls: noteCalls,
    onError,
    headersOf: retryAfter,
  })
  const thoroughly = createHTTPHandler({
    router: appRouter,
    basePath: BASE_PATH,
    maxBodySize: MAX_BODY,
    maxBatchSize: MAX_BATCH,
    async createContext({ req, info }) {
      noteCalls(req, info.calls)
      await countMisses(req, info)
      return contextOf(req)
    },
    responseMeta: ({ errors }) => ({ headers: retryAfter(errors) }),
    onError,
  })
  return (request, response) => {
    if (!quickly(request, response)) thoroughly(request, response)
  }
}
