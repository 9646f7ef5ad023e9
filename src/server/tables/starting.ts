import { isLive } from '../../contract/offers'
import type { Notice } from '../deps'
import { AppError } from '../error'
import type { Matches } from '../matches/matches'
import { liveTimedMatches, requireRoom } from '../players/engaged'
import { requireFresh } from '../players/meetings'
import { pausesOf } from '../players/pauses'
import { deleteSeeks } from '../seeks/store'
import type { Tx } from '../transaction'
import { personsAt, type TableRecord } from './record'
import { setSeatReady } from './seatStore'
import { poolOfTable } from './state'
import { markStarted } from './store'

/** Takes back the word of those who have been paused from rated play since they were ready; says whether anybody was. */
async function unreadyPaused(tx: Tx, table: TableRecord, at: Date): Promise<boolean> {
  const persons = personsAt(table)
  const ids = persons.map(({ player }) => player.id)
  const pauses = await pausesOf(tx, ids, at.getTime())
  for (const { seat, player } of persons) if (pauses.has(player.id)) await setSeatReady(tx, table.id, seat, false)
  return pauses.size > 0
}

/**
 * Starts the match once every seat is taken and ready. The people seated must be locked: nobody can then be drawn into
 * another match at the same time, and no two into more rated ones than a day allows. Throws `liveMatch` if somebody
 * already plays a live one, `tooManyMatches` if somebody plays as many others as one may, `metTooOften`.
 */
export async function startWhenReady(
  tx: Tx,
  matches: Pick<Matches, 'start'>,
  table: TableRecord,
  at: Date,
): Promise<readonly Notice[]> {
  if (table.seats.length < table.rules.seats || table.seats.some(({ ready }) => !ready)) return []
  const persons = personsAt(table).map(({ player }) => player.id)
  if (isLive(table.clock) && (await liveTimedMatches(tx, persons)).size > 0) throw new AppError('liveMatch')
  if (!isLive(table.clock)) await requireRoom(tx, persons)
  if (table.rated) {
    if (await unreadyPaused(tx, table, at)) return []
    await requireFresh(tx, persons, at.getTime())
  }
  await deleteSeeks(tx, persons)
  const { matchId, notices } = await matches.start(tx, {
    preset: table.preset,
    form: table.form,
    rules: table.rules,
    clock: table.clock,
    pool: poolOfTable(table),
    seats: table.seats.map(({ player }) => ({ playerId: player.id, kind: player.kind === 'bot' ? 'bot' : 'person' })),
  })
  await markStarted(tx, table.id, matchId)
  return notices
}
