import { notFound } from 'next/navigation'
import { AppError } from '../server/error'

/** What was asked for, or the not-found page where there is no such thing, or an address that can't be one. */
export async function orNotFound<Value>(asked: Promise<Value>): Promise<Value> {
  try {
    return await asked
  } catch (error) {
    const cause = error instanceof Error ? error.cause : null
    if (cause instanceof AppError && cause.code === 'notFound') notFound()
    if (error instanceof Error && 'code' in error && error.code === 'BAD_REQUEST') notFound()
    throw error
  }
}
