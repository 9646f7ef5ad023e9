import type { Stake } from '../../contract/table'
import { sideOf } from '../../engine/board/rules'
import type { PrismaClient } from '../../generated/prisma/client'
import { stakes } from '../../rating/elo'
import type { Caller } from '../deps'
import { type RatingBook, readRatings } from '../players/ratings'
import { freeSeats, maySee, seatOf, type TableRecord } from './record'
import { poolOfTable } from './state'
import { readTables } from './store'

function stakeAt(table: TableRecord, pool: string, playerId: string, ratings: RatingBook): Stake | null {
  const mine = seatOf(table, playerId)?.seat ?? freeSeats(table)[0]
  if (mine === undefined) return null
  const { value, matches } = ratings(playerId, pool)
  const seats = Array.from({ length: table.rules.seats }, (_, seat) => {
    const other = table.seats.find((taken) => taken.seat === seat)?.player.id
    const rated = seat === mine || !other ? { value, matches } : ratings(other, pool)
    return { rating: rated.value, matches: rated.matches, side: sideOf(table.rules, seat) }
  })
  const stake = stakes({ seats, teams: table.rules.teams })[mine]
  return stake ? { tableId: table.id, rating: value, ...stake } : null
}

/**
 * What a rated match would change for the caller at each of these tables, empty seats taken as an equal's. Tables that
 * are casual, full or not to be seen have none; guests have none anywhere. `code` is the secret of one table's link.
 */
export async function stakesFor(
  db: PrismaClient,
  { playerId, kind }: Caller,
  tableIds: readonly string[],
  code?: string,
): Promise<Stake[]> {
  if (kind !== 'member') return []
  const tables = (await readTables(db, tableIds)).filter((table) => maySee(table, playerId, code))
  const pools = tables.map(poolOfTable).filter((pool) => pool !== null)
  const players = tables.flatMap(({ seats }) => seats.map(({ player }) => player.id))
  const ratings = await readRatings(db, [playerId, ...players], pools)
  return tables.flatMap((table) => {
    const pool = poolOfTable(table)
    return (pool && stakeAt(table, pool, playerId, ratings)) || []
  })
}
