import { formSchema, presetSchema, ruleSetSchema, timeControlSchema } from '../../contract/rules'
import type { PrismaClient } from '../../generated/prisma/client'
import { REF_COLUMNS, type RefRow } from '../players/ref'
import type { Tx } from '../transaction'
import type { TableRecord } from './record'
import { readTable } from './store'

/** What a rematch takes over from a match. */
export type Played = ReturnType<typeof playedFrom> & {
  readonly ended: boolean
  /** Whether it ever began. */
  readonly begun: boolean
  readonly seats: readonly RefRow[]
  readonly rematch: TableRecord | null
}

type Columns = { preset: string; form: string; rules: unknown; clock: unknown; pool: string | null }

function playedFrom({ preset, form, rules, clock, pool }: Columns) {
  return {
    preset: presetSchema.parse(preset),
    form: formSchema.parse(form),
    rules: ruleSetSchema.parse(rules),
    clock: timeControlSchema.parse(clock),
    rated: pool !== null,
  }
}

/** Locks the match's row and reads who played what there, and its rematch if one gathers or has started. */
export async function lockPlayed(tx: Tx, matchId: string): Promise<Played | null> {
  await tx.$queryRaw`select 1 from "match" where "id" = ${matchId} for no key update`
  const row = await tx.match.findUnique({
    where: { id: matchId },
    select: {
      preset: true,
      form: true,
      rules: true,
      clock: true,
      pool: true,
      endedAt: true,
      sealUntil: true,
      seats: { orderBy: { seat: 'asc' }, select: { player: { select: REF_COLUMNS } } },
      rematchTableId: true,
    },
  })
  if (!row) return null
  const rematch = row.rematchTableId ? await readTable(tx, { id: row.rematchTableId }) : null
  return {
    ...playedFrom(row),
    ended: row.endedAt !== null,
    begun: row.sealUntil === null,
    seats: row.seats.map(({ player }) => player),
    rematch: rematch?.closedAt ? null : rematch,
  }
}

export async function setRematch(tx: Tx, matchId: string, tableId: string): Promise<void> {
  await tx.match.update({ where: { id: matchId }, data: { rematchTableId: tableId } })
}

/** The open rematch table that somebody sits at, and the match it is the rematch of. */
export async function readAskedRematch(
  db: PrismaClient,
  playerId: string,
): Promise<{ tableId: string; matchId: string } | null> {
  const row = await db.tableSeat.findFirst({
    where: { playerId, table: { closedAt: null, matchId: null, rematchOf: { isNot: null } } },
    select: { tableId: true, table: { select: { rematchOf: { select: { id: true } } } } },
  })
  return row?.table.rematchOf ? { tableId: row.tableId, matchId: row.table.rematchOf.id } : null
}
