import { Prisma, type PrismaClient } from '../../generated/prisma/client'
import { AppError } from '../error'
import type { Tx } from '../transaction'
import { foldEmail, foldName } from './fold'
import { type Session, sessionOf } from './session'

type Db = PrismaClient | Tx
export type Account = Prisma.PlayerGetPayload<{ include: { logins: true } }>
export type Membership = { readonly name: string; readonly email: string; readonly passwordHash: string }
export type OutsideLogin = { readonly provider: string; readonly providerId: string }

/** The unique index that a write ran into; null for any other error. */
export function conflictOf(error: unknown): 'name' | 'email' | 'login' | null {
  if (!(error instanceof Prisma.PrismaClientKnownRequestError) || error.code !== 'P2002') return null
  const meta = JSON.stringify(error.meta)
  return meta.includes('player_nameFold')
    ? 'name'
    : meta.includes('player_emailFold')
      ? 'email'
      : meta.includes('login_pkey')
        ? 'login'
        : null
}

/** Runs a write; a name or address that somebody else holds becomes the caller's error, however close the race. */
export async function orTaken<T>(write: Promise<T>): Promise<T> {
  try {
    return await write
  } catch (error) {
    const conflict = conflictOf(error)
    if (conflict === 'name') throw new AppError('nameTaken', { field: 'name' })
    if (conflict === 'email') throw new AppError('emailTaken', { field: 'email' })
    throw error
  }
}

const named = (name: string) => ({ name, nameFold: foldName(name) })
const memberOf = ({ name, email, passwordHash }: Membership) =>
  ({ kind: 'member', ...named(name), email, emailFold: foldEmail(email), passwordHash }) as const

/** A person's account; null for bots, deleted and unknown players. */
export async function findAccount(db: Db, id: string): Promise<Account | null> {
  const row = await db.player.findUnique({ where: { id }, include: { logins: true } })
  return row && sessionOf(row) ? row : null
}

export const findByEmail = (db: Db, email: string) => db.player.findUnique({ where: { emailFold: foldEmail(email) } })

export async function findByLogin(db: Db, login: OutsideLogin) {
  const row = await db.login.findUnique({ where: { provider_providerId: login }, include: { player: true } })
  return row?.player ?? null
}

export const addLogin = (db: Db, login: OutsideLogin, playerId: string) =>
  db.login.create({ data: { ...login, playerId } })

const SESSION = { id: true, kind: true, sessionNumber: true, deletedAt: true } as const

/** The player's session if it is still good: not deleted, not signed out everywhere since. */
export async function liveSession(db: Db, id: string, sessionNumber: number): Promise<Session | null> {
  const row = await db.player.findUnique({ where: { id }, select: SESSION })
  const session = row && sessionOf(row)
  return session?.sessionNumber === sessionNumber ? session : null
}

/** The sessions that are good now, of those of these players who have one, by player. */
export async function liveSessions(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, Session>> {
  const rows = await db.player.findMany({ where: { id: { in: [...ids] } }, select: SESSION })
  return new Map(rows.flatMap((row) => sessionOf(row) ?? []).map((session) => [session.playerId, session]))
}

export const addMember = (db: Db, id: string, membership: Membership, createdAt: Date) =>
  db.player.create({ data: { id, ...memberOf(membership), createdAt } })

export const addGuest = (db: Db, id: string, name: string, createdAt: Date) =>
  db.player.create({ data: { id, kind: 'guest', ...named(name), createdAt } })

/** A member who signs in elsewhere, with an address only if the other site has checked it. */
export const addLoginMember = (db: Db, id: string, name: string, email: string | null, login: OutsideLogin, at: Date) =>
  db.player.create({
    data: {
      id,
      kind: 'member',
      ...named(name),
      ...(email === null ? {} : { email, emailFold: foldEmail(email), emailConfirmedAt: at }),
      createdAt: at,
      logins: { create: login },
    },
  })

/** Turns a guest into a member, the row and all that hangs on it kept. False if it is no guest any more. */
export async function upgrade(db: Db, id: string, membership: Membership): Promise<boolean> {
  const { count } = await db.player.updateMany({
    where: { id, kind: 'guest', deletedAt: null },
    data: memberOf(membership),
  })
  return count === 1
}

export const rename = (db: Db, id: string, name: string) =>
  db.player.updateMany({ where: { id, deletedAt: null }, data: named(name) })

/** Replaces the hash, if it is still the one that was checked, and ends all sessions. */
export async function replacePassword(db: Db, id: string, checked: string, next: string): Promise<boolean> {
  const { count } = await db.player.updateMany({
    where: { id, deletedAt: null, passwordHash: checked },
    data: { passwordHash: next, sessionNumber: { increment: 1 } },
  })
  return count === 1
}
