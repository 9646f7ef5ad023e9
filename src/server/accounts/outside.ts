import { AppError } from '../error'
import { withFreeName } from './joining'
import type { Kit } from './kit'
import { type Session, sessionOf } from './session'
import { addLogin, addLoginMember, conflictOf, findByEmail, findByLogin, type OutsideLogin } from './store'

const TRIES = 4

/** Signing in at another site. */
export function createOutside(kit: Kit) {
  return {
    /**
     * The member behind a sign-in elsewhere: the one it belongs to, else the one whose confirmed address it shows,
     * else a new one. An address that an account here claims but never confirmed links nothing, and the new account goes
     * without it: whoever typed it in first may not be its owner.
     * @param verifiedEmail an address that the other site has checked, or null
     */
    async signInElsewhere(login: OutsideLogin, verifiedEmail: string | null): Promise<Session> {
      for (let attempt = 1; ; attempt++)
        try {
          const session = sessionOf(await playerBehind(login, verifiedEmail))
          if (!session) throw new AppError('notAllowed')
          return session
        } catch (error) {
          // Somebody was faster with the same sign-in or address: look again.
          if (conflictOf(error) === null || attempt === TRIES) throw error
        }
    },
  }

  async function playerBehind(login: OutsideLogin, email: string | null) {
    const known = await findByLogin(kit.db, login)
    if (known) return known
    const holder = email === null ? null : await findByEmail(kit.db, email)
    if (holder?.emailConfirmedAt) {
      await addLogin(kit.db, login, holder.id)
      return holder
    }
    const at = new Date(kit.clock.now())
    return withFreeName(kit, (name) => addLoginMember(kit.db, kit.random.id(), name, holder ? null : email, login, at))
  }
}
