import type { Caller, Deps } from '../deps'
import { AppError } from '../error'
import type { Matches } from '../matches/matches'
import { longestSpent, readMeetings } from '../players/meetings'
import { pausesOf } from '../players/pauses'
import { type Tx, transact } from '../transaction'
import { type Changed, changeWithin } from './change'
import { inviteCode } from './opening'
import { isOpen, seatOf, type TableRecord } from './record'
import { lockPlayed, type Played, setRematch } from './rematchStore'
import { markReady, takeSeat } from './seating'
import { insertSeat } from './seatStore'
import { insertTable } from './store'

type Services = { readonly deps: Deps; readonly matches: Pick<Matches, 'start'> }

/** Everybody moves on by one seat, so that with teams partners stay opposite. */
function rotated<T>(seats: readonly T[]): T[] {
  return [...seats.slice(1), ...seats.slice(0, 1)]
}

/** Whether all of them may play for rating now: nobody is paused, and no two have met too often within a day. */
async function mayBeRatedNow(tx: Tx, playerIds: readonly string[], now: number): Promise<boolean> {
  const paused = await pausesOf(tx, playerIds, now)
  return paused.size === 0 && longestSpent(await readMeetings(tx, playerIds, now), playerIds) === null
}

/**
 * Opens the table of a rematch, kept for those who played; bots sit down at once. What can't be rated now is played
 * casually: people who have just met would rather go on than wait for tomorrow.
 */
async function openRematch(tx: Tx, deps: Deps, caller: Caller, matchId: string, played: Played): Promise<string> {
  const { seats, ended: _, begun: __, rematch: ___, ...terms } = played
  const at = new Date(deps.clock.now())
  const id = deps.random.id()
  const reserved = rotated(seats)
  const playerIds = seats.map((player) => player.id)
  await insertTable(tx, {
    ...terms,
    rated: terms.rated && (await mayBeRatedNow(tx, playerIds, at.getTime())),
    id,
    visibility: 'invite',
    ownerId: caller.playerId,
    inviteCode: inviteCode(deps.random),
    reserved: reserved.map((player) => player.id),
    at,
  })
  for (const [seat, player] of reserved.entries())
    if (player.kind === 'bot') await insertSeat(tx, { tableId: id, seat, playerId: player.id, ready: true, at })
  await setRematch(tx, matchId, id)
  return id
}

async function askWithin(tx: Tx, services: Services, caller: Caller, matchId: string): Promise<Changed> {
  const played = await lockPlayed(tx, matchId)
  if (!played) throw new AppError('notFound')
  if (!played.seats.some(({ id }) => id === caller.playerId)) throw new AppError('notYourSeat')
  if (!played.ended) throw new AppError('matchNotOver')
  if (!played.begun) throw new AppError('notBegun')
  if (played.seats.some(({ deletedAt }) => deletedAt)) throw new AppError('notAllowed')
  const { rematch } = played
  const mine = rematch && seatOf(rematch, caller.playerId)
  if (rematch && (!isOpen(rematch) || mine?.ready)) return { table: rematch, notices: [] }
  const tableId = rematch?.id ?? (await openRematch(tx, services.deps, caller, matchId, played))
  return changeWithin(tx, services, caller, { tableId }, (change) =>
    // Seated without being ready is who has asked for one that then never began.
    mine ? markReady(change, true) : takeSeat(change, undefined, true),
  )
}

/**
 * Asks for a rematch: same rules and clock, seats moved on by one, kept for those who played; casual where those may not
 * play for rating now. The first to ask opens the table; once all have asked the match starts. Asking again changes
 * nothing. Throws `notFound`, `notYourSeat`, `matchNotOver`, `notBegun`, `notAllowed` when somebody has deleted the account,
 * and as `takeSeat` where that has come in between since the table was opened.
 */
export async function askRematch(services: Services, caller: Caller, matchId: string): Promise<TableRecord> {
  const { deps } = services
  const { table, notices } = await transact(deps.db, (tx) => askWithin(tx, services, caller, matchId))
  await deps.notify(notices)
  return table
}
