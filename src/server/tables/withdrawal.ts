import type { Caller, Deps } from '../deps'
import { AppError } from '../error'
import type { Matches } from '../matches/matches'
import { changeTable } from './change'
import { readAskedRematch } from './rematchStore'
import { leaveSeat } from './seating'

/**
 * Takes back the rematch that somebody has asked for and not got: whoever turns to something else no longer waits for it.
 * `unlessOf` is the match whose rematch stays asked for.
 */
export async function withdrawRematch(
  services: { readonly deps: Deps; readonly matches: Pick<Matches, 'start'> },
  caller: Caller,
  unlessOf?: string,
): Promise<void> {
  const asked = await readAskedRematch(services.deps.db, caller.playerId)
  if (!asked || asked.matchId === unlessOf) return
  try {
    await changeTable(services, caller, { tableId: asked.tableId }, leaveSeat)
  } catch (error) {
    // It has begun, closed or been left in the meantime; what comes next finds out by itself.
    if (!(error instanceof AppError) || error.code === 'tryAgain') throw error
  }
}
