import type { Line } from '../board/line'
import type { RuleSet } from '../board/rules'
import type { Call, LotDraw, MatchResult, Pace, RoundSheet, SeatView, TimeControl } from '../view/view'

// Each function builds a new object from the fields that everybody at the table may know, in a fixed order, whatever
// else or in whatever order its source holds them (a stored log has neither types nor an order of keys).

export function openRules(rules: RuleSet): RuleSet {
  return {
    seats: rules.seats,
    teams: rules.teams,
    handSize: rules.handSize,
    target: rules.target,
    roundLimit: rules.roundLimit,
    spinner: rules.spinner,
    reserve: rules.reserve,
    claims: rules.claims,
    settlement: rules.settlement,
    blockedAward: rules.blockedAward,
    display: rules.display,
  }
}

export function openClock(clock: TimeControl): TimeControl {
  return clock && { turnMs: clock.turnMs, bankMs: clock.bankMs }
}

export function openPace(pace: Pace): Pace {
  const { lotMs, forcedMs, settledMs, claimMs } = pace
  return { lotMs, forcedMs, settledMs, claimMs }
}

export function openSeat(seat: SeatView): SeatView {
  const left = seat.left && { at: seat.left.at, reason: seat.left.reason }
  return { kind: seat.kind, bankMs: seat.bankMs, expiries: seat.expiries, left }
}

export function openLine(line: Line): Line {
  return line.map(({ tile, end, halves: [inner, outer] }) => ({ tile, end, halves: [inner, outer] }))
}

export function openLot(attempts: readonly (readonly LotDraw[])[]): readonly (readonly LotDraw[])[] {
  return attempts.map((attempt) => attempt.map(({ seat, tile }) => ({ seat, tile })))
}

export function openCall({ seat, awaited }: Call): Call {
  return { seat, awaited: awaited && { since: awaited.since, end: awaited.end } }
}

export function openSheet(sheet: RoundSheet): RoundSheet {
  return {
    round: sheet.round,
    end: sheet.end,
    by: sheet.by,
    placed: [...sheet.placed],
    left: [...sheet.left],
    change: [...sheet.change],
    scores: [...sheet.scores],
  }
}

export function openResult(result: MatchResult): MatchResult {
  const { outcome, sides, reason, places } = result
  return { outcome, sides: [...sides], reason, places: [...places] }
}
