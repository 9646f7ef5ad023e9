import { z } from 'zod'
import { formSchema, presetSchema, ruleSetSchema, timeControlSchema } from '../../contract/rules'
import type { Form, RulesName } from '../../engine/board/presets'
import type { RuleSet } from '../../engine/board/rules'
import type { TimeControl } from '../../engine/view/view'
import type { Prisma } from '../../generated/prisma/client'
import { REF_COLUMNS, type RefRow } from '../players/ref'

export type SeatRecord = {
  readonly seat: number
  readonly ready: boolean
  readonly satAt: Date
  readonly player: RefRow
}

/** A table as stored. */
export type TableRecord = {
  readonly id: string
  readonly version: number
  readonly owner: RefRow
  /** Of a rematch: the player of each seat. */
  readonly reserved: readonly string[] | null
  readonly preset: RulesName
  readonly form: Form
  readonly rules: RuleSet
  readonly clock: TimeControl
  readonly rated: boolean
  readonly visibility: 'public' | 'invite'
  readonly inviteCode: string
  readonly createdAt: Date
  readonly attendedAt: Date
  readonly closedAt: Date | null
  readonly matchId: string | null
  /** The taken seats, by number. */
  readonly seats: readonly SeatRecord[]
  /** The match that this table is the rematch of. */
  readonly rematchOf: string | null
}

export const SEATS_INCLUDE = {
  seats: { include: { player: { select: REF_COLUMNS } }, orderBy: { seat: 'asc' } },
} as const satisfies Prisma.TableInclude

export const TABLE_INCLUDE = {
  ...SEATS_INCLUDE,
  owner: { select: REF_COLUMNS },
  rematchOf: { select: { id: true } },
} as const satisfies Prisma.TableInclude

type Row = Prisma.TableGetPayload<{ include: typeof TABLE_INCLUDE }>

export function tableRecord({ ownerId: _, rematchOf, reserved, preset, form, rules, clock, ...row }: Row): TableRecord {
  return {
    ...row,
    preset: presetSchema.parse(preset),
    form: formSchema.parse(form),
    rules: ruleSetSchema.parse(rules),
    clock: timeControlSchema.parse(clock),
    reserved: reserved === null ? null : z.array(z.string()).parse(reserved),
    rematchOf: rematchOf?.id ?? null,
  }
}

export function isOpen(table: TableRecord): boolean {
  return table.closedAt === null && table.matchId === null
}

export function seatOf(table: TableRecord, playerId: string): SeatRecord | undefined {
  return table.seats.find(({ player }) => player.id === playerId)
}

/** The people seated, bots left out. */
export function personsAt(table: TableRecord): SeatRecord[] {
  return table.seats.filter(({ player }) => player.kind !== 'bot')
}

export function freeSeats(table: TableRecord): number[] {
  return Array.from({ length: table.rules.seats }, (_, seat) => seat).filter(
    (seat) => !table.seats.some((taken) => taken.seat === seat),
  )
}

/** Public tables are seen by all; others by those seated, those whom a rematch is kept for, and those with the link. */
export function maySee(table: TableRecord, playerId: string | null, code: string | undefined): boolean {
  if (table.visibility === 'public' || code === table.inviteCode) return true
  return playerId !== null && (seatOf(table, playerId) !== undefined || (table.reserved?.includes(playerId) ?? false))
}
