import type pg from 'pg'
import type { Deps } from '../deps'
import { loggable } from '../log'
import { removeExpired } from '../realtime/presenceStore'
import type { Services } from '../services'
import { removeOldTokens } from './cleanStore'

/** Something that is done again and again, by one process at a time. */
export type Job = { readonly name: string; readonly everyMs: number; readonly run: () => Promise<unknown> }

export function periodicJobs({ db, clock }: Pick<Deps, 'db' | 'clock'>, services: Services): Job[] {
  return [
    { name: 'pair', everyMs: 1_000, run: () => services.seeks.pair() },
    { name: 'closeUnattended', everyMs: 5_000, run: () => services.tables.closeUnattended() },
    { name: 'removePresence', everyMs: 30_000, run: () => removeExpired(db, clock.now()) },
    { name: 'removeTokens', everyMs: 3_600_000, run: () => removeOldTokens(db, clock.now()) },
  ]
}

/** Runs a job unless another process is at it. Returns whether it did. */
async function runAlone(pool: pg.Pool, { name, run }: Job): Promise<boolean> {
  const client = await pool.connect()
  let broken: Error | undefined
  const onError = (error: Error) => {
    broken = error
  }
  client.on('error', onError)
  try {
    const { rows } = await client.query<{ mine: boolean }>('select pg_try_advisory_lock(hashtext($1)) as mine', [name])
    if (!rows[0]?.mine) return false
    try {
      await run()
    } finally {
      // A connection that can't unlock is closed, which unlocks too.
      await client.query('select pg_advisory_unlock(hashtext($1))', [name]).catch(onError)
    }
    return true
  } finally {
    client.off('error', onError)
    client.release(broken)
  }
}

/** Runs a job once; a failure is logged and left to the next time. */
export async function attemptJob(deps: Pick<Deps, 'pool' | 'log'>, job: Job): Promise<void> {
  try {
    await runAlone(deps.pool, job)
  } catch (error) {
    deps.log.error({ job: job.name, ...loggable(error) }, 'a job failed')
  }
}
