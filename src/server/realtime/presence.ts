import { randomUUID } from 'node:crypto'
import type { MatchPresence } from '../../contract/socket'
import type { Deps } from '../deps'
import { awayFrom } from '../matches/away'
import type { Services } from '../services'
import {
  type Lease,
  type LeaseKey,
  playersIn,
  removeLeases,
  removeProcess,
  renewProcess,
  writeLeases,
} from './presenceStore'
import type { SeatsOf } from './seats'
import { type Io, matchRoom, tableRoom, viewerRooms } from './socket'

/** How long a process counts as alive without a sign, and how often it gives one: two may fail. */
const LEASE_MS = 8_000
export const RENEWAL_MS = 2_500

export type Presence = {
  readonly enter: (lease: Lease) => Promise<void>
  readonly leave: (lease: Lease) => Promise<void>
  /** Gives up all leases of this process, for good. */
  readonly release: () => Promise<void>
  /** Says that this process is alive, and with it everybody who is present by it. */
  readonly renew: () => Promise<void>
  /** Pushes who has these matches open; with `onlyNews`, for all watched matches, only where that has changed. */
  readonly pushMatches: (matchIds: readonly string[], options?: { readonly onlyNews?: boolean }) => Promise<void>
}

/** Who has which room open: rows of a process that lives by a lease, so that every process knows and a dead one's people are gone soon. */
export function createPresence(
  io: Io,
  deps: Pick<Deps, 'db' | 'pool' | 'clock' | 'notify' | 'awayMs'>,
  tables: Services['tables'],
  seatsOf: SeatsOf,
): Presence {
  const { db, clock } = deps
  const processId = randomUUID()
  const leases = new Map<string, Lease>()
  /** What was last said of each match, and by which look at it. */
  const said = new Map<string, { readonly text: string; readonly look: number }>()
  let looks = 0
  /** What is being written: a process has let go of nothing before that is done. */
  const writing = new Set<Promise<unknown>>()
  let released = false
  const keyOf = ({ socketId, room }: LeaseKey) => `${socketId} ${room}`
  const tableOf = ({ room }: Lease) => (room.startsWith(tableRoom('')) ? room.slice(tableRoom('').length) : null)
  const alive = () => {
    const now = clock.now()
    return { processId, until: now + LEASE_MS, staleAt: now + LEASE_MS - 2 * RENEWAL_MS }
  }

  async function write(work: () => Promise<unknown>): Promise<void> {
    const written = Promise.resolve().then(work)
    writing.add(written)
    await written.finally(() => writing.delete(written))
  }

  async function tellTables(of: readonly Lease[]): Promise<void> {
    const tableIds = new Set(of.flatMap((lease) => tableOf(lease) ?? []))
    if (tableIds.size > 0) await deps.notify([...tableIds].map((id) => ({ kind: 'table', id })))
  }

  const ended = (of: readonly LeaseKey[]) => of.filter((key) => !leases.has(keyOf(key)))

  /**
   * What the database holds of this process is put right: it may have counted as dead, or the database was out of reach.
   * People come and go meanwhile: each time it is what is so by then that counts.
   */
  async function putRight(rows: readonly LeaseKey[]): Promise<void> {
    await removeLeases(db, ended(rows), clock.now())
    const there = new Set(rows.map(keyOf))
    await writeBack([...leases].flatMap(([key, lease]) => (there.has(key) ? [] : lease)))
  }

  async function writeBack(lacking: readonly Lease[]): Promise<void> {
    await writeLeases(db, lacking, alive())
    await removeLeases(db, ended(lacking), clock.now())
  }

  async function presenceIn(matchIds: readonly string[]): Promise<MatchPresence[]> {
    const present = await playersIn(db, matchIds.map(matchRoom), clock.now())
    const shown = await Promise.all(
      matchIds.map(async (matchId) => {
        const players = present.get(matchRoom(matchId)) ?? new Set()
        const seated = await seatsOf(matchId)
        const seats = seated.map(({ playerId, bot }) => bot || players.has(playerId))
        const watchers = [...players].filter((id) => !seated.some(({ playerId }) => playerId === id)).length
        return { matchId, seats, watchers }
      }),
    )
    const lacking = shown.filter(({ seats }) => seats.includes(false)).map(({ matchId }) => matchId)
    const away = await awayFrom(deps, lacking)
    return shown.map((one) => {
      const seats = away.get(one.matchId)
      return { ...one, away: one.seats.map((here, seat) => (here ? null : (seats?.get(seat) ?? null))) }
    })
  }

  return {
    async enter(lease) {
      if (released) return
      leases.set(keyOf(lease), lease)
      await write(() => writeLeases(db, [lease], alive()))
      const tableId = tableOf(lease)
      if (tableId !== null) await tables.attended([tableId])
      await tellTables([lease])
    },
    async leave(lease) {
      if (!leases.delete(keyOf(lease))) return
      await removeLeases(db, [lease], clock.now())
      // Who is back already was there when that was written, and is gone with it.
      const back = released ? undefined : leases.get(keyOf(lease))
      if (back) await write(() => writeBack([back]))
      await tellTables([lease])
    },
    async release() {
      released = true
      await Promise.allSettled(writing)
      const held = [...leases.values()]
      leases.clear()
      await removeLeases(db, held, clock.now())
      await removeProcess(db, processId)
      await tellTables(held)
    },
    async renew() {
      if (released) return
      await write(async () => putRight(await renewProcess(db, alive())))
    },
    async pushMatches(matchIds, { onlyNews = false } = {}) {
      if (released) return
      if (onlyNews) {
        const watched = new Set(matchIds)
        for (const matchId of said.keys()) if (!watched.has(matchId)) said.delete(matchId)
      }
      looks += 1
      const look = looks
      for (const presence of await presenceIn(matchIds)) {
        const { matchId } = presence
        const text = JSON.stringify(presence)
        const last = said.get(matchId)
        // A later look that was quicker has seen more.
        if (last && (last.look > look || (onlyNews && last.text === text))) continue
        said.set(matchId, { text, look })
        io.local.to(viewerRooms(matchId)).emit('match:presence', presence)
      }
    },
  }
}
