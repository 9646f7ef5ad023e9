import type { Whereabouts } from '../../contract/table'
import type { Deps } from '../deps'
import { seekState } from '../seeks/seeks'
import { readLiveMatches, readOpenTableId } from './store'

/** Where a player is expected: matches being played, the open table sat at, the running seek. */
export async function whereaboutsOf(deps: Deps, playerId: string): Promise<Whereabouts> {
  const [liveMatches, tableId, seek] = await Promise.all([
    readLiveMatches(deps.db, playerId),
    readOpenTableId(deps.db, playerId),
    seekState(deps, playerId),
  ])
  return { liveMatches, tableId, seek }
}
