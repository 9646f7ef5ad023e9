import type { ErrorData } from '../contract/error'
import { backoff } from './backoff'

/**
 * What a failed call says in typed form; null when the server was not reached or did not answer as itself. Known by its
 * name, so that a page that calls nothing at first needn't load what calls.
 */
export function errorData(error: unknown): ErrorData | null {
  if (!(error instanceof Error) || error.name !== 'TRPCClientError' || !('data' in error)) return null
  const data = error.data as Partial<ErrorData> | null | undefined
  return data?.code ? (data as ErrorData) : null
}

/** Whether a call failed only because the server was out of reach or busy: asked again, it may answer. */
export function isPassing(error: unknown): boolean {
  const data = errorData(error)
  return data === null || data.code === 'tryAgain' || (data.code === 'tooMany' && data.retryAfterS !== undefined)
}

/** How long to wait before a call that failed `attempt` times before is made again, in milliseconds. */
export function retryDelay(attempt: number, error: unknown): number {
  return backoff(attempt) + (errorData(error)?.retryAfterS ?? 0) * 1000
}
