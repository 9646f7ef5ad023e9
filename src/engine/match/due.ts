import { strikesAt } from './clock'
import type { DueCommand } from './command'
import type { MatchState } from './state'
import { forcedMove } from './turn'

/** What a match waits for next, and until when (milliseconds since the match began). */
export type DueKind = 'forced' | 'turn' | 'bot' | 'playFor' | 'call' | 'nextRound'
export type Due = { readonly kind: DueKind; readonly at: number; readonly seat: number | null }

/** Who plays for a seat: its person, a bot, or the clock in place of one who left (R8.5). */
function playerOf(state: MatchState, seat: number): 'turn' | 'bot' | 'playFor' {
  const { kind, left } = state.seats[seat] ?? {}
  if (kind === 'person' && !left) return 'turn'
  return left && state.rated ? 'playFor' : 'bot'
}

/**
 * Whether a draw or a pass happens by itself. Under `steal` it waits for its seat, which may call until then (R6.3); a
 * seat that the clock plays for calls nothing.
 */
function forcesItself(state: MatchState, player: 'turn' | 'bot' | 'playFor'): boolean {
  return (state.rules.claims !== 'steal' || player === 'playFor') && forcedMove(state) !== null
}

/** A finished round waits for a call no longer than the claim time, whether or not there is a clock (R6.4). */
function awaitedDue(state: MatchState, seat: number, since: number, botThinksMs: number): Due {
  return playerOf(state, seat) === 'bot'
    ? { kind: 'bot', at: since + botThinksMs, seat }
    : { kind: 'call', at: since + state.pace.claimMs, seat }
}

/**
 * What happens next by itself, and when; null when nothing does: before the start, after the end, and while an untimed
 * person thinks. `botThinksMs` is how long bots take over a placement, in milliseconds.
 */
export function dueOf(state: MatchState, { botThinksMs }: { readonly botThinksMs: number }): Due | null {
  const { phase, pace, round, settled } = state
  if (phase === 'settled' && settled) return { kind: 'nextRound', at: settled.at + pace.settledMs, seat: null }
  if (phase !== 'playing' || !round) return null
  if (round.call?.awaited) return awaitedDue(state, round.call.seat, round.call.awaited.since, botThinksMs)
  if (!round.turn) return null
  const { seat, since } = round.turn
  const kind = playerOf(state, seat)
  if (forcesItself(state, kind)) return { kind: 'forced', at: since + pace.forcedMs, seat }
  if (kind === 'bot') return { kind, at: since + botThinksMs, seat }
  if (kind === 'playFor') return { kind, at: since + pace.forcedMs, seat }
  const at = strikesAt(state)
  return at === null ? null : { kind, at, seat }
}

/** The command that carries out what is due; null for a bot's turn, whose command the bot chooses. */
export function dueCommand(state: MatchState, { kind, seat }: Due): DueCommand | null {
  if (kind === 'nextRound') return { type: 'nextRound' }
  if (seat === null || kind === 'bot') return null
  if (kind === 'turn') return { type: 'expire', seat }
  if (kind === 'playFor') return { type: 'playFor', seat }
  if (kind === 'call') return { type: 'lapse', seat }
  const forced = forcedMove(state)
  return forced && { type: forced, seat }
}
