import type { Seek, SeekWish } from '../../contract/table'
import type { Caller, Deps } from '../deps'
import { AppError } from '../error'
import type { Matches } from '../matches/matches'
import { liveTimedMatches, openTablesOf } from '../players/engaged'
import { lockPlayers } from '../players/lock'
import { countSpentSeekers } from '../players/meetingStore'
import { requireUnpaused } from '../players/pauses'
import { readRatings } from '../players/ratings'
import { withdrawRematch } from '../tables/withdrawal'
import { transact } from '../transaction'
import { windowAfter } from './pairing'
import { LEASE_MS, pairWaiting } from './pass'
import { onlyOnce } from './passLock'
import { CASUAL_POOL, RATED_POOL } from './pools'
import { countSeeks, deleteSeeks, putSeek, readSeek, renewSeek } from './store'

export type Seeks = ReturnType<typeof createSeeks>

/** A player's running seek as shown; null when there is none. */
export async function seekState(deps: Pick<Deps, 'db' | 'clock'>, playerId: string): Promise<Seek | null> {
  const now = deps.clock.now()
  const seek = await readSeek(deps.db, playerId)
  if (!seek || seek.aliveUntil <= now) return null
  const rated = seek.pool === RATED_POOL.name
  const [waiting, metTooOften] = await Promise.all([
    countSeeks(deps.db, seek.pool, new Date(now)),
    rated ? countSpentSeekers(deps.db, playerId, seek.pool, now) : 0,
  ])
  return { pool: seek.pool, since: seek.since, window: windowAfter(now - seek.since), waiting, metTooOften }
}

/**
 * Seeks: wishes for an opponent, one for each player. A seek lives 15 s beyond its last renewal; an open page renews it.
 * Any process may run the pairing pass, one at a time does.
 */
export function createSeeks(deps: Deps, matches: Pick<Matches, 'start'>) {
  const { db, clock, pool, notify } = deps

  const pair = async (): Promise<number> => (await onlyOnce(pool, () => pairWaiting({ deps, matches }))) ?? 0

  async function begin({ playerId }: Caller, casual: boolean): Promise<void> {
    await transact(db, async (tx) => {
      const me = (await lockPlayers(tx, [playerId])).get(playerId)
      if (!me || me.deletedAt) throw new AppError('signInRequired')
      const matchId = (await liveTimedMatches(tx, [playerId])).get(playerId)
      if (matchId) throw new AppError('liveMatch', { matchId })
      const tableId = (await openTablesOf(tx, [playerId])).get(playerId)
      if (tableId) throw new AppError('seatedElsewhere', { tableId })
      const now = clock.now()
      const { name, pool: rated } = me.kind === 'member' && !casual ? RATED_POOL : CASUAL_POOL
      if (rated !== null) await requireUnpaused(tx, playerId, now)
      const old = await readSeek(tx, playerId)
      const since = old && old.pool === name && old.aliveUntil > now ? old.since : now
      const { value: rating } = (await readRatings(tx, [playerId], [name]))(playerId, name)
      await putSeek(tx, { playerId, pool: name, rating, since, aliveUntil: now + LEASE_MS })
    })
    await notify([{ kind: 'player', id: playerId }])
  }

  return {
    /**
     * Begins to seek an opponent for a quick match of Muggins for two: guests casually, members rated unless they ask for a
     * casual one. Seeking again keeps the place in the queue; a rematch asked for is taken back. Gives the seek, or null if
     * an opponent was found at once. Throws `liveMatch`, `seatedElsewhere`, `ratedPaused`.
     */
    start: async (caller: Caller, wish?: SeekWish): Promise<Seek | null> => {
      await withdrawRematch({ deps, matches }, caller)
      await begin(caller, wish?.casual ?? false)
      await pair()
      return seekState(deps, caller.playerId)
    },

    /** Stops seeking; nothing happens if the caller doesn't seek. */
    cancel: async ({ playerId }: Caller): Promise<void> => {
      if ((await deleteSeeks(db, [playerId])) > 0) await notify([{ kind: 'player', id: playerId }])
    },

    /** A sign of life; gives the seek, or null when it has ended. */
    renew: async ({ playerId }: Caller): Promise<Seek | null> => {
      await renewSeek(db, playerId, new Date(clock.now() + LEASE_MS))
      return seekState(deps, playerId)
    },

    state: ({ playerId }: Caller): Promise<Seek | null> => seekState(deps, playerId),

    /** One pairing pass; gives how many pairs were made, 0 also when another process is at it. */
    pair,
  }
}
