import { isDeepStrictEqual } from 'node:util'
import type { PlayTerms, TableForm } from '../../contract/table'
import { AppError } from '../error'
import { requireFresh } from '../players/meetings'
import { requireUnpaused } from '../players/pauses'
import { type Change, requireOwner } from './change'
import { termsOf } from './presets'
import { personsAt, type SeatRecord, type TableRecord } from './record'
import { clearReady, moveSeat } from './seatStore'
import { updateTerms } from './store'

/** Whether the same is played at a table as these terms say. */
export function samePlay(table: TableRecord, terms: PlayTerms): boolean {
  const play = ({ rules, clock, rated }: PlayTerms) => ({ rules, clock, rated })
  return isDeepStrictEqual(play(table), play(terms))
}

/** Those at seats that no longer exist move to the free ones, the lowest first. */
function movesTo(seats: number, taken: readonly SeatRecord[]): { from: number; to: number }[] {
  const kept = new Set(taken.map(({ seat }) => seat))
  const free = Array.from({ length: seats }, (_, seat) => seat).filter((seat) => !kept.has(seat))
  return taken.filter(({ seat }) => seat >= seats).map(({ seat }, index) => ({ from: seat, to: free[index] ?? seat }))
}

/**
 * Changes what is played here; whoever was ready has to say so again. Throws `notOwner`, `badInput`, `notAllowed` at a
 * rematch, `seatsOccupied` when more are seated than there would be seats, `botsOnlyCasual`, `guestsOnlyCasual` and
 * `metTooOften` when some of those seated may not play rated, `ratedPaused` when the owner may not. The pause of others is
 * theirs to know: it keeps them from being ready.
 */
export async function changeTerms(change: Change, form: TableForm): Promise<void> {
  const { tx, table, me, at } = change
  requireOwner(change)
  if (table.reserved) throw new AppError('notAllowed')
  const terms = termsOf(form)
  if (table.seats.length > terms.rules.seats) throw new AppError('seatsOccupied')
  if (terms.rated && table.seats.some(({ player }) => player.kind === 'bot')) throw new AppError('botsOnlyCasual')
  if (terms.rated && table.seats.some(({ player }) => player.kind === 'guest')) throw new AppError('guestsOnlyCasual')
  if (terms.rated) {
    await requireUnpaused(tx, me.id, at.getTime())
    const persons = personsAt(table).map(({ player }) => player.id)
    await requireFresh(tx, persons, at.getTime())
  }
  for (const { from, to } of movesTo(terms.rules.seats, table.seats)) await moveSeat(tx, table.id, from, to)
  await updateTerms(tx, table.id, terms)
  if (!samePlay(table, terms)) await clearReady(tx, table.id)
}
