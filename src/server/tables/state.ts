import type { TableState } from '../../contract/table'
import type { PrismaClient } from '../../generated/prisma/client'
import { type RatingBook, readRatings } from '../players/ratings'
import { playerRef } from '../players/ref'
import { poolOf } from './pools'
import type { TableRecord } from './record'
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

/** Tables as everybody who may see them sees them, with ratings and presence of this moment. */
export async function tableStates(db: PrismaClient, tables: readonly TableRecord[], now: Date): Promise<TableState[]> {
  if (tables.length === 0) return []
  const players = tables.flatMap(({ seats }) => seats.map(({ player }) => player.id))
  const pools = tables.map(poolOfTable).filter((pool) => pool !== null)
  const ids = tables.map(({ id }) => id)
  const [ratings, present] = await Promise.all([readRatings(db, players, pools), readPresent(db, ids, now)])
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
    status: table.closedAt ? 'closed' : table.matchId ? 'started' : 'open',
    matchId: table.matchId,
  }))
}
