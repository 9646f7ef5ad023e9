import type { PrismaClient } from '../../generated/prisma/client'
import type { Deps, Notice } from '../deps'
import { personsAt } from './record'
import { closeAbandoned, markAttended, readAttendedIds } from './store'

/** How long nobody seated may have a table open before it closes, in milliseconds. */
const PUBLIC_PATIENCE_MS = 60_000
const INVITE_PATIENCE_MS = 30 * 60_000

/** Notes which open tables, of these or of all, somebody seated there has open right now. */
export async function attend(db: PrismaClient, now: Date, of?: readonly string[]): Promise<void> {
  const attended = await readAttendedIds(db, now, of)
  if (attended.length > 0) await markAttended(db, attended, now)
}

/**
 * Closes the open tables that nobody seated has looked at for too long: public ones after a minute, those by invitation
 * after half an hour. Gives the closed ones' ids. Any number of processes may do it at once: each table closes once.
 */
export async function closeUnattended({ db, clock, notify }: Deps): Promise<string[]> {
  const now = clock.now()
  await attend(db, new Date(now))
  const closed = await closeAbandoned(db, new Date(now), {
    public: new Date(now - PUBLIC_PATIENCE_MS),
    invite: new Date(now - INVITE_PATIENCE_MS),
  })
  await notify(
    closed.flatMap((table): Notice[] => [
      { kind: 'table', id: table.id },
      ...(table.rematchOf ? [{ kind: 'rematch', id: table.rematchOf } as const] : []),
      ...personsAt(table).map(({ player }) => ({ kind: 'player', id: player.id }) as const),
    ]),
  )
  return closed.map(({ id }) => id)
}
