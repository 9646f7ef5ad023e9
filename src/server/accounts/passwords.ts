import type { Locale } from '../../contract/locale'
import type { Caller } from '../deps'
import { AppError } from '../error'
import { foldEmail } from './fold'
import type { Kit } from './kit'
import { resetByLink } from './linkStore'
import { fitsPassword, hashPassword } from './password'
import { detach, postLink } from './post'
import { type Session, sessionOf } from './session'
import { findAccount, findByEmail, replacePassword } from './store'

/** Signing in by password, changing it, and getting a new one when it is forgotten. */
export function createPasswords(kit: Kit) {
  const { limits } = kit

  return {
    /**
     * Whom address and password belong to; null without saying which of them is wrong, after the same work.
     * @throws AppError tooMany after too many failures
     */
    async signIn(email: string, password: string, address: string): Promise<Session | null> {
      const who = { address, account: foldEmail(email) }
      await limits.take('signInTry', who)
      await limits.take('signIn', who)
      const unfamiliar = !(await kit.familiar.isKnown(address, who.account))
      if (unfamiliar)
        await limits.take('signInUnfamiliar', who).catch(async (error: unknown) => {
          // Nothing was tried.
          await limits.giveBack('signIn', who)
          throw error
        })
      const row = await findByEmail(kit.db, email)
      const fits = await fitsPassword(row?.passwordHash, password)
      if (!row || !fits) return null
      await limits.giveBack('signIn', who)
      if (unfamiliar) await limits.giveBack('signInUnfamiliar', who)
      await kit.familiar.note(address, who.account)
      return sessionOf(row)
    },

    /** All sessions end, the caller's too: the page signs in again with the new password. @throws AppError wrongPassword, tooMany */
    async changePassword(caller: Caller, input: { current: string; next: string }): Promise<void> {
      await limits.take('password', { account: caller.playerId })
      const current = (await findAccount(kit.db, caller.playerId))?.passwordHash
      const wrong = new AppError('wrongPassword', { field: 'current' })
      if (!current || !(await fitsPassword(current, input.current))) throw wrong
      if (!(await replacePassword(kit.db, caller.playerId, current, await hashPassword(input.next)))) throw wrong
      await limits.giveBack('password', { account: caller.playerId })
      await kit.notify([{ kind: 'session', id: caller.playerId }])
    },

    /** Mails a link to choose a new password, if the address has an account; the answer is the same if not. @throws AppError tooMany */
    async requestReset(email: string, address: string, locale: Locale): Promise<void> {
      await limits.take('reset', { address })
      detach(kit, 'reset mail', postReset(email, locale))
    },

    /** By the mailed link: a new password, the address confirmed, all sessions ended. @throws AppError linkExpired, tooMany */
    async resetPassword(input: { token: string; password: string }, address: string): Promise<void> {
      await limits.take('token', { address })
      const passwordHash = await hashPassword(input.password)
      const playerId = await resetByLink(kit.db, input.token, passwordHash, new Date(kit.clock.now()))
      if (playerId === null) throw new AppError('linkExpired')
      await welcome(playerId, address)
      await kit.notify([
        { kind: 'session', id: playerId },
        { kind: 'player', id: playerId },
      ])
    },
  }

  /** Whoever has read the mail owns the account: no guessing from elsewhere keeps them out now. */
  async function welcome(playerId: string, address: string) {
    const email = (await findAccount(kit.db, playerId))?.email
    if (email) await kit.familiar.note(address, foldEmail(email))
  }

  async function postReset(email: string, locale: Locale) {
    const row = await findByEmail(kit.db, email)
    if (!row?.email) return
    // Past the limit nothing is sent, and nothing is said: it counts asking strangers too.
    await limits.take('mail', { account: foldEmail(email) })
    await postLink(kit, 'resetPassword', { id: row.id, name: row.name, email: row.email, locale })
  }
}
