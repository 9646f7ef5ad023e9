import type { Deps } from '../deps'
import { AppError } from '../error'
import { isPassing } from '../failure'
import { loggable } from '../log'
import { removeDead } from '../realtime/presenceStore'
import type { Services } from '../services'
import { removeOldCounts, removeOldTokens } from './cleanStore'

/** Something that is done again and again. Several processes may be at it at once: what must be done alone sees to that itself. */
export type Job = { readonly name: string; readonly everyMs: number; readonly run: () => Promise<unknown> }

export function periodicJobs({ db, clock }: Pick<Deps, 'db' | 'clock'>, services: Services): Job[] {
  return [
    { name: 'pair', everyMs: 1_000, run: () => services.seeks.pair() },
    { name: 'giveUpSealed', everyMs: 1_000, run: () => services.matches.sealing.giveUpOverdue() },
    { name: 'closeUnattended', everyMs: 5_000, run: () => services.tables.closeUnattended() },
    { name: 'removePresence', everyMs: 30_000, run: () => removeDead(db, clock.now()) },
    { name: 'removeTokens', everyMs: 3_600_000, run: () => removeOldTokens(db, clock.now()) },
    { name: 'removeCounts', everyMs: 3_600_000, run: () => removeOldCounts(db, clock.now()) },
  ]
}

/** What the database can't do now is done next time; that it can't, the pulse says. */
export function severityOf(error: unknown): 'debug' | 'error' {
  return isPassing(error) || (error instanceof AppError && error.code === 'tryAgain') ? 'debug' : 'error'
}

/** Runs a job once; a failure is logged and left to the next time. */
export async function attemptJob(log: Deps['log'], { name, run }: Job): Promise<void> {
  try {
    await run()
  } catch (error) {
    log[severityOf(error)]({ job: name, ...loggable(error) }, 'a job failed')
  }
}
