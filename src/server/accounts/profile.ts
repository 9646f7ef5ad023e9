import type { Me } from '../../contract/account'
import type { Locale } from '../../contract/locale'
import type { Caller } from '../deps'
import { AppError } from '../error'
import { foldEmail } from './fold'
import type { Kit } from './kit'
import { confirmByLink } from './linkStore'
import { isNameAllowed } from './nameRule'
import { detach, postLink } from './post'
import { findAccount, orTaken, rename } from './store'

/** The own account: what it holds, its name, its address, its end. */
export function createProfile(kit: Kit) {
  const now = () => new Date(kit.clock.now())

  return {
    /** The caller's account; null for a visitor. */
    async me(caller: Caller | null): Promise<Me | null> {
      const account = caller && (await findAccount(kit.db, caller.playerId))
      if (!account) return null
      return {
        id: account.id,
        kind: account.kind === 'guest' ? 'guest' : 'member',
        name: account.name,
        email: account.email,
        emailConfirmed: account.emailConfirmedAt !== null,
        hasPassword: account.passwordHash !== null,
        logins: account.logins.map((login) => login.provider).sort(),
      }
    },

    /** @throws AppError nameTaken, nameNotAllowed, tooMany */
    async changeName(caller: Caller, name: string, address: string): Promise<void> {
      await kit.limits.take('rename', { address, account: caller.playerId })
      if (!isNameAllowed(name)) throw new AppError('nameNotAllowed', { field: 'name' })
      await orTaken(rename(kit.db, caller.playerId, name))
      await kit.notify([{ kind: 'player', id: caller.playerId }])
    },

    /** By the mailed link, signed in or not. @throws AppError linkExpired, tooMany */
    async confirmEmail(token: string, address: string): Promise<void> {
      await kit.limits.take('token', { address })
      const playerId = await confirmByLink(kit.db, token, now())
      if (playerId === null) throw new AppError('linkExpired')
      await kit.notify([{ kind: 'player', id: playerId }])
    },

    /** Mails the link again; nothing to do for a confirmed address. @throws AppError tooMany */
    async resendConfirmation(caller: Caller, locale: Locale): Promise<void> {
      const account = await findAccount(kit.db, caller.playerId)
      if (!account?.email || account.emailConfirmedAt) return
      await kit.limits.take('mail', { account: foldEmail(account.email) })
      detach(kit, 'confirmation mail', postLink(kit, 'confirmEmail', { ...account, email: account.email, locale }))
    },
  }
}
