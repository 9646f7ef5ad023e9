import { invalidOption } from '../board/validity'
import type { ClaimSeatCommand } from '../view/command'
import type { LeaveReason, MatchStarted } from '../view/view'
import { call, lapse, waive } from './call'
import type { Chance } from './chance'
import { clockPlacement, overtimeOf, strikesAt } from './clock'
import type { Command, StartCommand } from './command'
import { openClock, openPace, openRules } from './disclose'
import { withConsequences } from './ending'
import type { MatchEvent } from './event'
import { evolve } from './evolve'
import { accept, type Result, refuse } from './refusal'
import { roundOpening } from './round'
import type { MatchState } from './state'
import { forced, forcedMove, judgeMatch, judgePlacement, judgeTurn, placed } from './turn'

/** When a command is decided (milliseconds since the match began) and where its chance comes from. */
export type Circumstances = { readonly at: number; readonly chance: Chance }

type Decision = Result<readonly MatchEvent[]>

function start(state: MatchState, command: StartCommand, now: Circumstances): Decision {
  if (state.seats.length > 0) return refuse('alreadyStarted')
  if (invalidOption(command.rules) || command.seats.length !== command.rules.seats) return refuse('rulesInvalid', 'R1')
  const started: MatchStarted = {
    type: 'matchStarted',
    at: now.at,
    rules: openRules(command.rules),
    clock: openClock(command.clock),
    pace: openPace(command.pace),
    rated: command.rated,
    seats: [...command.seats],
  }
  return accept([started, ...roundOpening(evolve(state, started), now)])
}

/** A draw or a pass, which the rules force or forbid (R5.1–3). */
function drawOrPass(state: MatchState, seat: number, move: 'draw' | 'pass', at: number): Decision {
  const turn = judgeTurn(state, seat)
  if (!turn.ok) return turn
  const due = forcedMove(state)
  if (due === null) return refuse('mustPlace', 'R5.1')
  if (due !== move) return move === 'draw' ? refuse('nothingToDraw', 'R5.3') : refuse('mustDraw', 'R5.2')
  const by = { at, by: 'seat', overtimeMs: overtimeOf(state, at) } as const
  return accept(withConsequences(state, forced(state, seat, move, by)))
}

/** The clock of the seat in turn: it acts once, and the second time in a row the seat has left. */
function expire(state: MatchState, seat: number, { at, chance }: Circumstances): Decision {
  const turn = judgeTurn(state, seat)
  if (!turn.ok) return turn
  const strikes = strikesAt(state)
  const move = forcedMove(state)
  // A draw or a pass that happens by itself has no clock.
  if (strikes === null || at < strikes || (move && state.rules.claims !== 'steal')) return refuse('notDue')
  const { bankMs: overtimeMs = 0, expiries = 0 } = state.seats[seat] ?? {}
  if (expiries > 0) return leave(state, seat, 'clock', { at, chance })
  if (move) return accept(withConsequences(state, forced(state, seat, move, { at, by: 'clock', overtimeMs })))
  const placement = clockPlacement(state, seat)
  if (!placement) return refuse('notDue')
  return accept(withConsequences(state, placed(state, seat, 'clock', placement, { at, overtimeMs })))
}

function playFor(state: MatchState, seat: number, at: number): Decision {
  const turn = judgeTurn(state, seat)
  if (!turn.ok) return turn
  const placement = clockPlacement(state, seat)
  if (!placement || !state.rated || !state.seats[seat]?.left) return refuse('notDue')
  return accept(withConsequences(state, placed(state, seat, 'clock', placement, { at })))
}

/** The events, and the next round's opening if nobody is waited for any more. */
function thenNextRound(state: MatchState, events: readonly MatchEvent[], now: Circumstances): Decision {
  const after = events.reduce(evolve, state)
  const allReady = after.phase === 'settled' && after.settled?.ready.every(Boolean)
  return accept(allReady ? [...events, ...roundOpening(after, now)] : events)
}

function leave(state: MatchState, seat: number, reason: LeaveReason, now: Circumstances): Decision {
  const match = judgeMatch(state)
  if (!match.ok) return match
  if (state.seats[seat]?.left !== null) return refuse('alreadyLeft', 'R8.5')
  // No two leave at the same moment: their order is their places (R8.4).
  const at = Math.max(now.at, ...state.seats.map(({ left }) => (left ? left.at + 1 : 0)))
  return thenNextRound(state, withConsequences(state, { type: 'seatLeft', at, seat, reason }), { ...now, at })
}

/**
 * Another seat's, whose person has been away too long for a match without a clock: it has left (R8.5). How long that is,
 * and whether it is so, the caller has to know.
 */
function claimSeat(state: MatchState, { seat, of }: ClaimSeatCommand, now: Circumstances): Decision {
  const match = judgeMatch(state)
  if (!match.ok) return match
  if (state.seats[seat]?.left || state.seats[of]?.left) return refuse('alreadyLeft', 'R8.5')
  if (state.clock) return refuse('clockRuns')
  if (of === seat || state.seats[of]?.kind !== 'person') return refuse('notAway')
  return leave(state, of, 'away', now)
}

function ready(state: MatchState, seat: number, now: Circumstances): Decision {
  const match = judgeMatch(state)
  if (!match.ok) return match
  if (!state.settled) return refuse('roundNotOver')
  if (state.seats[seat]?.left) return refuse('alreadyLeft', 'R8.5')
  if (state.settled.ready[seat] !== false) return refuse('alreadyReady')
  return thenNextRound(state, [{ type: 'seatReady', at: now.at, seat }], now)
}

function nextRound(state: MatchState, now: Circumstances): Decision {
  const match = judgeMatch(state)
  if (!match.ok) return match
  if (!state.settled) return refuse('roundNotOver')
  if (now.at < state.settled.at + state.pace.settledMs) return refuse('notDue')
  return accept(roundOpening(state, now))
}

/**
 * What a command brings about: the events to append to the log, or why it is refused. Pure; knows seats, not players:
 * that a command comes from whoever may act for its seat is for the caller to check. Where several things are wrong,
 * the refusal names the first of: match over, round over, waiting for a call, turn, tile held, end open, fit.
 */
export function decide(state: MatchState, command: Command, now: Circumstances): Result<readonly MatchEvent[]> {
  switch (command.type) {
    case 'start':
      return start(state, command, now)
    case 'place': {
      const judged = judgePlacement(state, command)
      return judged.ok ? accept(withConsequences(state, placed(state, command.seat, 'seat', command, now))) : judged
    }
    case 'draw':
    case 'pass':
      return drawOrPass(state, command.seat, command.type, now.at)
    case 'muggins':
      return call(state, command.seat, command.points, now.at)
    case 'waive':
      return waive(state, command.seat, now.at)
    case 'lapse':
      return lapse(state, command.seat, now.at)
    case 'expire':
      return expire(state, command.seat, now)
    case 'playFor':
      return playFor(state, command.seat, now.at)
    case 'nextRound':
      return nextRound(state, now)
    case 'ready':
      return ready(state, command.seat, now)
    case 'resign':
      return leave(state, command.seat, 'resigned', now)
    case 'claimSeat':
      return claimSeat(state, command, now)
  }
}
