import type { PrismaClient } from '../../generated/prisma/client'
import { openTablesOf } from '../players/engaged'
import { lockPlayers } from '../players/lock'
import { transact } from '../transaction'

/** Done; or, with nothing changed: the player sits at an open table, or plays a match (or is deleted already). */
export type Erasure = 'done' | 'seated' | 'playing'

/**
 * Erases all that tells who a player was; the row stays for the sake of the others' matches. Sessions end.
 * @param nameFold unique, and no fold of any name
 */
export function erase(db: PrismaClient, id: string, nameFold: string, at: Date): Promise<Erasure> {
  return transact(db, async (tx): Promise<Erasure> => {
    // Nobody whose row is locked is seated anywhere, and no match starts for them.
    await lockPlayers(tx, [id])
    if ((await openTablesOf(tx, [id])).size > 0) return 'seated'
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
    if (count === 0) return 'playing'
    const mine = { where: { playerId: id } }
    await tx.login.deleteMany(mine)
    await tx.mailToken.deleteMany(mine)
    await tx.seek.deleteMany(mine)
    await tx.presence.deleteMany(mine)
    return 'done'
  })
}
