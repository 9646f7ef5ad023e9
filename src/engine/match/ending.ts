import { canPlace } from '../board/legality'
import type { MatchEnded, MatchResult, RoundSettled } from '../view/view'
import type { MatchEvent } from './event'
import { evolve } from './evolve'
import { changesFor, leftBySide } from './settlement'
import { placesOf, sidesStanding } from './standing'
import { drawable, type MatchState } from './state'

type Outcome = Omit<MatchResult, 'places'>

/**
 * How those who left have ended the match, if they have. A rated match seats persons only, so that its last leaver but
 * one has ended it by resignation before "no person is left" (R8.5) can come about.
 */
function desertedOutcome(state: MatchState): Outcome | null {
  const { seats } = state
  if (!seats.some(({ left }) => left)) return null
  const standing = sidesStanding(state)
  if (standing.length <= 1) return { outcome: 'won', sides: standing, reason: 'resignation' }
  const stays = seats.some(({ kind, left }) => kind === 'person' && !left)
  const persons = seats.some(({ kind }) => kind === 'person')
  return persons && !stays ? { outcome: 'unfinished', sides: [], reason: null } : null
}

/** Whether the match is over, and how. */
function outcomeOf(state: MatchState): Outcome | null {
  const deserted = desertedOutcome(state)
  if (deserted) return deserted
  const { rules, scores, sheet, phase } = state
  const highest = Math.max(...scores)
  const isLast = phase === 'settled' && rules.roundLimit !== null && sheet.length >= rules.roundLimit
  if (highest < rules.target && !isLast) return null
  const sides = scores.flatMap((score, side) => (score === highest ? [side] : []))
  if (highest >= rules.target) return { outcome: 'won', sides, reason: 'target' }
  return { outcome: sides.length > 1 ? 'drawn' : 'won', sides, reason: 'roundLimit' }
}

/** The end of the match, if it has come (R8.1–3, R8.5). */
function endingOf(state: MatchState, at: number): MatchEnded | null {
  const outcome = outcomeOf(state)
  return outcome && { type: 'matchEnded', at, ...outcome, places: placesOf(state) }
}

/** Whether nothing is drawable and no seat can place (R5.4). */
function isBlocked(state: MatchState): boolean {
  const { rules, round } = state
  return round !== null && drawable(state) === 0 && !round.hands.some((hand) => canPlace(round.line, rules, hand))
}

/** The settlement of the round, if a hand is empty or the round is blocked (R7.2). */
function settlementOf(state: MatchState, at: number): RoundSettled | null {
  const { rules, round } = state
  if (state.phase !== 'playing' || !round) return null
  const out = round.hands.findIndex((hand) => hand.length === 0)
  if (out < 0 && !isBlocked(state)) return null
  const by = out < 0 ? null : out
  const left = leftBySide(rules, round.hands)
  return {
    type: 'roundSettled',
    at,
    round: round.number,
    end: by === null ? 'blocked' : 'domino',
    by,
    hands: round.hands,
    left,
    change: changesFor(rules, left, by),
  }
}

/**
 * What follows by itself from what has just happened: the end of the match, of the round, of both, or nothing. While the
 * last placement may be called, the end of the round waits (R6.4).
 */
function consequencesOf(state: MatchState, at: number): MatchEvent[] {
  const ended = endingOf(state, at)
  if (ended) return [ended]
  const settled = settlementOf(state, at)
  const call = state.round?.call
  if (!settled || call?.awaited) return []
  if (call) return [{ type: 'callAwaited', at, seat: call.seat, end: settled.end }]
  const endedNow = endingOf(evolve(state, settled), at)
  return endedNow ? [settled, endedNow] : [settled]
}

/** An event together with what follows from it by itself. */
export function withConsequences(state: MatchState, event: MatchEvent): MatchEvent[] {
  return [event, ...consequencesOf(evolve(state, event), event.at)]
}
