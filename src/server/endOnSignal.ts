import type { Logger } from 'pino'
import { loggable } from './log'

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const
/** A stop that takes longer is not waited for. */
const PATIENCE_MS = 7_500
/** Ctrl-C reaches npm and this process, and npm may pass it on: that is one wish, not two. */
const ECHO_MS = 300

export type Signal = (typeof SIGNALS)[number]

/** Ends the process on a signal: after `stop`, or at once when it is asked a second time. */
export function endOnSignal(log: Logger, stop: (signal: Signal) => Promise<void>): void {
  let asked: number | null = null
  for (const signal of SIGNALS)
    process.on(signal, () => {
      if (asked !== null) {
        if (performance.now() - asked > ECHO_MS) process.exit(1)
        return
      }
      asked = performance.now()
      log.info({ signal }, 'stopping')
      setTimeout(() => {
        log.warn('the stop took too long')
        process.exit(0)
      }, PATIENCE_MS).unref()
      stop(signal)
        .catch((error: unknown) => log.error(loggable(error), 'the stop was not clean'))
        .finally(() => process.exit(0))
    })
}
