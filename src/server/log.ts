import { type Logger, pino } from 'pino'
import type { Env } from './env'

/** Lines of JSON on standard output. What is logged names matches and requests by id, never people. */
export function createLog(env: Pick<Env, 'LOG_LEVEL' | 'PROCESS_NAME'>): Logger {
  return pino({ level: env.LOG_LEVEL, base: { process: env.PROCESS_NAME }, timestamp: pino.stdTimeFunctions.isoTime })
}

/** A failure as it may be logged: its message and stack, none of the values it carries. */
export function loggable(error: unknown): { readonly error: string } {
  return { error: error instanceof Error ? (error.stack ?? error.message) : String(error) }
}
