import type { PlayTerms, Stake, TableForm, TableState } from '../../contract/table'
import type { Caller, Deps } from '../deps'
import { AppError } from '../error'
import type { Matches } from '../matches/matches'
import { attend, closeUnattended } from './attendance'
import { seatBot, unseatBot } from './botSeats'
import { type Change, changeTable, type Target } from './change'
import { openTable } from './opening'
import { maySee, seatOf, type TableRecord } from './record'
import { askRematch } from './rematch'
import { leaveSeat, markReady, takeSeat } from './seating'
import { stakesFor } from './stakes'
import { tableStates } from './state'
import { readOpenTables, readTable, readTables } from './store'
import { changeTerms } from './terms'
import { withdrawRematch } from './withdrawal'

/** How many tables the lobby shows. */
const LOBBY_LIMIT = 100

export type Tables = ReturnType<typeof createTables>

/**
 * Tables: people gathering before a match. Every change is one transaction under the locks of the table and of the
 * people concerned, and answers with the table as it then is; the match starts by itself once every seat is taken and
 * ready. All changes throw `notFound` where the caller may not see the table, and `tableClosed` once it is closed or started.
 */
export function createTables(deps: Deps, matches: Pick<Matches, 'start' | 'rematch'>) {
  const { db, clock, random } = deps
  const services = { deps, matches }

  async function stateOf(table: TableRecord): Promise<TableState> {
    const [state] = await tableStates(db, [table], new Date(clock.now()))
    if (!state) throw new AppError('notFound')
    return state
  }

  async function state(id: string): Promise<TableState | null> {
    const table = await readTable(db, { id })
    return table && stateOf(table)
  }

  async function change(caller: Caller, target: Target, work: (change: Change) => Promise<void>): Promise<TableState> {
    return stateOf(await changeTable(services, caller, target, work))
  }

  return {
    /** The public tables that gather people, newest first, at most 100. */
    list: async (): Promise<TableState[]> =>
      tableStates(db, await readOpenTables(db, LOBBY_LIMIT), new Date(clock.now())),

    state,

    /** Those of these tables that there are, in no particular order. */
    states: async (ids: readonly string[]): Promise<TableState[]> =>
      ids.length === 0 ? [] : tableStates(db, await readTables(db, ids), new Date(clock.now())),

    /** Whether this person, or nobody in particular, may see the table; `code` is the secret of its link. */
    mayWatch: async (caller: Caller | null, id: string, code?: string): Promise<boolean> => {
      const table = await readTable(db, { id })
      return table !== null && maySee(table, caller?.playerId ?? null, code)
    },

    /** The table that a link leads to, also when it is closed. */
    byCode: async (code: string): Promise<TableState | null> => {
      const table = await readTable(db, { inviteCode: code })
      return table && stateOf(table)
    },

    /** The secret of the table's link, for those seated. Throws `notFound`, `notSeated`. */
    inviteCode: async (caller: Caller, id: string): Promise<string> => {
      const table = await readTable(db, { id })
      if (!table || !maySee(table, caller.playerId, undefined)) throw new AppError('notFound')
      if (!seatOf(table, caller.playerId)) throw new AppError('notSeated')
      return table.inviteCode
    },

    /** Opens a table, its owner at the first seat. Throws `badInput`, `guestsOnlyCasual`, `ratedPaused`, `seatedElsewhere`, `liveMatch`. */
    open: async (caller: Caller, form: TableForm): Promise<TableState> => {
      await withdrawRematch(services, caller)
      const opened = await state(await openTable(deps, caller, form))
      if (!opened) throw new AppError('notFound')
      return opened
    },

    /** See `changeTerms`. */
    change: (caller: Caller, tableId: string, form: TableForm) =>
      change(caller, { tableId }, (within) => changeTerms(within, form)),

    /** See `takeSeat`; a rematch asked for elsewhere is taken back. */
    sit: async (caller: Caller, { seat, ...target }: Target & { readonly seat?: number | undefined }) => {
      const table = await readTable(db, { id: target.tableId })
      await withdrawRematch(services, caller, table?.rematchOf ?? undefined)
      return change(caller, target, (within) => takeSeat(within, seat))
    },

    /** See `leaveSeat`. */
    leave: (caller: Caller, tableId: string) => change(caller, { tableId }, leaveSeat),

    /** See `markReady`. */
    setReady: (caller: Caller, tableId: string, ready: boolean, seen?: PlayTerms) =>
      change(caller, { tableId }, (within) => markReady(within, ready, seen)),

    /** See `seatBot`. */
    addBot: (caller: Caller, tableId: string, seat: number) =>
      change(caller, { tableId }, (within) => seatBot(within, seat, random)),

    /** See `unseatBot`. */
    removeBot: (caller: Caller, tableId: string, seat: number) =>
      change(caller, { tableId }, (within) => unseatBot(within, seat)),

    /** See `stakesFor`. */
    stakes: (caller: Caller, tableIds: readonly string[], code?: string): Promise<Stake[]> =>
      stakesFor(deps, caller, tableIds, code),

    /** See `askRematch`; another one asked for is taken back. */
    rematch: async (caller: Caller, matchId: string): Promise<TableState> => {
      await withdrawRematch(services, caller, matchId)
      return stateOf(await askRematch(services, caller, matchId))
    },

    /** Where a match's rematch gathers, and who sits there; null while nobody has asked. */
    rematchState: matches.rematch,

    /** Notes which of these tables somebody seated there has open; mere visitors keep none. */
    attended: (ids: readonly string[]): Promise<void> => attend(db, new Date(clock.now()), ids),

    closeUnattended: (): Promise<string[]> => closeUnattended(deps),
  }
}
