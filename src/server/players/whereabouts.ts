import type { Whereabouts } from '../../contract/table'
import type { Deps } from '../deps'
import { seekState } from '../seeks/seeks'
import { readLiveMatches } from './liveMatchStore'
import { pausesOf } from './pauses'
import { readOpenTableId } from './store'

/** Where a player is expected: matches being played, the open table sat at, the running seek; and the pause from rated play. */
export async function whereaboutsOf(deps: Deps, playerId: string): Promise<Whereabouts> {
  const [liveMatches, tableId, seek, pauses] = await Promise.all([
    readLiveMatches(deps.db, playerId),
    readOpenTableId(deps.db, playerId),
    seekState(deps, playerId),
    pausesOf(deps.db, [playerId], deps.clock.now()),
  ])
  return { liveMatches, tableId, seek, pause: pauses.get(playerId) ?? null }
}
