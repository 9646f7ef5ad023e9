import type { PrismaClient } from '../../generated/prisma/client'
import { lockPlayers } from '../players/lock'
import { transact } from '../transaction'

/**
 * Erases all that tells who a player was; the row stays for the sake of the others' matches. Sessions end.
 * @param nameFold unique, and no fold of any name
 * @returns false, with nothing changed, while the player sits in a match that is not over, or is deleted already
 */
export function erase(db: PrismaClient, id: string, nameFold: string, at: Date): Promise<boolean> {
  return transact(db, async (tx) => {
    // No match starts for somebody whose row is locked.
    await lockPlayers(tx, [id])
    const { count } = await tx.player.updateMany({
      where: { id, deletedAt: null, matchSeats: { none: { live: true } } },
      data: {
        name: '',
        nameFold,
        email: null,
        emailFold: null,
        emailConfirmedAt: null,
        passwordHash: null,
        sessionNumber: { increment: 1 },
        deletedAt: at,
      },
    })
    if (count === 0) return false
    const mine = { where: { playerId: id } }
    await tx.login.deleteMany(mine)
    await tx.mailToken.deleteMany(mine)
    await tx.seek.deleteMany(mine)
    await tx.presence.deleteMany(mine)
    return true
  })
}
