import type { PrismaClient } from '../../generated/prisma/client'
import { AppError } from '../error'
import type { Tx } from '../transaction'
import { readSpent, type Spent } from './meetingStore'

/** Until when (milliseconds since 1970) two people may not meet for rating again; null when they may. */
export type Meetings = (one: string, other: string) => number | null

/** Of a crowd that waits to be paired so many are looked up at once, so that no look-up takes long. */
const AT_ONCE = 500

const key = (one: string, other: string) => (one < other ? `${one} ${other}` : `${other} ${one}`)

/**
 * Which of these people have met so often within a day that their next match can't be rated yet: in any rated pool, at
 * tables of any size, as partners too, since two seats of one mind gain as much together. What has begun counts, finished or not.
 */
export async function readMeetings(
  db: PrismaClient | Tx,
  playerIds: readonly string[],
  now: number,
): Promise<Meetings> {
  const ids = [...new Set(playerIds)]
  const spent: Spent[] = []
  for (let from = 0; ids.length > 1 && from < ids.length; from += AT_ONCE)
    spent.push(...(await readSpent(db, ids.slice(from, from + AT_ONCE), now)))
  const untils = new Map(spent.map(({ one, other, until }) => [key(one, other), until]))
  return (one, other) => untils.get(key(one, other)) ?? null
}

/** The two of these people who have to wait longest for a rated match with each other; null when any may play any. */
export function longestSpent(
  meetings: Meetings,
  playerIds: readonly string[],
): { readonly players: readonly [string, string]; readonly until: number } | null {
  const spent = playerIds.flatMap((one, index) =>
    playerIds.slice(index + 1).flatMap((other) => {
      const until = meetings(one, other)
      return until === null ? [] : [{ players: [one, other] as const, until }]
    }),
  )
  return spent.sort((a, b) => b.until - a.until)[0] ?? null
}

/** Throws `metTooOften` with the seconds to wait when two of these people can't play for rating yet. */
export async function requireFresh(tx: Tx, playerIds: readonly string[], now: number): Promise<void> {
  const spent = longestSpent(await readMeetings(tx, playerIds, now), playerIds)
  if (spent) throw new AppError('metTooOften', { retryAfterS: Math.ceil((spent.until - now) / 1000) })
}
