import { type Due, dueOf } from '../../engine/match/due'
import type { MatchState } from '../../engine/match/state'
import type { Deps } from '../deps'

/**
 * What a match waits for next. A bot's thinking time (milliseconds) is one to three forced pauses, evenly drawn and
 * blind to its hand, so that it tells nothing.
 */
export function nextDue(state: MatchState, random: Deps['random']): Due | null {
  return dueOf(state, { botThinksMs: Math.round(state.pace.forcedMs * (1 + 2 * random.fraction())) })
}
