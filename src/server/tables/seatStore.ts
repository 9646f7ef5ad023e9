import type { PrismaClient } from '../../generated/prisma/client'
import { REF_COLUMNS, type RefRow } from '../players/ref'
import type { Tx } from '../transaction'

type Seating = {
  readonly tableId: string
  readonly seat: number
  readonly playerId: string
  readonly ready: boolean
  readonly at: Date
}

export async function insertSeat(tx: Tx, { at, ...seating }: Seating): Promise<void> {
  await tx.tableSeat.create({ data: { ...seating, satAt: at } })
}

export async function deleteSeat(tx: Tx, tableId: string, seat: number): Promise<void> {
  await tx.tableSeat.delete({ where: { tableId_seat: { tableId, seat } } })
}

export async function moveSeat(tx: Tx, tableId: string, from: number, to: number): Promise<void> {
  await tx.tableSeat.update({ where: { tableId_seat: { tableId, seat: from } }, data: { seat: to } })
}

export async function setSeatReady(tx: Tx, tableId: string, seat: number, ready: boolean): Promise<void> {
  await tx.tableSeat.update({ where: { tableId_seat: { tableId, seat } }, data: { ready } })
}

/** Nobody is ready any more; bots always are. */
export async function clearReady(tx: Tx, tableId: string): Promise<void> {
  await tx.tableSeat.updateMany({ where: { tableId, player: { kind: { not: 'bot' } } }, data: { ready: false } })
}

/** The bots of a level that can be seated. */
export async function readBots(tx: Tx, level: string): Promise<RefRow[]> {
  return tx.player.findMany({
    where: { kind: 'bot', botLevel: level, deletedAt: null },
    orderBy: { id: 'asc' },
    select: REF_COLUMNS,
  })
}

/** Who has which of these tables open right now, as `tableId playerId`. */
export async function readPresent(db: PrismaClient, tableIds: readonly string[], now: Date): Promise<Set<string>> {
  const rows = await db.presence.findMany({
    where: { room: { in: tableIds.map((id) => `table:${id}`) }, process: { aliveUntil: { gte: now } } },
    select: { room: true, playerId: true },
  })
  return new Set(rows.map(({ room, playerId }) => `${room.slice('table:'.length)} ${playerId}`))
}
