import { createHash } from 'node:crypto'
import type pg from 'pg'
import type { ActAnswer } from '../../contract/match'
import type { Command } from '../../engine/match/command'
import { decide } from '../../engine/match/decide'
import type { MatchEvent } from '../../engine/match/event'
import { evolve } from '../../engine/match/evolve'
import { inTransaction } from '../db'
import type { Deps, Notice } from '../deps'
import { AppError } from '../error'
import { lazily } from './chance'
import { nextDue } from './due'
import { writeOutcome } from './ending'
import type { Actor, ChanceFor, StoredMatch } from './match'
import { isStale } from './stale'
import { lockMatch, readPast, writeTurn } from './store'

/** A wish for a match. `commandId` is null for actors that never send one twice: bots and the clock. */
export type Wish = {
  readonly matchId: string
  readonly actor: Actor
  readonly commandId: string | null
  readonly expectedSeq: number
  readonly command: Exclude<Command, { type: 'start' }>
}

export type ActOnMatch = (wish: Wish) => Promise<ActAnswer>

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

/** Who has to be told: the match's viewers, and players who are free again. */
function noticesOf(match: StoredMatch, events: readonly MatchEvent[], seq: number): Notice[] {
  const over = events.some(({ type }) => type === 'matchEnded')
  const gone = events.flatMap((event) => (event.type === 'seatLeft' ? [event.seat] : []))
  const freed = match.seats.filter(({ seat }) => over || gone.includes(seat))
  return [
    { kind: 'match', id: match.id, seq },
    ...freed.map(({ playerId }): Notice => ({ kind: 'player', id: playerId })),
  ]
}

/**
 * The one path for people, bots and clocks: lock the match, answer a known command id as before, refuse a stale wish,
 * decide, append, keep the snapshot and what is due, settle ratings if it is over, commit, then notify.
 *
 * Refusals are not remembered: they change nothing, so a refused command sent again is judged anew. Throws AppError
 * `notFound`, `notBegun`, `notYourSeat`, `badInput` (a command id used for something else), `stale`, `refused` with the engine's
 * refusal, `tryAgain`.
 */
export function createActOnMatch(deps: Deps, chanceFor: ChanceFor): ActOnMatch {
  async function act(client: pg.PoolClient, wish: Wish): Promise<{ answer: ActAnswer; notices: Notice[] }> {
    const { matchId, commandId, expectedSeq, command } = wish
    const match = await lockMatch(client, matchId)
    if (!match) throw new AppError('notFound')
    if (match.seq === 0) throw new AppError('notBegun')
    const seat = seatOf(match, wish)
    const afterSeq = Math.min(expectedSeq, match.seq)
    const past = await readPast(client, { matchId, seat, commandId, afterSeq, seq: match.seq })
    const payloadHash = payloadHashOf(command)
    if (past.remembered) {
      if (past.remembered.payloadHash !== payloadHash) throw new AppError('badInput', { field: 'commandId' })
      return { answer: past.remembered.answer, notices: [] }
    }
    refuseLeavers(match, wish, seat)
    const { state } = match
    if (state.phase !== 'over' && isStale(command, expectedSeq, match.seq, past.since)) throw new AppError('stale')
    const now = deps.clock.now()
    // Processes' clocks differ a little; the match's own time never runs backwards.
    const at = Math.max(now - match.zero, past.lastAt)
    const decision = decide(state, command, { at, chance: lazily(chanceFor, match) })
    if (!decision.ok) throw new AppError('refused', { refusal: decision.refusal })
    const events = decision.value
    const next = events.reduce(evolve, state)
    const settled = events.some(({ type }) => type === 'seatLeft' || type === 'matchEnded')
    const endedAt = settled ? await writeOutcome(client, match, next, now) : null
    await writeTurn(client, {
      match,
      events,
      state: next,
      due: nextDue(next, deps.random),
      endedAt,
      command: commandId === null || seat === null ? null : { seat, id: commandId, payloadHash },
    })
    const seq = match.seq + events.length
    return { answer: { seq }, notices: noticesOf(match, events, seq) }
  }

  return async (wish) => {
    const { answer, notices } = await inTransaction(deps.pool, (client) => act(client, wish))
    if (notices.length > 0) await deps.notify(notices)
    return answer
  }
}
