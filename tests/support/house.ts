import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { DEFAULT_CLOCK } from '../../src/contract/offers'
import type { TableForm, TableState } from '../../src/contract/table'
import { type Form, type PresetName, presetRules } from '../../src/engine/board/presets'
import type { SeatCount } from '../../src/engine/board/rules'
import type { Caller, Clock } from '../../src/server/deps'
import { AppError } from '../../src/server/error'
import { createHistory } from '../../src/server/history/history'
import { createMatches } from '../../src/server/matches/matches'
import { createPlayers } from '../../src/server/players/players'
import { createSeeks } from '../../src/server/seeks/seeks'
import { createTables } from '../../src/server/tables/tables'
import { testDatabase } from './database'
import { newPlayer as newPlayerRow, START, testDeps } from './testDeps'
import { unseal } from './unseal'

/** The services on one database. A house that shares another's clock needs a seed of its own, or their ids meet. */
export function openHouse(url: string, given: { seed?: number; clock?: Clock } = {}) {
  const { seed = 1, clock } = given
  const own = testDeps(url, { seed })
  const deps = clock ? { ...own, clock } : own
  const matches = createMatches(deps)
  return {
    ...deps,
    deps,
    url,
    matches,
    tables: createTables(deps, matches),
    seeks: createSeeks(deps, matches),
    players: createPlayers(deps),
    history: createHistory(deps),
  }
}

export type House = ReturnType<typeof openHouse>

/** A new player, as one who asks. */
export async function newPlayer({ deps }: House, kind: Caller['kind'] = 'member'): Promise<Caller> {
  return { playerId: await newPlayerRow(deps, kind), kind }
}

type People<Count extends number, Some extends Caller[] = []> = Some['length'] extends Count
  ? Some
  : People<Count, [...Some, Caller]>

export async function newPlayers<Count extends number>(house: House, count: Count): Promise<People<Count>> {
  return (await Promise.all(Array.from({ length: count }, () => newPlayer(house)))) as People<Count>
}

/** Does for the people of a table what their browsers would, so that its match begins; gives the match. */
export async function begin({ matches }: House, table: TableState): Promise<string> {
  const matchId = matchOf(table)
  await unseal(matches, matchId)
  return matchId
}

/** A full and ready table of these people, and as many bots as it takes; its match is sealed. */
export async function gather(house: House, people: readonly Caller[], wish: TableWish = {}, seats = people.length) {
  const { tables } = house
  const [owner, ...others] = people as [Caller, ...Caller[]]
  const { id } = await tables.open(owner, tableForm({ seats: seats as SeatCount, ...wish }))
  for (const other of others) await tables.sit(other, { tableId: id })
  for (let seat = people.length; seat < seats; seat++) await tables.addBot(owner, id, seat)
  for (const other of others) await tables.setReady(other, id, true)
  return tables.setReady(owner, id, true)
}

/** The match that a table has started. */
export function matchOf({ status, matchId }: TableState): string {
  if (!matchId) throw new Error(`no match: the table is ${status}`)
  return matchId
}

export type TableWish = Partial<TableForm> & { preset?: PresetName; form?: Form; seats?: SeatCount }

/** A table form: casual quick Muggins for two, but for what is wished. */
export function tableForm({ preset = 'muggins', form = 'quick', seats = 2, ...given }: TableWish = {}): TableForm {
  return { rules: presetRules(preset, form, seats), clock: DEFAULT_CLOCK, rated: false, visibility: 'public', ...given }
}

/** What a promise failed with: an AppError's code. Anything else is thrown on. */
export async function codeOf(promise: Promise<unknown>): Promise<string> {
  try {
    await promise
  } catch (error) {
    if (error instanceof AppError) return error.code
    throw error
  }
  return 'nothing'
}

/** What a call failed with, as the page is told. */
export async function errorOf(call: Promise<unknown>) {
  const error = await call.then(() => null).catch((thrown: unknown) => thrown)
  if (!(error instanceof AppError)) throw error ?? new Error('nothing failed')
  return { code: error.code, ...error.details }
}

/** Who sits where: ids by seat. */
export function seatedAt(table: TableState | null): (string | null)[] {
  return table?.seats.map(({ player }) => player?.id ?? null) ?? []
}

/** Opens a table for these people and has all of them ready; gives the match. */
export async function playTogether(house: House, people: readonly Caller[], wish: TableWish = {}) {
  const [owner, ...others] = people
  if (!owner) throw new Error('nobody to play')
  const seats = people.length as SeatCount
  const { id } = await house.tables.open(owner, tableForm({ seats, ...wish }))
  for (const other of others) await house.tables.sit(other, { tableId: id })
  for (const other of others) await house.tables.setReady(other, id, true)
  return begin(house, await house.tables.setReady(owner, id, true))
}

/** Resigns somebody's seat. */
export async function resign(house: House, caller: Caller, matchId: string): Promise<void> {
  const { seat, seq } = await house.matches.get(caller, matchId)
  if (seat === null) throw new Error('not seated')
  await house.matches.act(caller, {
    matchId,
    commandId: randomUUID(),
    expectedSeq: seq,
    command: { type: 'resign', seat },
  })
}

/** Says that a player has a room open for the next minute. */
export async function attend({ db, time }: House, { playerId }: Caller, room: string): Promise<void> {
  const lasting = { id: randomUUID(), aliveUntil: new Date(time.now + 60_000) }
  await db.serverProcess.create({
    data: { ...lasting, presences: { create: { socketId: lasting.id, room, playerId } } },
  })
}

/** A house for the test file that calls this at its top; the clock is set back and the notices forgotten before each test. */
export function testHouse(): () => House {
  const database = testDatabase()
  let house: House
  beforeAll(() => {
    house = openHouse(database.url)
  })
  beforeEach(() => {
    house.time.now = START
    house.notices.length = 0
  })
  afterAll(() => house.close())
  return () => house
}
