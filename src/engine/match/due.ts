import { deadlineOf } from './clock'
import type { DueCommand } from './command'
import type { MatchState } from './state'
import { forcedMove } from './turn'

/** What a match waits for next, and until when (milliseconds since the match began). */
export type DueKind = 'forced' | 'turn' | 'bot' | 'playFor' | 'nextRound'
export type Due = { readonly kind: DueKind; readonly at: number; readonly seat: number | null }

/** Who plays for a seat in turn that can place: its person, a bot, or the clock in place of one who left (R8.5). */
function playerOf(state: MatchState, seat: number): 'turn' | 'bot' | 'playFor' {
  const { kind, left } = state.seats[seat] ?? {}
  if (kind === 'person' && !left) return 'turn'
  return left && state.rated ? 'playFor' : 'bot'
}

/**
 * What happens next by itself, and when; null when nothing does: before the start, after the end, and while an untimed
 * person thinks. `botThinksMs` is how long bots take over a placement, in milliseconds.
 */
export function dueOf(state: MatchState, { botThinksMs }: { readonly botThinksMs: number }): Due | null {
  const { phase, pace, round, settled } = state
  if (phase === 'settled' && settled) return { kind: 'nextRound', at: settled.at + pace.settledMs, seat: null }
  if (phase !== 'playing' || !round?.turn) return null
  const { seat, since } = round.turn
  if (forcedMove(state)) return { kind: 'forced', at: since + pace.forcedMs, seat }
  const kind = playerOf(state, seat)
  if (kind === 'bot') return { kind, at: since + botThinksMs, seat }
  if (kind === 'playFor') return { kind, at: since + pace.forcedMs, seat }
  const deadline = deadlineOf(state)
  return deadline === null ? null : { kind, at: deadline, seat }
}

/** The command that carries out what is due; null for a bot's turn, whose command the bot chooses. */
export function dueCommand(state: MatchState, { kind, seat }: Due): DueCommand | null {
  if (kind === 'nextRound') return { type: 'nextRound' }
  if (seat === null || kind === 'bot') return null
  if (kind === 'turn') return { type: 'expire', seat }
  if (kind === 'playFor') return { type: 'playFor', seat }
  const forced = forcedMove(state)
  return forced && { type: forced, seat }
}
