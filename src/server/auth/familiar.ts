import type pg from 'pg'
import { sharedCounter } from './counter'

/** Twenty days; a timer in memory can't wait for thirty. */
const SECONDS = 20 * 86_400

export type Familiar = {
  /** Somebody who is known to own the account came from this address. */
  readonly note: (address: string, account: string) => Promise<void>
  readonly isKnown: (address: string, account: string) => Promise<boolean>
}

/** Where accounts have been signed in to lately, readable for nobody. */
export function createFamiliar(pool: pg.Pool): Familiar {
  const counter = sharedCounter(pool, 'familiar', [1, SECONDS])
  const keyOf = (address: string, account: string) => `${address} ${account}`
  return {
    async note(address, account) {
      await counter.set(keyOf(address, account), 1, SECONDS)
    },
    isKnown: async (address, account) => (await counter.get(keyOf(address, account))) !== null,
  }
}
