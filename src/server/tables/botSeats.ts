import type { Random } from '../deps'
import { AppError } from '../error'
import { type Change, requireOwner } from './change'
import { freeSeats } from './record'
import { deleteSeat, insertSeat, readBots } from './seatStore'

const LEVEL = 'casual'

/**
 * Seats a bot that isn't at this table yet, picked at random. Throws `notOwner`, `botsOnlyCasual`, `seatTaken`,
 * `notAllowed` at a table kept for a rematch, and `notFound` if all bots sit here.
 */
export async function seatBot(change: Change, seat: number, random: Random): Promise<void> {
  const { tx, table, at } = change
  requireOwner(change)
  if (table.rated) throw new AppError('botsOnlyCasual')
  if (table.reserved) throw new AppError('notAllowed')
  if (seat >= table.rules.seats) throw new AppError('badInput', { field: 'seat' })
  if (!freeSeats(table).includes(seat)) throw new AppError('seatTaken')
  const idle = (await readBots(tx, LEVEL)).filter(({ id }) => !table.seats.some(({ player }) => player.id === id))
  const bot = idle[Math.floor(random.fraction() * idle.length)]
  if (!bot) throw new AppError('notFound')
  await insertSeat(tx, { tableId: table.id, seat, playerId: bot.id, ready: true, at })
}

/** Frees a bot's seat. Throws `notOwner`, `notFound` if no bot sits there, `notAllowed` at a rematch. */
export async function unseatBot(change: Change, seat: number): Promise<void> {
  const { tx, table } = change
  requireOwner(change)
  if (table.reserved) throw new AppError('notAllowed')
  if (table.seats.find((record) => record.seat === seat)?.player.kind !== 'bot') throw new AppError('notFound')
  await deleteSeat(tx, table.id, seat)
}
