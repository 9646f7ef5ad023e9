import { AppError } from './error'

/** Nobody waits longer for what the database has to do first: whoever asks may try again. */
const PATIENCE_MS = 2_500

/** Throws `tryAgain` when the work takes too long; it goes on then. */
export function inTime<Value>(work: Promise<Value>): Promise<Value> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new AppError('tryAgain')), PATIENCE_MS)
  })
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}
