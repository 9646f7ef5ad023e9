import { countOf } from '../board/count'
import { withConsequences } from './ending'
import type { MatchEvent } from './event'
import { accept, type Result, refuse } from './refusal'
import type { MatchState } from './state'
import { judgeRound } from './turn'

type Decision = Result<readonly MatchEvent[]>

/**
 * A call of muggins: the points are the caller's if they were made, missed and rightly named; any call uses up the
 * right to it (R6.3). It may win the match, and lets a finished round be settled (R6.4).
 */
export function call(state: MatchState, seat: number, named: number, at: number): Decision {
  const round = judgeRound(state)
  if (!round.ok) return round
  const { rules } = state
  if (rules.claims !== 'steal') return refuse('noCalls', rules.claims === 'call' ? 'R6.3' : 'R6')
  const open = state.round?.call
  if (!open) return refuse('nothingToCall', 'R6.3')
  if (open.seat !== seat) return refuse('notYourTurn', open.awaited ? 'R6.4' : 'R6.3')
  const { points: missed } = countOf(state.round?.line ?? [], rules)
  const points = named === missed ? missed : 0
  return accept(withConsequences(state, { type: 'mugginsCalled', at, seat, claim: named, points }))
}

/** Whether a finished round waits for the call of this seat. */
function judgeAwaited(state: MatchState, seat: number): Result<null> {
  const round = judgeRound(state)
  if (!round.ok) return round
  const open = state.round?.call
  if (!open?.awaited) return refuse('nothingToWaive', 'R6.4')
  return open.seat === seat ? round : refuse('notYourTurn', 'R6.4')
}

/** The awaited seat lets the round be settled. */
export function waive(state: MatchState, seat: number, at: number): Decision {
  const awaited = judgeAwaited(state, seat)
  return awaited.ok ? accept(withConsequences(state, { type: 'callWaived', at, seat, by: 'seat' })) : awaited
}

/** The claim time is over, which is as good as a waiver. */
export function lapse(state: MatchState, seat: number, at: number): Decision {
  const awaited = judgeAwaited(state, seat)
  if (!awaited.ok) return awaited
  const since = state.round?.call?.awaited?.since ?? at
  if (at < since + state.pace.claimMs) return refuse('notDue')
  return accept(withConsequences(state, { type: 'callWaived', at, seat, by: 'clock' }))
}
