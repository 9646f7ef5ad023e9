import { presetRules } from '../../engine/board/presets'
import type { PrismaClient } from '../../generated/prisma/client'
import type { Deps, Notice } from '../deps'
import { loggable } from '../log'
import type { Matches } from '../matches/matches'
import { liveTimedMatches, openTablesOf } from '../players/engaged'
import { lockPlayers } from '../players/lock'
import { readMeetings } from '../players/meetings'
import { pausesOf } from '../players/pauses'
import { type Tx, transact } from '../transaction'
import { type Barred, type Pair, pairUp, type Waiting } from './pairing'
import { SEEK_POOLS, type SeekPool } from './pools'
import { deleteExpired, deleteSeeks, readAliveSeeks, readSeeks, renewPresent } from './store'

type Services = { readonly deps: Deps; readonly matches: Pick<Matches, 'start'> }

/** How long a seek lives without a sign of life, in milliseconds. */
export const LEASE_MS = 15_000

/** Who of these people may not meet in a pool: where it is rated, those who have met too often within a day. */
async function barredIn(
  { pool }: SeekPool,
  db: PrismaClient | Tx,
  some: readonly Waiting[],
  now: number,
): Promise<Barred> {
  if (pool === null) return () => false
  const ids = some.map(({ playerId }) => playerId)
  const meetings = await readMeetings(db, ids, now)
  return (one, other) => meetings(one, other) !== null
}

/**
 * Whether each of them still waits here, is neither taken up elsewhere nor paused from rated play, and may meet the other.
 * Those who are taken up or paused stop waiting.
 */
async function stillWaiting(
  tx: Tx,
  pool: SeekPool,
  pair: Pair,
  now: number,
): Promise<{ ok: boolean; dropped: string[] }> {
  const ids = pair.map(({ playerId }) => playerId)
  const players = await lockPlayers(tx, ids)
  const playing = await liveTimedMatches(tx, ids)
  const seated = await openTablesOf(tx, ids)
  const paused = pool.pool === null ? new Map() : await pausesOf(tx, ids, now)
  const gone = ids.filter(
    (id) => players.get(id)?.deletedAt !== null || playing.has(id) || seated.has(id) || paused.has(id),
  )
  const dropped: string[] = []
  for (const id of gone) if ((await deleteSeeks(tx, [id])) > 0) dropped.push(id)
  const seeks = await readSeeks(tx, ids)
  const waiting = gone.length === 0 && seeks.filter((seek) => seek.pool === pool.name).length === ids.length
  const [one, other] = pair
  const ok = waiting && !(await barredIn(pool, tx, pair, now))(one.playerId, other.playerId)
  return { ok, dropped }
}

async function startPair(tx: Tx, { deps, matches }: Services, pool: SeekPool, pair: Pair): Promise<Notice[]> {
  const { ok, dropped } = await stillWaiting(tx, pool, pair, deps.clock.now())
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
    for (const pair of pairUp(waiting, now, await barredIn(pool, db, waiting, now))) {
      try {
        const notices = await transact(db, (tx) => startPair(tx, services, pool, pair))
        if (notices.some(({ kind }) => kind === 'sealing')) made++
        await notify(notices)
      } catch (error) {
        log.warn({ pool: pool.name, ...loggable(error) }, 'pairing: a pair could not be started')
      }
    }
  }
  return made
}
