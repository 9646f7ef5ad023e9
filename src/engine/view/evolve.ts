import { completeRules, sideCount, sideOf } from '../board/rules'
import {
  roundAfterCall,
  roundAfterDeal,
  roundAfterDraw,
  roundAfterLot,
  roundAfterPlacement,
  roundAwaiting,
  turnAfter,
} from './round'
import type { ForcedBy, MatchStarted, MatchView, RoundSettled, SeatView, ViewEvent, Viewer } from './view'

/** What a viewer holds before the first event: the defaults of R1, nobody seated. */
export function emptyView(viewer: Viewer): MatchView {
  return {
    viewer,
    rules: completeRules(),
    clock: null,
    pace: { lotMs: 0, forcedMs: 0, settledMs: 0, claimMs: 0 },
    rated: false,
    seats: [],
    scores: [],
    sheet: [],
    round: null,
    phase: 'starting',
    settled: null,
    result: null,
  }
}

/** Two sums side by side. */
function added(sums: readonly number[], changes: readonly number[]): number[] {
  return sums.map((sum, index) => sum + (changes[index] ?? 0))
}

function withSeat(seats: readonly SeatView[], seat: number, change: (old: SeatView) => SeatView): SeatView[] {
  return seats.map((old, index) => (index === seat ? change(old) : old))
}

function afterStart(view: MatchView, event: MatchStarted): MatchView {
  const { rules, clock, pace, rated } = event
  return {
    ...view,
    rules,
    clock,
    pace,
    rated,
    seats: event.seats.map((kind) => ({ kind, bankMs: clock?.bankMs ?? 0, expiries: 0, left: null })),
    scores: Array(sideCount(rules)).fill(0),
  }
}

type Timed = { readonly seat: number; readonly by: ForcedBy; readonly overtimeMs: number }

/** A seat's own act ends its row of expiries; the clock's for a seat that is still there lengthens it. */
function seatAfter(seat: SeatView, { by, overtimeMs }: Timed): SeatView {
  const bankMs = seat.bankMs - overtimeMs
  if (by === 'seat') return { ...seat, bankMs, expiries: 0 }
  return { ...seat, bankMs, expiries: seat.left ? seat.expiries : seat.expiries + 1 }
}

/** What the rules force by themselves leaves the seats as they are; so do the draws of logs that don't say whose they are. */
function seatsAfter(seats: readonly SeatView[], event: Timed): readonly SeatView[] {
  const acted = event.by === 'seat' || event.by === 'clock'
  return acted ? withSeat(seats, event.seat, (seat) => seatAfter(seat, event)) : seats
}

function credited(view: MatchView, { seat, points }: { readonly seat: number; readonly points: number }): number[] {
  const side = sideOf(view.rules, seat)
  return view.scores.map((score, index) => (index === side ? score + points : score))
}

/** Hands are opened to everybody (R7.2); bots and seats that left keep nobody waiting. */
function afterSettlement(view: MatchView, event: RoundSettled): MatchView {
  const { round, end, by, left, change } = event
  const scores = added(view.scores, change)
  return {
    ...view,
    scores,
    sheet: [...view.sheet, { round, end, by, placed: view.round?.placed ?? [], left, change, scores }],
    round: view.round && { ...view.round, hands: event.hands, turn: null, call: null },
    phase: 'settled',
    settled: { at: event.at, ready: view.seats.map(({ kind, left }) => kind === 'bot' || left !== null) },
  }
}

function withReady(view: MatchView, seat: number): MatchView['settled'] {
  return view.settled && { ...view.settled, ready: view.settled.ready.map((old, index) => old || index === seat) }
}

/** The view after one more event. Expects the events of one match, redacted for one viewer, in their order. */
export function evolveView(view: MatchView, event: ViewEvent): MatchView {
  switch (event.type) {
    case 'matchStarted':
      return afterStart(view, event)
    case 'lotDrawn':
      return { ...view, round: roundAfterLot(event, view.viewer, view.rules), phase: 'starting', settled: null }
    case 'roundDealt':
      return { ...view, round: roundAfterDeal(view, event), phase: 'playing', settled: null }
    case 'tilePlaced':
      return {
        ...view,
        seats: seatsAfter(view.seats, event),
        scores: credited(view, event),
        round: view.round && roundAfterPlacement(view.round, event, view.rules),
      }
    case 'tileDrawn':
      return { ...view, seats: seatsAfter(view.seats, event), round: view.round && roundAfterDraw(view.round, event) }
    case 'turnPassed': {
      const round = view.round && { ...view.round, turn: turnAfter(event, view.rules), call: null }
      return { ...view, seats: seatsAfter(view.seats, event), round }
    }
    case 'callAwaited':
      return { ...view, round: view.round && roundAwaiting(view.round, event) }
    case 'mugginsCalled': {
      const round = view.round && roundAfterCall(view.round, event, view.rules)
      return { ...view, scores: credited(view, event), round }
    }
    case 'callWaived':
      return { ...view, round: view.round && { ...view.round, call: null } }
    case 'roundSettled':
      return afterSettlement(view, event)
    case 'seatReady':
      return { ...view, settled: withReady(view, event.seat) }
    case 'seatLeft': {
      const left = { at: event.at, reason: event.reason }
      const seats = withSeat(view.seats, event.seat, (seat) => ({ ...seat, left }))
      return { ...view, seats, settled: withReady(view, event.seat) }
    }
    case 'matchEnded': {
      const { outcome, sides, reason, places } = event
      const round = view.round && { ...view.round, turn: null, call: null }
      return { ...view, round, phase: 'over', settled: null, result: { outcome, sides, reason, places } }
    }
  }
}
