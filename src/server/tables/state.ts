import type { TableState } from '../../contract/table'
import type { PrismaClient } from '../../generated/prisma/client'
import { longestSpent, type Meetings, readMeetings } from '../players/meetings'
import { type RatingBook, readRatings } from '../players/ratings'
import { playerRef, type RefRow } from '../players/ref'
import { poolOf } from './pools'
import { isOpen, personsAt, type TableRecord } from './record'
import { readPresent } from './seatStore'

/** The pool that a table's match will count in; null when casual. */
export function poolOfTable({ preset, rules, rated }: TableRecord): string | null {
  return poolOf(preset, rules.seats, rated)
}

function seatState(table: TableRecord, seat: number, ratings: RatingBook, present: ReadonlySet<string>) {
  const taken = table.seats.find((record) => record.seat === seat)
  if (!taken) return { seat, player: null, rating: null, provisional: false, ready: false, present: false }
  const pool = poolOfTable(table)
  const rating = pool && taken.player.kind === 'member' ? ratings(taken.player.id, pool) : null
  return {
    seat,
    player: playerRef(taken.player),
    rating: rating?.value ?? null,
    provisional: rating?.provisional ?? false,
    ready: taken.ready,
    present: taken.player.kind === 'bot' || present.has(`${table.id} ${taken.player.id}`),
  }
}

/** The people at an open table, of whom it matters how often they have met. */
function togetherAt(table: TableRecord): RefRow[] {
  return isOpen(table) ? personsAt(table).map(({ player }) => player) : []
}

function spentAt(table: TableRecord, meetings: Meetings): TableState['spent'] {
  const persons = togetherAt(table)
  const ids = persons.map(({ id }) => id)
  const spent = longestSpent(meetings, ids)
  const [one, other] = persons.filter(({ id }) => spent?.players.includes(id))
  return spent && one && other ? { players: [playerRef(one), playerRef(other)], until: spent.until } : null
}

/** Tables as everybody who may see them sees them, with ratings and presence of this moment. */
export async function tableStates(db: PrismaClient, tables: readonly TableRecord[], now: Date): Promise<TableState[]> {
  if (tables.length === 0) return []
  const players = tables.flatMap(({ seats }) => seats.map(({ player }) => player.id))
  const pools = tables.map(poolOfTable).filter((pool) => pool !== null)
  const ids = tables.map(({ id }) => id)
  const together = tables.map(togetherAt).filter((persons) => persons.length > 1)
  const [ratings, present, meetings] = await Promise.all([
    readRatings(db, players, pools),
    readPresent(db, ids, now),
    readMeetings(
      db,
      together.flat().map(({ id }) => id),
      now.getTime(),
    ),
  ])
  return tables.map((table) => ({
    id: table.id,
    version: table.version,
    owner: playerRef(table.owner),
    preset: table.preset,
    form: table.form,
    rules: table.rules,
    clock: table.clock,
    rated: table.rated,
    pool: poolOfTable(table),
    visibility: table.visibility,
    createdAt: table.createdAt.getTime(),
    seats: Array.from({ length: table.rules.seats }, (_, seat) => seatState(table, seat, ratings, present)),
    spent: spentAt(table, meetings),
    status: table.closedAt ? 'closed' : table.matchId ? 'started' : 'open',
    matchId: table.matchId,
  }))
}
