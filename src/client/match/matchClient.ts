import type { Act, MatchEvents, MatchState } from '../../contract/match'
import type { SeatCommand } from '../../engine/view/command'
import { evolveView } from '../../engine/view/evolve'
import { predict } from '../../engine/view/predict'
import type { MatchView, ViewEvent } from '../../engine/view/view'

/** An own command on its way. `at` is when it was made, in milliseconds since the match began. */
export type Pending = {
  readonly act: Act
  readonly at: number
  /** The match's seq after it, as the server answered; null while unanswered. */
  readonly acknowledged: number | null
}

/** What the browser holds of a match: what the server has told, and the own wishes on top of it. */
export type MatchClient = {
  readonly matchId: string
  /** Of the last event in `view`. */
  readonly seq: number
  readonly view: MatchView
  /** The highest seq that the match is known to have reached; above `seq` something is missing. */
  readonly known: number
  /** Pushes that came before the ones they follow. */
  readonly early: readonly MatchEvents[]
  readonly pending: readonly Pending[]
  /** The events numbered from `log.from` up to `seq`, as far back as they were asked for. */
  readonly log: { readonly from: number; readonly events: readonly ViewEvent[] }
}

export function startClient(match: MatchState): MatchClient {
  const { id, seq, view } = match
  return { matchId: id, seq, view, known: seq, early: [], pending: [], log: { from: seq + 1, events: [] } }
}

/** The event that each command but a placement comes to. */
const OUTCOMES = {
  draw: 'tileDrawn',
  pass: 'turnPassed',
  muggins: 'mugginsCalled',
  waive: 'callWaived',
  ready: 'seatReady',
  resign: 'seatLeft',
  claimSeat: 'seatLeft',
} as const

/** Whether an event is the outcome of an own command, so that the command's overlay has done its work. */
function fulfils(event: ViewEvent, { act: { command } }: Pending): boolean {
  if (command.type === 'place') {
    return event.type === 'tilePlaced' && event.seat === command.seat && event.tile === command.tile
  }
  const seat = command.type === 'claimSeat' ? command.of : command.seat
  return event.type === OUTCOMES[command.type] && event.seat === seat
}

/** The part of a push that follows `seq`; null when it starts later, empty when all of it is older. */
function following(seq: number, pushed: MatchEvents): readonly ViewEvent[] | null {
  return pushed.from > seq + 1 ? null : pushed.events.slice(seq + 1 - pushed.from)
}

function advance(client: MatchClient, events: readonly ViewEvent[]): MatchClient {
  const seq = client.seq + events.length
  const pending = client.pending.filter(
    (wish) => !events.some((event) => fulfils(event, wish)) && (wish.acknowledged === null || wish.acknowledged > seq),
  )
  return {
    ...client,
    seq,
    view: events.reduce(evolveView, client.view),
    known: Math.max(client.known, seq),
    pending,
    log: { ...client.log, events: [...client.log.events, ...events] },
  }
}

/** Takes in what waited for what has just come. */
function settleEarly(client: MatchClient): MatchClient {
  for (const pushed of client.early) {
    const events = following(client.seq, pushed)
    if (!events) continue
    const early = client.early.filter((other) => other !== pushed)
    return settleEarly(advance({ ...client, early }, events))
  }
  return client
}

/** Events from a push or from `match.since`, in any order, doubled or overlapping: each is applied once, in its turn. */
export function receive(client: MatchClient, pushed: MatchEvents): MatchClient {
  if (pushed.matchId !== client.matchId) return client
  const known = Math.max(client.known, pushed.seq)
  const events = following(client.seq, pushed)
  if (!events) return { ...client, known, early: [...client.early, pushed] }
  if (events.length === 0) return client.known === known ? client : { ...client, known }
  return settleEarly(advance({ ...client, known }, events))
}

/** The server says how far the match is. */
export function hear(client: MatchClient, seq: number): MatchClient {
  return seq > client.known ? { ...client, known: seq } : client
}

/** The seq to ask `match.since` for, or null when nothing is known to be missing. */
export function missingSince(client: MatchClient): number | null {
  return client.known > client.seq ? client.seq : null
}

/** A whole view from `match.get`: taken where it is newer, otherwise what is held is newer already. */
export function renew(client: MatchClient, match: MatchState): MatchClient {
  if (match.id !== client.matchId || match.seq <= client.seq) return client
  const pending = client.pending.filter(({ acknowledged }) => acknowledged === null || acknowledged > match.seq)
  const fresh = startClient(match)
  return settleEarly({ ...fresh, known: Math.max(client.known, match.seq), early: client.early, pending })
}

/** The whole log so far, from `match.since` with seq 0: the view stays, only what lies before the held events is filled in. */
export function fillLog(client: MatchClient, answer: MatchEvents): MatchClient {
  const received = receive(client, answer)
  if (answer.from !== 1 || answer.seq < received.log.from - 1) return received
  const before = answer.events.slice(0, received.log.from - 1)
  return { ...received, log: { from: 1, events: [...before, ...received.log.events] } }
}

/** Adds an own command: shown at once where its outcome can be foretold, kept until the server has answered. */
export function wish(client: MatchClient, commandId: string, command: SeatCommand, at: number): MatchClient {
  const act: Act = { matchId: client.matchId, commandId, expectedSeq: client.seq, command }
  return { ...client, pending: [...client.pending, { act, at, acknowledged: null }] }
}

/** Takes up again the own commands that were left without an answer before the page was reloaded. */
export function wishAgain(client: MatchClient, kept: readonly Pending[]): MatchClient {
  const known = new Set(client.pending.map(({ act }) => act.commandId))
  const again = kept.filter(({ act }) => !known.has(act.commandId))
  return again.length === 0 ? client : { ...client, pending: [...again, ...client.pending] }
}

/** The server has taken the command; its events may still be on their way. */
export function acknowledge(client: MatchClient, commandId: string, seq: number): MatchClient {
  const pending = client.pending.flatMap((waiting) => {
    if (waiting.act.commandId !== commandId) return [waiting]
    return seq <= client.seq ? [] : [{ ...waiting, acknowledged: seq }]
  })
  return hear({ ...client, pending }, seq)
}

/** The server has refused the command: what was shown of it is taken back. */
export function refuse(client: MatchClient, commandId: string): MatchClient {
  return { ...client, pending: client.pending.filter(({ act }) => act.commandId !== commandId) }
}

/** What to show: the server's view, and on it the own commands that are not in it yet. */
export function shownView(client: MatchClient): MatchView {
  return client.pending.reduce((view, { act, at }) => predict(view, act.command, at) ?? view, client.view)
}

/** The commands without an answer, to be sent again, with the ids they had, once the server is back in reach. */
export function unanswered({ pending }: Pick<MatchClient, 'pending'>): readonly Act[] {
  return pending.filter(({ acknowledged }) => acknowledged === null).map(({ act }) => act)
}
