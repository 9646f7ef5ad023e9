import type { Notice } from '../deps'
import { openTablesOf } from '../players/engaged'
import { lockPlayers } from '../players/lock'
import { readSeeks } from '../seeks/store'
import type { Tx } from '../transaction'
import { noticesOf, vacate } from './change'
import { isOpen, personsAt, seatOf } from './record'
import { clearReady } from './seatStore'
import { lockTableOf, markReopened, readTable, touchTable } from './store'

/** Those who have turned to something else since their seats were filled. */
async function turnedAway(tx: Tx, playerIds: readonly string[]): Promise<string[]> {
  const players = await lockPlayers(tx, playerIds)
  const elsewhere = await openTablesOf(tx, playerIds)
  const seeking = (await readSeeks(tx, playerIds)).map(({ playerId }) => playerId)
  return playerIds.filter((id) => elsewhere.has(id) || seeking.includes(id) || players.get(id)?.deletedAt)
}

/**
 * Opens the table of a match that never began: those who did not show up, and those who sit or seek elsewhere by now,
 * are off their seats, and the others are asked anew whether they are ready. Gives whom to tell; nobody for a match that
 * came from no table. The match must be locked.
 */
export async function reopenTable(
  tx: Tx,
  matchId: string,
  absent: readonly string[],
  at: Date,
): Promise<readonly Notice[]> {
  const before = await lockTableOf(tx, matchId)
  if (!before) return []
  const persons = personsAt(before).map(({ player }) => player.id)
  const gone = new Set([...absent, ...(await turnedAway(tx, persons))])
  await markReopened(tx, before.id)
  await clearReady(tx, before.id)
  let table = before
  const reread = async () => {
    table = (await readTable(tx, { id: before.id })) ?? table
  }
  await reread()
  for (const playerId of gone) {
    if (!isOpen(table) || !seatOf(table, playerId)) continue
    await vacate(tx, table, playerId, at)
    await reread()
  }
  await touchTable(tx, before.id, at)
  await reread()
  return noticesOf(before, table)
}
