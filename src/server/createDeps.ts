import { randomBytes, randomUUID } from 'node:crypto'
import { openDatabase } from './db'
import type { Clock, Deps, Random } from './deps'
import type { Env } from './env'
import { createLog } from './log'
import { losing } from './losing'
import { createMailer } from './mail/mailer'
import { AWAY_MS } from './matches/away'
import { PACES } from './matches/pace'
import { SEAL_MS } from './matches/sealing/patience'
import type { Metrics } from './metrics'
import { createNotify } from './notify'
import { createPulse } from './worker/pulse'

const RANGE = 2 ** 32

export const systemClock: Clock = { now: () => Date.now() }

export const systemRandom: Random = {
  bytes: (length) => new Uint8Array(randomBytes(length)),
  fraction: () => randomBytes(4).readUInt32BE() / RANGE,
  id: randomUUID,
}

export type ClosableDeps = Deps & { readonly close: () => Promise<void> }

/** The real dependencies of one process, or of its half that renders pages. `poolSize` is in connections. */
export function createDeps(
  env: Env,
  { poolSize, metrics }: { readonly poolSize: number; readonly metrics: Metrics },
): ClosableDeps {
  const log = createLog(env)
  const { db, pool, close } = openDatabase(env.DATABASE_URL, poolSize, log)
  const pulse = createPulse({ pool, clock: systemClock, log })
  return {
    db,
    pool,
    clock: systemClock,
    random: systemRandom,
    notify: losing(createNotify(pool, log, metrics), env.MUGGINS_LOSE, systemRandom),
    pulse,
    mailer: createMailer(env, systemClock, systemRandom),
    log,
    metrics,
    pace: PACES[env.MUGGINS_PACE],
    sealMs: SEAL_MS[env.MUGGINS_PACE],
    awayMs: AWAY_MS[env.MUGGINS_PACE],
    origin: env.origin,
    async close() {
      await Promise.all([pulse.close(), close()])
    },
  }
}
