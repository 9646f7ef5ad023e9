import { createHash } from 'node:crypto'
import type { ActAnswer } from '../../contract/match'
import type { Command } from '../../engine/match/command'
import { decide } from '../../engine/match/decide'
import type { MatchEvent } from '../../engine/match/event'
import { evolve } from '../../engine/match/evolve'
import type { MatchState } from '../../engine/match/state'
import { AppError } from '../error'
import { lazily } from './chance'
import type { ChanceFor, StoredMatch, Wish } from './match'
import { isStale } from './stale'
import type { Past } from './store'

/** The command alone makes the payload: sent again after a resync, with a newer seq, it is still the same wish. */
function payloadHashOf(command: Command): string {
  const fields = Object.entries(command).sort(([a], [b]) => (a < b ? -1 : 1))
  return createHash('sha256').update(JSON.stringify(fields)).digest('hex')
}

/** The seat that an actor acts for; null for the clock, which acts for any. */
function seatOf(match: StoredMatch, { actor, command }: Wish): number | null {
  if (actor.kind === 'clock') return null
  const seat = actor.kind === 'bot' ? actor.seat : match.seats.find((s) => s.playerId === actor.playerId)?.seat
  if (seat === undefined || !('seat' in command) || command.seat !== seat) throw new AppError('notYourSeat')
  return seat
}

/** A person who left a casual match no longer plays there: a bot does (R8.5). */
function refuseLeavers(match: StoredMatch, { actor }: Wish, seat: number | null): void {
  if (actor.kind !== 'person' || seat === null || match.state.phase === 'over') return
  if (match.state.seats[seat]?.left) throw new AppError('refused', { refusal: { code: 'alreadyLeft', rule: 'R8.5' } })
}

/** An accepted wish: what it brings about, and the command that is remembered, none of a bot or the clock. */
export type Accepted = {
  readonly match: StoredMatch
  readonly events: readonly MatchEvent[]
  readonly state: MatchState
  readonly command: { readonly seat: number; readonly id: string; readonly payloadHash: string } | null
}

export type Judged =
  /** The same command was taken before. */
  { readonly kind: 'known'; readonly answer: ActAnswer } | { readonly kind: 'accepted'; readonly turn: Accepted }

/**
 * What a wish comes to, on a match whose row is locked: an answer given before, or events. `now` is in milliseconds since
 * 1970. Throws AppError `notBegun`, `notYourSeat`, `badInput` (a command id used for something else), `stale`, `refused` with
 * the engine's refusal.
 */
export function judge(match: StoredMatch, past: Past, wish: Wish, now: number, chanceFor: ChanceFor): Judged {
  const { commandId, expectedSeq, command } = wish
  if (match.seq === 0) throw new AppError('notBegun')
  const seat = seatOf(match, wish)
  const payloadHash = payloadHashOf(command)
  if (past.remembered) {
    if (past.remembered.payloadHash !== payloadHash) throw new AppError('badInput', { field: 'commandId' })
    return { kind: 'known', answer: past.remembered.answer }
  }
  refuseLeavers(match, wish, seat)
  const { state } = match
  if (state.phase !== 'over' && isStale(command, expectedSeq, match.seq, past.since)) throw new AppError('stale')
  // Processes' clocks differ a little; the match's own time never runs backwards.
  const at = Math.max(now - match.zero, past.lastAt)
  const decision = decide(state, command, { at, chance: lazily(chanceFor, match) })
  if (!decision.ok) throw new AppError('refused', { refusal: decision.refusal })
  const events = decision.value
  return {
    kind: 'accepted',
    turn: {
      match,
      events,
      state: events.reduce(evolve, state),
      command: commandId === null || seat === null ? null : { seat, id: commandId, payloadHash },
    },
  }
}

/** Whether a turn ends the match or makes a seat leave: then seats, and perhaps ratings, change with it. */
export function settles({ events }: Pick<Accepted, 'events'>): boolean {
  return events.some(({ type }) => type === 'seatLeft' || type === 'matchEnded')
}
