import { AppError } from './error'

/** PostgreSQL's words for two transactions in each other's way: the same work done again may well succeed. */
const CONFLICTS: ReadonlySet<string> = new Set(['40001', '40P01'])
/** Codes of PostgreSQL, of the network and of Prisma for what lies with the database's present condition. */
const PASSING: ReadonlySet<string> = new Set([
  ...CONFLICTS,
  ...['55P03', '57014', '57P01', '57P02', '57P03', '53300', '53100', '25006'],
  ...['08000', '08001', '08003', '08004', '08006'],
  ...['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND'],
  ...['P1001', 'P1002', 'P1008', 'P1017', 'P2024', 'P2028', 'P2034'],
])
const PASSING_TEXT =
  /connection terminated|query read timeout|timeout exceeded when trying to connect|timeout expired|client has encountered a connection error/i

type Wrapped = { code?: unknown; originalCode?: unknown; cause?: unknown; meta?: { driverAdapterError?: unknown } }

const LAYERS = 5

/** A failure and those it wraps: Prisma keeps PostgreSQL's own inside its adapter's. */
function* layersOf(error: unknown): Generator<Wrapped> {
  let layer = error
  for (let depth = 0; depth < LAYERS && typeof layer === 'object' && layer !== null; depth++) {
    const wrapped: Wrapped = layer
    yield wrapped
    layer = wrapped.meta?.driverAdapterError ?? wrapped.cause
  }
}

function hasCode(error: unknown, codes: ReadonlySet<string>): boolean {
  return [...layersOf(error)].some(({ code, originalCode }) =>
    [code, originalCode].some((one) => typeof one === 'string' && codes.has(one)),
  )
}

/** Whether a failure lies with the database's present condition, so that the same call may succeed soon. */
export function isPassing(error: unknown): boolean {
  return hasCode(error, PASSING) || (error instanceof Error && PASSING_TEXT.test(error.message))
}

const ATTEMPTS = 3

/**
 * Runs a transaction, again when the database reports a conflict. Throws `AppError('tryAgain')` when the database can't
 * do it now; whether an interrupted commit took place is for the caller's idempotence to settle.
 */
export async function persistently<Value>(transaction: () => Promise<Value>): Promise<Value> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await transaction()
    } catch (error) {
      if (hasCode(error, CONFLICTS) && attempt < ATTEMPTS) continue
      if (isPassing(error)) throw new AppError('tryAgain')
      throw error
    }
  }
}
