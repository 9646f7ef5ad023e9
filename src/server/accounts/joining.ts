import type { SignUp } from '../../contract/account'
import type { Locale } from '../../contract/locale'
import type { Caller } from '../deps'
import { AppError } from '../error'
import { guestName } from './guestName'
import type { Kit } from './kit'
import { isNameAllowed } from './nameRule'
import { hashPassword } from './password'
import { detach, postLink } from './post'
import { type Session, sessionOf } from './session'
import { addGuest, addMember, conflictOf, orTaken, upgrade } from './store'

const TRIES = 8

/** Tries names until one is free. `add` may run several times. */
export async function withFreeName<T>(kit: Kit, add: (name: string) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++)
    try {
      return await add(guestName(kit.random))
    } catch (error) {
      if (conflictOf(error) !== 'name' || attempt === TRIES) throw error
    }
}

/** How people come in: signing up, playing as a guest, turning the guest into a member. */
export function createJoining(kit: Kit) {
  const now = () => new Date(kit.clock.now())

  async function membershipOf({ name, email, password }: SignUp) {
    if (!isNameAllowed(name)) throw new AppError('nameNotAllowed', { field: 'name' })
    return { name, email, passwordHash: await hashPassword(password) }
  }

  return {
    /** A new member, and a mail in that language to confirm the address. @throws AppError nameTaken, nameNotAllowed, emailTaken, tooMany */
    async signUp(input: SignUp, address: string, locale: Locale): Promise<{ id: string }> {
      await kit.limits.take('signUp', { address })
      const id = kit.random.id()
      await orTaken(addMember(kit.db, id, await membershipOf(input), now()))
      detach(kit, 'confirmation mail', postLink(kit, 'confirmEmail', { id, ...input, locale }))
      return { id }
    },

    /** A new guest with a generated name. @throws AppError tooMany */
    async createGuest(address: string): Promise<Session> {
      await kit.limits.take('guest', { address })
      const row = await withFreeName(kit, (name) => addGuest(kit.db, kit.random.id(), name, now()))
      const session = sessionOf(row)
      if (!session) throw new AppError('internal')
      return session
    },

    /** The guest becomes a member: same id, history and session. @throws AppError as signUp, and alreadyMember */
    async upgradeGuest(caller: Caller, input: SignUp, address: string, locale: Locale): Promise<void> {
      if (caller.kind !== 'guest') throw new AppError('alreadyMember')
      await kit.limits.take('signUp', { address, account: caller.playerId })
      const membership = await membershipOf(input)
      if (!(await orTaken(upgrade(kit.db, caller.playerId, membership)))) throw new AppError('alreadyMember')
      detach(kit, 'confirmation mail', postLink(kit, 'confirmEmail', { id: caller.playerId, ...input, locale }))
      // The session goes on, but whose it is has changed.
      await kit.notify([
        { kind: 'session', id: caller.playerId },
        { kind: 'player', id: caller.playerId },
      ])
    },
  }
}
