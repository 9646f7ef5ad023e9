import type { Stake } from '../../contract/table'
import { sideOf } from '../../engine/board/rules'
import { stakes } from '../../rating/elo'
import type { Caller, Deps } from '../deps'
import { type Meetings, readMeetings } from '../players/meetings'
import { type RatingBook, readRatings } from '../players/ratings'
import { playerRef } from '../players/ref'
import { freeSeats, maySee, personsAt, seatOf, type TableRecord } from './record'
import { poolOfTable } from './state'
import { readTables } from './store'

/** With whom of those seated this person can't play for rating for longest. */
function spentWith(table: TableRecord, playerId: string, meetings: Meetings): Stake['spent'] {
  const spent = personsAt(table).flatMap(({ player }) => {
    const until = meetings(playerId, player.id)
    return until === null ? [] : [{ player: playerRef(player), until }]
  })
  return spent.sort((a, b) => b.until - a.until)[0] ?? null
}

function stakeAt(table: TableRecord, pool: string, playerId: string, ratings: RatingBook): Omit<Stake, 'spent'> | null {
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
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { playerId, kind }: Caller,
  tableIds: readonly string[],
  code?: string,
): Promise<Stake[]> {
  if (kind !== 'member') return []
  const tables = (await readTables(db, tableIds)).filter((table) => maySee(table, playerId, code))
  const pools = tables.map(poolOfTable).filter((pool) => pool !== null)
  const players = tables.flatMap(({ seats }) => seats.map(({ player }) => player.id))
  const everybody = [playerId, ...players]
  const [ratings, meetings] = await Promise.all([
    readRatings(db, everybody, pools),
    readMeetings(db, pools.length > 0 ? everybody : [], clock.now()),
  ])
  return tables.flatMap((table) => {
    const pool = poolOfTable(table)
    const stake = pool && stakeAt(table, pool, playerId, ratings)
    return stake ? { ...stake, spent: spentWith(table, playerId, meetings) } : []
  })
}
