import type { Me } from '../../contract/account'
import type { Caller } from '../deps'
import { AppError } from '../error'
import { transact } from '../transaction'
import { erase } from './erasure'
import { foldEmail } from './fold'
import type { Kit } from './kit'
import { isNameAllowed } from './nameRule'
import { fitsPassword } from './password'
import { detach, postLink } from './post'
import { findAccount, orTaken, rename } from './store'
import { useToken } from './tokenStore'

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
    async changeName(caller: Caller, name: string): Promise<void> {
      await kit.limits.take('rename', caller.playerId)
      if (!isNameAllowed(name)) throw new AppError('nameNotAllowed', { field: 'name' })
      await orTaken(rename(kit.db, caller.playerId, name))
      await kit.notify([{ kind: 'player', id: caller.playerId }])
    },

    /** By the mailed link, signed in or not. @throws AppError linkExpired, tooMany */
    async confirmEmail(token: string, address: string): Promise<void> {
      await kit.limits.take('token', address)
      const playerId = await transact(kit.db, async (tx) => {
        const link = await useToken(tx, 'confirmEmail', token, now())
        if (!link) return null
        const { count } = await tx.player.updateMany({
          where: { id: link.playerId, deletedAt: null, emailFold: foldEmail(link.email) },
          data: { emailConfirmedAt: now() },
        })
        return count === 1 ? link.playerId : null
      })
      if (playerId === null) throw new AppError('linkExpired')
      await kit.notify([{ kind: 'player', id: playerId }])
    },

    /** Mails the link again; nothing to do for a confirmed address. @throws AppError tooMany */
    async resendConfirmation(caller: Caller): Promise<void> {
      const account = await findAccount(kit.db, caller.playerId)
      if (!account?.email || account.emailConfirmedAt) return
      await kit.limits.take('mail', foldEmail(account.email))
      detach(kit, 'confirmation mail', postLink(kit, 'confirmEmail', { ...account, email: account.email }))
    },

    /**
     * Deletes the caller's account for good; the matches stay, played by a "deleted player". Whoever has a password
     * gives it, the others type their name. It resigns nothing: matches that run must be finished or resigned first.
     * @throws AppError wrongPassword, badInput (name), liveMatch, tooMany
     */
    async deleteAccount(
      caller: Caller,
      proof: { password?: string | undefined; name?: string | undefined },
    ): Promise<void> {
      await kit.limits.take('password', caller.playerId)
      const account = await findAccount(kit.db, caller.playerId)
      if (!account) throw new AppError('signInRequired')
      if (account.passwordHash === null) {
        if (proof.name?.trim() !== account.name) throw new AppError('badInput', { field: 'name' })
      } else if (!(await fitsPassword(account.passwordHash, proof.password ?? ''))) {
        throw new AppError('wrongPassword', { field: 'password' })
      }
      await kit.limits.giveBack('password', caller.playerId)
      if (!(await erase(kit.db, account.id, `deleted:${kit.random.id()}`, now()))) throw new AppError('liveMatch')
      await kit.notify([
        { kind: 'player', id: account.id },
        { kind: 'session', id: account.id },
      ])
    },
  }
}
