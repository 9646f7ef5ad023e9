import { afterAll, beforeAll, beforeEach } from 'vitest'
import { verifiableChance } from '../../src/server/matches/chance'
import type { ChanceFor } from '../../src/server/matches/match'
import { createServices, type Services } from '../../src/server/services'
import { createWorker, type Worker } from '../../src/server/worker/worker'
import { chanceDealing, type WantedDeal } from './chance'
import { testDatabase } from './database'
import { START, type TestDeps, testDeps } from './testDeps'

export const PACE = { lotMs: 3_000, forcedMs: 900, settledMs: 8_000, claimMs: 10_000 }
export const CLOCK = { turnMs: 30_000, bankMs: 60_000 }

type Parts = { readonly deps: TestDeps; readonly services: Services; readonly worker: Worker }

export type DealingHouse = {
  /** Ready once the file's own `beforeAll` runs. */
  readonly parts: () => Parts
  /** Until the end of the test every new match is dealt like this, its later rounds by its own chance. */
  readonly dealing: (...deals: readonly WantedDeal[]) => void
}

/** Services and a worker on a database of the file's own, time driven by hand, at a pace for people. */
export function dealingHouse(): DealingHouse {
  const database = testDatabase()
  let chanceFor: ChanceFor = verifiableChance
  let held: Parts | undefined
  function parts(): Parts {
    if (!held) throw new Error('the house is not there yet')
    return held
  }
  beforeAll(() => {
    const deps = testDeps(database.url, { pace: PACE })
    const services = createServices(deps, { chanceFor: (source) => chanceFor(source) })
    held = { deps, services, worker: createWorker(deps, services) }
  })
  afterAll(() => held?.deps.close())
  beforeEach(() => {
    parts().deps.time.now = START
    chanceFor = verifiableChance
  })
  return {
    parts,
    dealing(...deals) {
      chanceFor = (source) => chanceDealing(deals, verifiableChance(source))
    },
  }
}
