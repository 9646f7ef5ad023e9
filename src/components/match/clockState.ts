import { timeLeft } from '../../client/match/serverTime'
import type { MatchView } from '../../engine/view/view'

/** What a seat's clock shows: `ms` of the turn, of the bank on which the turn runs, or of the bank at rest. */
export type ClockState = {
  readonly state: 'turn' | 'bank' | 'rest'
  readonly ms: number
  /** All that is left, in milliseconds. */
  readonly allMs: number
  /** What is left of the part that runs, from 0 to 1. */
  readonly share: number
}

/** A seat's clock at `time` (milliseconds since the match began); null where none is shown. */
export function clockState({ clock, phase, round, seats }: MatchView, seat: number, time: number): ClockState | null {
  if (!clock || phase === 'over') return null
  const turn = round?.turn
  const running = phase === 'playing' && turn?.seat === seat
  if (!running && clock.bankMs === 0) return null
  const left = timeLeft(clock, seats[seat]?.bankMs ?? 0, running ? turn.since : time, time)
  if (!left) return null
  const allMs = left.turnMs + left.bankMs
  if (!running) return { state: 'rest', ms: left.bankMs, allMs, share: 0 }
  return left.turnMs === 0
    ? { state: 'bank', ms: left.bankMs, allMs, share: left.bankMs / Math.max(1, clock.bankMs) }
    : { state: 'turn', ms: left.turnMs, allMs, share: left.turnMs / clock.turnMs }
}
