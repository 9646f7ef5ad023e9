import { isLive } from '../../contract/offers'
import type { Notice } from '../deps'
import { AppError } from '../error'
import type { Matches } from '../matches/matches'
import { liveTimedMatches, requireRoom } from '../players/engaged'
import { deleteSeeks } from '../seeks/store'
import type { Tx } from '../transaction'
import { personsAt, type TableRecord } from './record'
import { poolOfTable } from './state'
import { markStarted } from './store'

/**
 * Starts the match once every seat is taken and ready. The people seated must be locked: nobody can then be drawn into
 * another match at the same time. Throws `liveMatch` if somebody already plays a live one, `tooManyMatches` if somebody
 * plays as many others as one may.
 */
export async function startWhenReady(
  tx: Tx,
  matches: Pick<Matches, 'start'>,
  table: TableRecord,
): Promise<readonly Notice[]> {
  if (table.seats.length < table.rules.seats || table.seats.some(({ ready }) => !ready)) return []
  const persons = personsAt(table).map(({ player }) => player.id)
  if (isLive(table.clock) && (await liveTimedMatches(tx, persons)).size > 0) throw new AppError('liveMatch')
  if (!isLive(table.clock)) await requireRoom(tx, persons)
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
