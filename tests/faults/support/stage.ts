import { encode } from 'next-auth/jwt'
import { afterAll, beforeAll } from 'vitest'
import { createServices, type Services } from '../../../src/server/services'
import { seededFraction } from '../../support/chance'
import { type TestDeps, testDeps } from '../../support/testDeps'
import { SECRET } from './appProcess'
import { type DatabaseProcess, databaseProcess } from './databaseProcess'

export type Stage = {
  readonly database: DatabaseProcess
  /** Past the applications, for setting the scene and for looking at what has become of it. */
  readonly deps: TestDeps
  readonly services: Services
}

/** A database and a way into it, for the test file that calls this at its top. */
export function stage(): () => Stage {
  let held: Stage | undefined
  beforeAll(async () => {
    const database = await databaseProcess()
    const deps = testDeps(database.url, { ticks: true })
    held = { database, deps, services: createServices(deps) }
  }, 60_000)
  afterAll(async () => {
    await held?.deps.close()
    held?.database.remove()
  })
  return () => {
    if (!held) throw new Error('the stage is there only once the tests run')
    return held
  }
}

/** A session cookie, as signing in gives it. */
export async function cookieOf(playerId: string): Promise<string> {
  return `next-auth.session-token=${await encode({ token: { sub: playerId, sessionNumber: 1 }, secret: SECRET })}`
}

/** What a fault test leaves to chance; the seed is printed, and taken from FAULT_SEED to see the same once more. */
export function faultChance(name: string): () => number {
  const seed = Number(process.env.FAULT_SEED) || Date.now() % 1_000_000
  console.log(`${name}: FAULT_SEED=${seed}`)
  return seededFraction(seed)
}
