import { waitedFor } from '../../../contract/waitedFor'
import type { Deps, Notice } from '../../deps'
import { loggable } from '../../log'
import { writeNoShows } from '../../players/conductStore'
import { reopenTable } from '../../tables/reopening'
import { type Tx, transact } from '../../transaction'
import { contributors, type Sealed, shownSealing } from './sealed'
import { lockMatchRow, readOverdue, readSealed, writeVoid } from './store'

/** How many matches one look gives up at most; the next look comes soon. */
const AT_ONCE = 50

/**
 * Gives a sealed match up because these seats did not show up (R9.2): it never begins, nothing is rated, and the table
 * that it came from opens again without them. Not to show up counts as leaving, or it would be the way out of a deal or
 * an opponent that costs nothing; but only where somebody else was kept waiting. Gives whom to tell.
 */
export async function giveUp(tx: Tx, sealed: Sealed, absent: readonly number[], at: Date): Promise<Notice[]> {
  const { id, seats } = sealed
  await writeVoid(tx, id, absent, at)
  if (contributors(sealed).some((seat) => !absent.includes(seat))) await writeNoShows(tx, id, absent, at)
  const playersOf = (some: readonly number[]) => seats.flatMap((s) => (some.includes(s.seat) ? [s.playerId] : []))
  const table = await reopenTable(tx, id, playersOf(absent), at)
  return [
    { kind: 'sealing', id },
    ...playersOf(contributors(sealed)).map((playerId): Notice => ({ kind: 'player', id: playerId })),
    ...table.filter(({ kind }) => kind !== 'player'),
  ]
}

/** Gives up one match if it still waits and its time is over; says whether it did. */
async function giveUpOverdue(deps: Deps, matchId: string): Promise<boolean> {
  const now = deps.clock.now()
  const notices = await transact(deps.db, async (tx) => {
    await lockMatchRow(tx, matchId)
    const sealed = await readSealed(tx, matchId)
    if (!sealed || sealed.absent.length > 0 || sealed.until > now) return []
    return giveUp(tx, sealed, waitedFor(shownSealing(sealed)), new Date(now))
  })
  if (notices.length > 0) await deps.notify(notices)
  return notices.length > 0
}

/**
 * Gives up the matches that have waited long enough for their seats' contributions, each in a transaction of its own and
 * once, whichever process comes first. Gives how many.
 */
export async function giveUpAllOverdue(deps: Deps): Promise<number> {
  let given = 0
  for (const matchId of await readOverdue(deps.db, new Date(deps.clock.now()), AT_ONCE)) {
    try {
      if (await giveUpOverdue(deps, matchId)) given += 1
    } catch (error) {
      deps.log.warn({ matchId, ...loggable(error) }, 'a match could not be given up')
    }
  }
  return given
}
