import type { MatchEvent } from '../engine/match/event'
import { evolve } from '../engine/match/evolve'
import { initialState, type MatchState } from '../engine/match/state'
import { actionOf } from './action'
import { frameOf, type RecordFrame } from './document'
import { recordFault } from './fault'
import { eventsOfAction } from './judge'
import { openingOf } from './round'

/** One event of a recorded match. `round` and `action` count from 1; null where the event comes of no action. */
export type RecordStep = {
  readonly round: number | null
  readonly action: number | null
  readonly event: MatchEvent
  readonly after: MatchState
}

/** Matches on paper have neither clocks nor pauses, and its players may play on for one who left. */
function startOf({ rules }: RecordFrame): MatchEvent {
  const pace = { lotMs: 0, forcedMs: 0, settledMs: 0, claimMs: 0 }
  const seats = Array.from({ length: rules.seats }, () => 'person' as const)
  return { type: 'matchStarted', at: 0, rules, clock: null, pace, rated: false, seats }
}

/**
 * Replays a record by the rules, event by event, and returns the state that it leads to. Throws a `RecordFault` at the
 * first fault in reading order: the frame and the rule set, then for each round its opening and its actions.
 */
export function* replayRecord(document: unknown): Generator<RecordStep, MatchState> {
  const frame = frameOf(document)
  let state = initialState()
  let at = 0
  function* steps(
    round: number | null,
    action: number | null,
    events: readonly MatchEvent[],
  ): Generator<RecordStep, void> {
    for (const event of events) {
      state = evolve(state, event)
      yield { round, action, event, after: state }
    }
  }

  yield* steps(null, null, [startOf(frame)])
  for (const [index, recorded] of frame.rounds.entries()) {
    const round = index + 1
    if (state.phase === 'over') throw recordFault({ round, action: null }, 'matchOver', {}, 'R8')
    if (state.phase === 'playing')
      throw recordFault({ round, action: null }, 'roundUnfinished', { before: index }, 'R7.2')
    const { opening, actions } = openingOf(state, recorded, at)
    yield* steps(round, null, opening)
    for (const [position, written] of actions.entries()) {
      const place = { round, action: position + 1 }
      const action = actionOf(place, written, frame.rules.seats)
      at = action.at ?? at
      yield* steps(round, position + 1, eventsOfAction(place, state, action, at))
    }
  }
  return state
}
