import type { IncomingMessage, RequestListener } from 'node:http'
import { TRPCError } from '@trpc/server'
import { createHTTPHandler } from '@trpc/server/adapters/standalone'
import type { ErrorCode } from '../../contract/error'
import { ADDRESS_HEADER, stampAddress } from '../auth/address'
import { callerFromCookies } from '../auth/session'
import type { Deps } from '../deps'
import { AppError } from '../error'
import { isPassing } from '../failure'
import { loggable } from '../log'
import { fromOwnOrigin } from '../ownOrigin'
import type { Services } from '../services'
import { matchIdIn, noteCalls, procedureIn } from './calls'
import type { Context } from './init'
import { appRouter } from './router'

export const BASE_PATH = '/api/trpc/'
const MAX_BODY = 1024 * 1024
const MAX_BATCH = 10

function refused(status: 'FORBIDDEN' | 'SERVICE_UNAVAILABLE', code: ErrorCode): TRPCError {
  return new TRPCError({ code: status, message: code, cause: new AppError(code) })
}

/**
 * Serves the router over HTTP. Once `isStopping`, every call is told to try again, elsewhere or later. The request's id
 * is in its `x-request-id` header, set by whoever calls this.
 */
export function createTrpcListener(
  deps: Deps,
  services: Services,
  { isStopping }: { readonly isStopping: () => boolean },
): RequestListener {
  async function contextOf(request: IncomingMessage): Promise<Context> {
    if (isStopping()) throw refused('SERVICE_UNAVAILABLE', 'tryAgain')
    if (!fromOwnOrigin(request.headers, deps.origin)) throw refused('FORBIDDEN', 'notAllowed')
    const caller = await callerFromCookies(request.headers.cookie, deps).catch((error: unknown) => {
      throw isPassing(error) ? refused('SERVICE_UNAVAILABLE', 'tryAgain') : error
    })
    return { caller, address: String(request.headers[ADDRESS_HEADER] ?? stampAddress(request)), services }
  }
  return createHTTPHandler({
    router: appRouter,
    basePath: BASE_PATH,
    maxBodySize: MAX_BODY,
    maxBatchSize: MAX_BATCH,
    createContext({ req, info }) {
      noteCalls(req, info.calls)
      return contextOf(req)
    },
    onError({ error, path, input, req }) {
      const request = { requestId: req.headers['x-request-id'], call: procedureIn(path), matchId: matchIdIn(input) }
      const { cause } = error
      if (cause instanceof AppError) deps.log.debug({ ...request, code: cause.code }, 'a call was refused')
      else if (error.code === 'INTERNAL_SERVER_ERROR')
        deps.log.error({ ...request, ...loggable(cause ?? error) }, 'a call failed')
    },
  })
}
