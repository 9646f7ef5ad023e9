import { presetRules } from '../../engine/board/presets'
import type { Deps, Notice } from '../deps'
import { loggable } from '../log'
import type { Matches } from '../matches/matches'
import { liveTimedMatches, openTablesOf } from '../players/engaged'
import { lockPlayers } from '../players/lock'
import { type Tx, transact } from '../transaction'
import { type Pair, pairUp } from './pairing'
import { SEEK_POOLS, type SeekPool } from './pools'
import { deleteExpired, deleteSeeks, readAliveSeeks, readSeeks, renewPresent } from './store'

type Services = { readonly deps: Deps; readonly matches: Pick<Matches, 'start'> }

/** How long a seek lives without a sign of life, in milliseconds. */
export const LEASE_MS = 15_000

/** Whether each of them still waits here, and is not taken up elsewhere; those who are stop waiting. */
async function stillWaiting(tx: Tx, pool: SeekPool, pair: Pair): Promise<{ ok: boolean; dropped: string[] }> {
  const ids = pair.map(({ playerId }) => playerId)
  const players = await lockPlayers(tx, ids)
  const playing = await liveTimedMatches(tx, ids)
  const seated = await openTablesOf(tx, ids)
  const gone = ids.filter((id) => players.get(id)?.deletedAt !== null || playing.has(id) || seated.has(id))
  const dropped: string[] = []
  for (const id of gone) if ((await deleteSeeks(tx, [id])) > 0) dropped.push(id)
  const seeks = await readSeeks(tx, ids)
  const ok = gone.length === 0 && seeks.filter((seek) => seek.pool === pool.name).length === ids.length
  return { ok, dropped }
}

async function startPair(tx: Tx, matches: Services['matches'], pool: SeekPool, pair: Pair): Promise<Notice[]> {
  const { ok, dropped } = await stillWaiting(tx, pool, pair)
  if (!ok) return dropped.map((id) => ({ kind: 'player', id }))
  // Whoever has waited longer has seat 0: nothing but R9's stream is chance in a rated match.
  const ids = pair.map(({ playerId }) => playerId)
  await deleteSeeks(tx, ids)
  const { preset, form, seats, clock } = pool
  const { notices } = await matches.start(tx, {
    preset,
    form,
    rules: presetRules(preset, form, seats),
    clock,
    pool: pool.pool,
    seats: ids.map((playerId) => ({ playerId, kind: 'person' })),
  })
  return [...notices]
}

/**
 * One pairing pass over everybody who waits; gives the number of pairs made. Each pair is a transaction of its own, which
 * checks under the locks of both that they still wait: a pair that fails is tried again by the next pass and takes no other along.
 */
export async function pairWaiting(services: Services): Promise<number> {
  const { db, clock, notify, log } = services.deps
  const now = clock.now()
  await renewPresent(db, new Date(now), new Date(now + LEASE_MS))
  const expired = await deleteExpired(db, new Date(now))
  if (expired.length > 0) await notify(expired.map((id) => ({ kind: 'player', id })))
  const seeks = await readAliveSeeks(db, new Date(now))
  let made = 0
  for (const pool of SEEK_POOLS) {
    const waiting = seeks.filter((seek) => seek.pool === pool.name)
    for (const pair of pairUp(waiting, now)) {
      try {
        const notices = await transact(db, (tx) => startPair(tx, services.matches, pool, pair))
        if (notices.some(({ kind }) => kind === 'sealing')) made++
        await notify(notices)
      } catch (error) {
        log.warn({ pool: pool.name, ...loggable(error) }, 'pairing: a pair could not be started')
      }
    }
  }
  return made
}
