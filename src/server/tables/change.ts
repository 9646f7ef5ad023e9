import type { Caller, Deps, Notice } from '../deps'
import { AppError } from '../error'
import type { Matches } from '../matches/matches'
import { lockPlayers } from '../players/lock'
import type { RefRow } from '../players/ref'
import { type Tx, transact } from '../transaction'
import { isOpen, maySee, personsAt, seatOf, type TableRecord } from './record'
import { deleteSeat } from './seatStore'
import { startWhenReady } from './starting'
import { lockTable, markClosed, readTable, setOwner, touchTable } from './store'

/** What a change works on: an open table and the people it concerns, all locked. */
export type Change = { readonly tx: Tx; readonly table: TableRecord; readonly me: RefRow; readonly at: Date }

export type Changed = { readonly table: TableRecord; readonly notices: readonly Notice[] }

export type Target = { readonly tableId: string; readonly code?: string | undefined }

/** Throws `notOwner` unless the caller owns the table. */
export function requireOwner({ table, me }: Change): void {
  if (table.owner.id !== me.id) throw new AppError('notOwner')
}

/**
 * Frees a person's seat. If the owner goes, whoever has sat longest owns the table; when the last person goes, the
 * table closes.
 */
export async function vacate(tx: Tx, table: TableRecord, playerId: string, at: Date): Promise<void> {
  const seat = seatOf(table, playerId)
  if (!seat) throw new AppError('notSeated')
  await deleteSeat(tx, table.id, seat.seat)
  const [heir] = personsAt(table)
    .filter(({ player }) => player.id !== playerId)
    .sort((a, b) => a.satAt.getTime() - b.satAt.getTime() || a.seat - b.seat)
  if (!heir) await markClosed(tx, table.id, at)
  else if (table.owner.id === playerId) await setOwner(tx, table.id, heir.player.id)
}

/** Who must hear of it: the table's viewers, and everybody whose whereabouts it has changed. */
export function noticesOf(before: TableRecord, after: TableRecord): Notice[] {
  const old = personsAt(before).map(({ player }) => player.id)
  const seated = personsAt(after).map(({ player }) => player.id)
  const moved = isOpen(after)
    ? [...old.filter((id) => !seated.includes(id)), ...seated.filter((id) => !old.includes(id))]
    : [...new Set([...old, ...seated])]
  return [
    { kind: 'table', id: after.id },
    ...(after.rematchOf ? [{ kind: 'rematch', id: after.rematchOf } as const] : []),
    ...moved.map((id) => ({ kind: 'player', id }) as const),
  ]
}

/**
 * Changes a table within a transaction: locks it and the people concerned, lets `work` do its part, and starts the
 * match once every seat is taken and ready. Throws `notFound` where the caller may not see the table, `tableClosed`
 * when it no longer gathers people, and whatever `work` throws; then nothing has changed.
 */
export async function changeWithin(
  tx: Tx,
  { deps, matches }: { deps: Deps; matches: Pick<Matches, 'start'> },
  caller: Caller,
  { tableId, code }: Target,
  work: (change: Change) => Promise<void>,
): Promise<Changed> {
  const at = new Date(deps.clock.now())
  const before = await lockTable(tx, tableId)
  if (!before || !maySee(before, caller.playerId, code)) throw new AppError('notFound')
  if (!isOpen(before)) throw new AppError('tableClosed')
  const players = await lockPlayers(tx, [caller.playerId, ...personsAt(before).map(({ player }) => player.id)])
  const me = players.get(caller.playerId)
  if (!me || me.deletedAt) throw new AppError('signInRequired')

  await work({ tx, table: before, me, at })

  let table = await reread(tx, tableId)
  for (const { id } of [...players.values()].filter(({ deletedAt }) => deletedAt)) {
    if (!isOpen(table) || !seatOf(table, id)) continue
    await vacate(tx, table, id, at)
    table = await reread(tx, tableId)
  }
  await touchTable(tx, tableId, at)
  const started = isOpen(table) ? await startWhenReady(tx, matches, table, at) : []
  table = await reread(tx, tableId)
  return { table, notices: [...noticesOf(before, table), ...started] }
}

async function reread(tx: Tx, tableId: string): Promise<TableRecord> {
  const table = await readTable(tx, { id: tableId })
  if (!table) throw new AppError('notFound')
  return table
}

/** `changeWithin` as a transaction of its own, told about after the commit. */
export async function changeTable(
  services: { deps: Deps; matches: Pick<Matches, 'start'> },
  caller: Caller,
  target: Target,
  work: (change: Change) => Promise<void>,
): Promise<TableRecord> {
  const { deps } = services
  const { table, notices } = await transact(deps.db, (tx) => changeWithin(tx, services, caller, target, work))
  await deps.notify(notices)
  return table
}
