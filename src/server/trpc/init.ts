import { initTRPC, TRPCError } from '@trpc/server'
import superjson from 'superjson'
import { ZodError, z } from 'zod'
import type { ErrorData } from '../../contract/error'
import type { Locale } from '../../contract/locale'
import type { LimitName } from '../auth/limits'
import type { Caller } from '../deps'
import { AppError } from '../error'
import { isPassing } from '../failure'
import type { Services } from '../services'

/** What a procedure knows of its call: who asks, from where and in what language, and the services. */
export type Context = {
  readonly caller: Caller | null
  readonly address: string
  /** Seldom asked for, so not read before. */
  readonly locale: () => Locale
  readonly services: Services
}

const TRPC_CODES: Partial<Record<ErrorData['code'], TRPCError['code']>> = {
  badInput: 'BAD_REQUEST',
  tooLarge: 'PAYLOAD_TOO_LARGE',
  signInRequired: 'UNAUTHORIZED',
  memberRequired: 'FORBIDDEN',
  notAllowed: 'FORBIDDEN',
  notFound: 'NOT_FOUND',
  tooMany: 'TOO_MANY_REQUESTS',
  tryAgain: 'SERVICE_UNAVAILABLE',
  stale: 'CONFLICT',
  internal: 'INTERNAL_SERVER_ERROR',
}

function dataOf(error: TRPCError): ErrorData {
  const { cause } = error
  if (cause instanceof AppError) return { code: cause.code, ...cause.details }
  if (error.code === 'BAD_REQUEST' && cause instanceof ZodError) {
    const field = cause.issues[0]?.path.join('.')
    return { code: 'badInput', ...(field ? { field } : {}) }
  }
  if (error.code === 'NOT_FOUND') return { code: 'notFound' }
  if (error.code === 'PAYLOAD_TOO_LARGE') return { code: 'tooLarge' }
  if (
    error.code === 'BAD_REQUEST' ||
    error.code === 'PARSE_ERROR' ||
    error.code === 'UNSUPPORTED_MEDIA_TYPE' ||
    error.code === 'METHOD_NOT_SUPPORTED'
  )
    return { code: 'badInput' }
  return { code: 'internal' }
}

const t = initTRPC.context<Context>().create({
  transformer: superjson,
  isDev: false,
  errorFormatter: ({ shape, error }) => {
    const data = dataOf(error)
    return { ...shape, message: data.code, data: { httpStatus: shape.data.httpStatus, ...data } }
  },
})

/** For procedures that take nothing, or answer nothing. */
export const nothing = z.void()

export const router = t.router
export const createCallerFactory = t.createCallerFactory

/** Services throw AppError; here it becomes the transport's error, its code kept for the page. */
const errors = t.middleware(async ({ next }) => {
  const result = await next()
  if (!result.ok && result.error.cause instanceof AppError) {
    const { cause } = result.error
    throw new TRPCError({ code: TRPC_CODES[cause.code] ?? 'CONFLICT', message: cause.code, cause })
  }
  if (!result.ok && isPassing(result.error.cause)) {
    throw new TRPCError({ code: 'SERVICE_UNAVAILABLE', message: 'tryAgain', cause: new AppError('tryAgain') })
  }
  return result
})

/** Counts a call, by address and player, before anything is read of it: each of a batch by itself. */
export const counted = (limit: LimitName) =>
  t.middleware(async ({ ctx: { services, address, caller }, next }) => {
    await services.limits.take(limit, { address, account: caller?.playerId })
    return next()
  })

/** Anybody may ask, signed in or not. */
export const publicProcedure = t.procedure.use(errors).use(counted('call'))

/** Guests and members. */
export const playerProcedure = publicProcedure.use(({ ctx, next }) => {
  if (!ctx.caller) throw new AppError('signInRequired')
  return next({ ctx: { ...ctx, caller: ctx.caller } })
})

/** Moves in a match, and contributions to its deal. */
export const commandProcedure = playerProcedure.use(counted('command'))

/** Members only. */
export const memberProcedure = playerProcedure.use(({ ctx, next }) => {
  if (ctx.caller.kind !== 'member') throw new AppError('memberRequired')
  return next()
})
