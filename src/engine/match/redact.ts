import { seesHand } from '../view/round'
import type { MatchView, RoundView, ViewEvent, Viewer } from '../view/view'
import {
  openCall,
  openClock,
  openLine,
  openLot,
  openPace,
  openResult,
  openRules,
  openSeat,
  openSheet,
} from './disclose'
import type { MatchEvent, RoundDealt } from './event'
import type { MatchState, RoundState } from './state'

// The one door out of secrecy. Everything is built anew from an allow-list; an unknown tile is absent. The viewer
// `all` sees every hand: whoever asks for it checks first that the match is over.

type Hands = RoundState['hands']

function handsFor(hands: Hands, sees: (seat: number) => boolean): RoundView['hands'] {
  return hands.map((hand, seat) => (sees(seat) ? [...hand] : null))
}

function roundFor(round: RoundState, viewer: Viewer, opened: boolean): RoundView {
  const { last, turn, call } = round
  return {
    number: round.number,
    leader: round.leader,
    lot: round.lot && openLot(round.lot),
    line: openLine(round.line),
    hands: handsFor(round.hands, (seat) => opened || seesHand(viewer, seat)),
    handSizes: round.hands.map((hand) => hand.length),
    boneyard: round.boneyard.length,
    turn: turn && { seat: turn.seat, since: turn.since },
    call: call && openCall(call),
    placed: [...round.placed],
    last: last && { seat: last.seat, tile: last.tile, end: last.end, claim: last.claim, points: last.points },
  }
}

/** What a viewer may hold of a match. Hands are open to all once their round is settled (R7.2). */
export function viewFor(state: MatchState, viewer: Viewer): MatchView {
  const { round, settled, result } = state
  const opened = round !== null && state.sheet.at(-1)?.round === round.number
  return {
    viewer,
    rules: openRules(state.rules),
    clock: openClock(state.clock),
    pace: openPace(state.pace),
    rated: state.rated,
    seats: state.seats.map(openSeat),
    scores: [...state.scores],
    sheet: state.sheet.map(openSheet),
    round: round && roundFor(round, viewer, opened),
    phase: state.phase,
    settled: settled && { at: settled.at, ready: [...settled.ready] },
    result: result && openResult(result),
  }
}

function dealFor(event: RoundDealt, viewer: Viewer): ViewEvent {
  return {
    type: 'roundDealt',
    at: event.at,
    round: event.round,
    leader: event.leader,
    hands: handsFor(event.hands, (seat) => seesHand(viewer, seat)),
    handSizes: event.hands.map((hand) => hand.length),
    boneyard: event.boneyard.length,
  }
}

/** An event as a viewer may see it: every viewer gets every event, none of them more than it may know. */
export function redact(event: MatchEvent, viewer: Viewer): ViewEvent {
  const { at } = event
  switch (event.type) {
    case 'matchStarted': {
      const { rules, clock, pace, rated, seats } = event
      const open = { rules: openRules(rules), clock: openClock(clock), pace: openPace(pace) }
      return { type: event.type, at, ...open, rated, seats: [...seats] }
    }
    case 'lotDrawn':
      return { type: event.type, at, round: event.round, attempts: openLot(event.attempts), leader: event.leader }
    case 'roundDealt':
      return dealFor(event, viewer)
    case 'tilePlaced': {
      const { type, seat, by, tile, end, overtimeMs, claim, count, points } = event
      const [inner, outer] = event.halves
      return { type, at, seat, by, tile, end, halves: [inner, outer], overtimeMs, claim, count, points }
    }
    case 'tileDrawn': {
      const { type, seat, by, overtimeMs, tile } = event
      const drawn = { type, at, seat, by, overtimeMs }
      return seesHand(viewer, seat) ? { ...drawn, tile } : drawn
    }
    case 'roundSettled': {
      const { type, round, end, by } = event
      const hands = event.hands.map((hand) => [...hand])
      return { type, at, round, end, by, hands, left: [...event.left], change: [...event.change] }
    }
    case 'turnPassed':
      return { type: event.type, at, seat: event.seat, by: event.by, overtimeMs: event.overtimeMs }
    case 'mugginsCalled':
      return { type: event.type, at, seat: event.seat, claim: event.claim, points: event.points }
    case 'callAwaited':
      return { type: event.type, at, seat: event.seat, end: event.end }
    case 'callWaived':
      return { type: event.type, at, seat: event.seat, by: event.by }
    case 'seatReady':
      return { type: event.type, at, seat: event.seat }
    case 'seatLeft':
      return { type: event.type, at, seat: event.seat, reason: event.reason }
    case 'matchEnded':
      return { type: event.type, at, ...openResult(event) }
  }
}
