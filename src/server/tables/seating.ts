import { isLive } from '../../contract/offers'
import type { PlayTerms } from '../../contract/table'
import type { TimeControl } from '../../engine/view/view'
import { AppError } from '../error'
import { liveTimedMatches, openTablesOf, requireRoom } from '../players/engaged'
import { requireFresh } from '../players/meetings'
import { requireUnpaused } from '../players/pauses'
import type { RefRow } from '../players/ref'
import { deleteSeeks } from '../seeks/store'
import type { Tx } from '../transaction'
import { type Change, vacate } from './change'
import { freeSeats, personsAt, seatOf } from './record'
import { insertSeat, setSeatReady } from './seatStore'
import { samePlay } from './terms'

/**
 * Throws unless this person may take a seat against this clock: `seatedElsewhere` with the other table, or `liveMatch`
 * with the live match being played, or `tooManyMatches` with as many others as one may play. Whoever sits down no longer seeks.
 */
export async function requireFree(tx: Tx, { id }: RefRow, clock: TimeControl): Promise<void> {
  const tableId = (await openTablesOf(tx, [id])).get(id)
  if (tableId) throw new AppError('seatedElsewhere', { tableId })
  const matchId = isLive(clock) && (await liveTimedMatches(tx, [id])).get(id)
  if (matchId) throw new AppError('liveMatch', { matchId })
  if (!isLive(clock)) await requireRoom(tx, [id])
  await deleteSeeks(tx, [id])
}

function chooseSeat({ table, me }: Change, wish: number | undefined): number {
  const kept = table.reserved?.indexOf(me.id)
  if (kept === -1) throw new AppError('notAllowed')
  const seat = kept ?? wish
  if (seat !== undefined && seat >= table.rules.seats) throw new AppError('badInput', { field: 'seat' })
  const free = freeSeats(table)
  const chosen = seat ?? free[0]
  if (chosen === undefined || !free.includes(chosen)) throw new AppError('seatTaken')
  return chosen
}

/**
 * Seats the caller: at the seat wished for, the one kept for a rematch, or else the first free one. Throws
 * `alreadySeated`, `guestsOnlyCasual`, `notAllowed`, `seatTaken`, `ratedPaused`, `metTooOften`, and as `requireFree`.
 */
export async function takeSeat(change: Change, wish: number | undefined, ready = false): Promise<void> {
  const { tx, table, me, at } = change
  if (seatOf(table, me.id)) throw new AppError('alreadySeated')
  if (table.rated && me.kind !== 'member') throw new AppError('guestsOnlyCasual')
  const seat = chooseSeat(change, wish)
  if (table.rated) {
    await requireUnpaused(tx, me.id, at.getTime())
    await requireFresh(tx, [me.id, ...personsAt(table).map(({ player }) => player.id)], at.getTime())
  }
  await requireFree(tx, me, table.clock)
  await insertSeat(tx, { tableId: table.id, seat, playerId: me.id, ready, at })
}

/** Frees the caller's seat. Throws `notSeated`. */
export async function leaveSeat({ tx, table, me, at }: Change): Promise<void> {
  await vacate(tx, table, me.id, at)
}

/**
 * Says that the caller is ready, or no longer is. Throws `notSeated`, `termsChanged` where something else is played by now
 * than the caller has seen, `ratedPaused`, or `liveMatch` when playing elsewhere.
 */
export async function markReady({ tx, table, me, at }: Change, ready: boolean, seen?: PlayTerms): Promise<void> {
  const seat = seatOf(table, me.id)
  if (!seat) throw new AppError('notSeated')
  if (ready && seen && !samePlay(table, seen)) throw new AppError('termsChanged')
  if (ready && table.rated) await requireUnpaused(tx, me.id, at.getTime())
  const matchId = ready && isLive(table.clock) ? (await liveTimedMatches(tx, [me.id])).get(me.id) : undefined
  if (matchId) throw new AppError('liveMatch', { matchId })
  await setSeatReady(tx, table.id, seat.seat, ready)
}
