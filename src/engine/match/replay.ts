import type { MatchEvent } from './event'
import { evolve } from './evolve'
import { initialState, type MatchState } from './state'

/** The state that a log leads to. */
export function replayLog(events: readonly MatchEvent[]): MatchState {
  return events.reduce(evolve, initialState())
}
