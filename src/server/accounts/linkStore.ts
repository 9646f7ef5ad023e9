import { createHash } from 'node:crypto'
import type { MailPurpose, Prisma, PrismaClient } from '../../generated/prisma/client'
import type { Deps } from '../deps'
import { transact } from '../transaction'
import { foldEmail } from './fold'

const HOUR = 3_600_000
const LIFE: Record<MailPurpose, number> = { confirmEmail: 24 * HOUR, resetPassword: HOUR }

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex')

/** Makes the one-time secret of a mailed link, and clears the player's stale ones. Only its hash is kept. */
export async function issueToken(deps: Deps, purpose: MailPurpose, playerId: string, email: string): Promise<string> {
  const now = deps.clock.now()
  const token = Buffer.from(deps.random.bytes(32)).toString('base64url')
  await deps.db.mailToken.deleteMany({
    where: { playerId, OR: [{ usedAt: { not: null } }, { expiresAt: { lte: new Date(now) } }] },
  })
  await deps.db.mailToken.create({
    data: { hash: hashOf(token), purpose, playerId, email, expiresAt: new Date(now + LIFE[purpose]) },
  })
  return token
}

/**
 * Uses a link up and changes the player whose it is. Whoever has the link has read the mail, so the address is
 * confirmed in any case.
 * @returns the player; null, with nothing changed, if the link is unknown, used, too old or went to a former address
 */
function useLink(
  db: PrismaClient,
  purpose: MailPurpose,
  token: string,
  at: Date,
  change: Prisma.PlayerUpdateManyMutationInput,
): Promise<string | null> {
  const hash = hashOf(token)
  return transact(db, async (tx) => {
    const { count: used } = await tx.mailToken.updateMany({
      where: { hash, purpose, usedAt: null, expiresAt: { gt: at } },
      data: { usedAt: at },
    })
    const link = used === 1 ? await tx.mailToken.findUnique({ where: { hash } }) : null
    if (!link) return null
    const { playerId } = link
    const { count: changed } = await tx.player.updateMany({
      where: { id: playerId, deletedAt: null, emailFold: foldEmail(link.email) },
      data: { ...change, emailConfirmedAt: at },
    })
    await tx.mailToken.deleteMany({ where: { playerId, purpose, usedAt: null } })
    return changed === 1 ? playerId : null
  })
}

export const confirmByLink = (db: PrismaClient, token: string, at: Date) => useLink(db, 'confirmEmail', token, at, {})

/** Ends all sessions too. */
export const resetByLink = (db: PrismaClient, token: string, passwordHash: string, at: Date) =>
  useLink(db, 'resetPassword', token, at, { passwordHash, sessionNumber: { increment: 1 } })
