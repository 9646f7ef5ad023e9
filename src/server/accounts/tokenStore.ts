import { createHash } from 'node:crypto'
import type { MailPurpose } from '../../generated/prisma/client'
import type { Deps } from '../deps'
import type { Tx } from '../transaction'

const HOUR = 3_600_000
const LIFE: Record<MailPurpose, number> = { confirmEmail: 24 * HOUR, resetPassword: HOUR }

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex')

/** Makes a one-time secret for a link, and clears the player's stale ones. Only its hash is kept. */
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

/** Uses a token up: whose it is and which address it went to; null if it is unknown, too old or used. */
export async function useToken(tx: Tx, purpose: MailPurpose, token: string, at: Date) {
  const hash = hashOf(token)
  const { count } = await tx.mailToken.updateMany({
    where: { hash, purpose, usedAt: null, expiresAt: { gt: at } },
    data: { usedAt: at },
  })
  return count === 1 ? tx.mailToken.findUnique({ where: { hash }, select: { playerId: true, email: true } }) : null
}
