import type { Deps } from '../deps'
import type { Services } from '../services'
import { type Lease, playersIn, removeLease, writeLeases } from './presenceStore'
import type { SeatsOf } from './seats'
import { type Io, matchRoom, tableRoom, viewerRoom } from './socket'

/** How long a lease lasts, and how often it is renewed: two renewals may fail. */
const LEASE_MS = 30_000
export const RENEWAL_MS = 10_000

const VIEWERS = [0, 1, 2, 3, 'watcher'] as const

export type Presence = {
  readonly enter: (lease: Lease) => Promise<void>
  readonly leave: (lease: Lease) => Promise<void>
  /** Renews the leases of this process. */
  readonly renew: () => Promise<void>
  /** Pushes who has these matches open; with `onlyNews`, for all watched matches, only where that has changed. */
  readonly pushMatches: (matchIds: readonly string[], options?: { readonly onlyNews?: boolean }) => Promise<void>
}

/** Who has which room open: leased rows, so that every process knows and a dead process's people are gone soon. */
export function createPresence(
  io: Io,
  deps: Pick<Deps, 'db' | 'clock' | 'notify'>,
  tables: Services['tables'],
  seatsOf: SeatsOf,
): Presence {
  const leases = new Map<string, Lease>()
  const said = new Map<string, string>()
  const keyOf = ({ socketId, room }: Lease) => `${socketId} ${room}`
  const tableOf = ({ room }: Lease) => (room.startsWith(tableRoom('')) ? room.slice(tableRoom('').length) : null)

  async function tellTable(lease: Lease): Promise<void> {
    const tableId = tableOf(lease)
    if (tableId === null) return
    await deps.notify([{ kind: 'table', id: tableId }])
  }

  return {
    async enter(lease) {
      leases.set(keyOf(lease), lease)
      await writeLeases(deps.db, [lease], deps.clock.now() + LEASE_MS)
      const tableId = tableOf(lease)
      if (tableId !== null) await tables.attended([tableId])
      await tellTable(lease)
    },
    async leave(lease) {
      leases.delete(keyOf(lease))
      await removeLease(deps.db, lease.socketId, lease.room)
      await tellTable(lease)
    },
    async renew() {
      const held = [...leases.values()]
      await writeLeases(deps.db, held, deps.clock.now() + LEASE_MS)
      const attended = new Set(held.flatMap((lease) => tableOf(lease) ?? []))
      if (attended.size > 0) await tables.attended([...attended])
    },
    async pushMatches(matchIds, { onlyNews = false } = {}) {
      if (onlyNews) for (const matchId of said.keys()) if (!matchIds.includes(matchId)) said.delete(matchId)
      const present = await playersIn(deps.db, matchIds.map(matchRoom), deps.clock.now())
      for (const matchId of matchIds) {
        const players = present.get(matchRoom(matchId)) ?? new Set()
        const seated = await seatsOf(matchId)
        const seats = seated.map(({ playerId, bot }) => bot || players.has(playerId))
        const watchers = [...players].filter((id) => !seated.some(({ playerId }) => playerId === id)).length
        const text = JSON.stringify({ seats, watchers })
        if (onlyNews && said.get(matchId) === text) continue
        said.set(matchId, text)
        const rooms = VIEWERS.map((viewer) => viewerRoom(matchId, viewer))
        io.local.to(rooms).emit('match:presence', { matchId, seats, watchers })
      }
    },
  }
}
