import type { TableForm } from '../../contract/table'
import type { Caller, Deps, Random } from '../deps'
import { AppError } from '../error'
import { lockPlayers } from '../players/lock'
import { requireUnpaused } from '../players/pauses'
import { transact } from '../transaction'
import { termsOf } from './presets'
import { requireFree } from './seating'
import { insertSeat } from './seatStore'
import { insertTable } from './store'

/** The unguessable part of a table's link: 96 random bits. */
export function inviteCode(random: Random): string {
  return Buffer.from(random.bytes(12)).toString('base64url')
}

/**
 * Opens a table with the caller at its first seat and as its owner; gives its id. Throws `badInput` with the field that
 * is not on offer, `guestsOnlyCasual`, `ratedPaused`, `seatedElsewhere`, `liveMatch`.
 */
export async function openTable(deps: Deps, caller: Caller, form: TableForm): Promise<string> {
  const { pool: _, ...terms } = termsOf(form)
  const at = new Date(deps.clock.now())
  const id = deps.random.id()
  await transact(deps.db, async (tx) => {
    const me = (await lockPlayers(tx, [caller.playerId])).get(caller.playerId)
    if (!me || me.deletedAt) throw new AppError('signInRequired')
    if (terms.rated && me.kind !== 'member') throw new AppError('guestsOnlyCasual')
    if (terms.rated) await requireUnpaused(tx, me.id, at.getTime())
    await requireFree(tx, me, terms.clock)
    await insertTable(tx, { ...terms, id, ownerId: me.id, inviteCode: inviteCode(deps.random), at })
    await insertSeat(tx, { tableId: id, seat: 0, playerId: me.id, ready: false, at })
  })
  await deps.notify([
    { kind: 'table', id },
    { kind: 'player', id: caller.playerId },
  ])
  return id
}
