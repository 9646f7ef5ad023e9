import type { Caller } from '../deps'
import { AppError } from '../error'
import { openTablesOf } from '../players/engaged'
import { erase } from './erasure'
import type { Kit } from './kit'
import { fitsPassword } from './password'
import { findAccount } from './store'

type Proof = { readonly password?: string | undefined; readonly name?: string | undefined }

/** How often somebody may sit down again while leaving for good. */
const TRIES = 5

/** Leaving for good. */
export function createDeletion(kit: Kit) {
  /** Frees the seat at an open table, then erases: again when another tab has sat down in between. */
  async function eraseUnseated(playerId: string, leaveTable: (tableId: string) => Promise<unknown>): Promise<void> {
    for (let attempt = 1; attempt <= TRIES; attempt++) {
      const tableId = (await openTablesOf(kit.db, [playerId])).get(playerId)
      // A table that closed in the meantime is left as well.
      if (tableId !== undefined) await leaveTable(tableId).catch(ignoreRefusal)
      const erasure = await erase(kit.db, playerId, `deleted:${kit.random.id()}`, new Date(kit.clock.now()))
      if (erasure === 'done') return
      if (erasure === 'playing') throw new AppError('liveMatch')
    }
    throw new AppError('tryAgain')
  }

  /** Whoever has a password gives it, the others type their name. */
  async function requireProof(account: { name: string; passwordHash: string | null }, proof: Proof): Promise<void> {
    if (account.passwordHash === null) {
      if (proof.name?.trim() !== account.name) throw new AppError('badInput', { field: 'name' })
    } else if (!(await fitsPassword(account.passwordHash, proof.password ?? ''))) {
      throw new AppError('wrongPassword', { field: 'password' })
    }
  }

  return {
    /**
     * Deletes the caller's account; the matches stay, played by a "deleted player". It resigns nothing: a match that
     * runs must be finished or resigned first.
     * @param leaveTable frees the caller's seat at a table that still gathers people
     * @throws AppError wrongPassword, badInput (name), liveMatch, tooMany, tryAgain
     */
    async deleteAccount(
      caller: Caller,
      proof: Proof,
      leaveTable: (tableId: string) => Promise<unknown>,
    ): Promise<void> {
      const { playerId } = caller
      await kit.limits.take('password', { account: playerId })
      const account = await findAccount(kit.db, playerId)
      if (!account) throw new AppError('signInRequired')
      await requireProof(account, proof)
      await kit.limits.giveBack('password', { account: playerId })
      await eraseUnseated(playerId, leaveTable)
      await kit.notify([
        { kind: 'player', id: playerId },
        { kind: 'session', id: playerId },
      ])
    },
  }
}

function ignoreRefusal(error: unknown): void {
  if (!(error instanceof AppError)) throw error
}
