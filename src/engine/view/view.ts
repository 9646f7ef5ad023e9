import type { End, Laid, Line } from '../board/line'
import type { RuleSet } from '../board/rules'
import type { Tile } from '../board/tile'

/** Who looks: a seat, somebody without a seat, or, once the match is over, anyone at the whole record. */
export type Viewer = number | 'watcher' | 'all'

/** Turn time and bank for each seat, in milliseconds; null is an untimed match. */
export type TimeControl = { readonly turnMs: number; readonly bankMs: number } | null

/** The pauses that let people see what happens by itself, and how long a call is waited for (R6.4), in milliseconds. */
export type Pace = {
  readonly lotMs: number
  readonly forcedMs: number
  readonly settledMs: number
  readonly claimMs: number
}

/** Why a seat has left: its person resigned, let the clock run out twice in a row, or was away until others claimed the seat. */
export type LeaveReason = 'resigned' | 'clock' | 'away'

/** What everybody at the table knows of a seat. */
export type SeatView = {
  readonly kind: 'person' | 'bot'
  /** What is left of the bank, in milliseconds. */
  readonly bankMs: number
  /** Clock expiries in a row. */
  readonly expiries: number
  readonly left: { readonly at: number; readonly reason: LeaveReason } | null
}

export type LotDraw = { readonly seat: number; readonly tile: Tile }

/** The sheet's line for one settled round. All arrays have one number for each side. */
export type RoundSheet = {
  readonly round: number
  readonly end: RoundEnd
  readonly by: number | null
  /** Points from placements and calls. */
  readonly placed: readonly number[]
  /** Pips left in the hands. */
  readonly left: readonly number[]
  readonly change: readonly number[]
  readonly scores: readonly number[]
}

export type LastPlacement = {
  readonly seat: number
  readonly tile: Tile
  readonly end: End | null
  /** The points that its placer named, 0 for none; null where claims are automatic. */
  readonly claim: number | null
  /** What the placer was credited. */
  readonly points: number
}

/**
 * The right to say muggins (R6.3): whose it is, on the last placement. `awaited` while a finished round waits for that
 * seat before it is settled (R6.4): since when (milliseconds since the match began), and how the round ended.
 */
export type Call = {
  readonly seat: number
  readonly awaited: { readonly since: number; readonly end: RoundEnd } | null
}

export type RoundEnd = 'domino' | 'blocked'

export type RoundView = {
  /** From 1. */
  readonly number: number
  readonly leader: number
  readonly lot: readonly (readonly LotDraw[])[] | null
  readonly line: Line
  /** By seat: the tiles where the viewer may see them, in the order received; null where not. */
  readonly hands: readonly (readonly Tile[] | null)[]
  readonly handSizes: readonly number[]
  /** Tiles left in the boneyard, the reserve included. */
  readonly boneyard: number
  /** Whose turn it is and since when (milliseconds since the match began); null once the round is over. */
  readonly turn: { readonly seat: number; readonly since: number } | null
  /** Null when there is nothing to call. */
  readonly call: Call | null
  /** Points from this round's placements and calls, by side. */
  readonly placed: readonly number[]
  readonly last: LastPlacement | null
}

export type MatchResult = {
  readonly outcome: 'won' | 'drawn' | 'unfinished'
  readonly sides: readonly number[]
  readonly reason: 'target' | 'roundLimit' | 'resignation' | null
  /** By seat, from 1; equal places are shared (R8.4). */
  readonly places: readonly number[]
}

/** What one viewer holds of a match. Times are milliseconds since the match began. */
export type MatchView = {
  readonly viewer: Viewer
  readonly rules: RuleSet
  readonly clock: TimeControl
  readonly pace: Pace
  readonly rated: boolean
  readonly seats: readonly SeatView[]
  /** By side. */
  readonly scores: readonly number[]
  readonly sheet: readonly RoundSheet[]
  readonly round: RoundView | null
  readonly phase: 'starting' | 'playing' | 'settled' | 'over'
  /** While a round is settled: since when, and which seats want the next one. */
  readonly settled: { readonly at: number; readonly ready: readonly boolean[] } | null
  readonly result: MatchResult | null
}

type Happened = { readonly at: number }

export type MatchStarted = Happened & {
  readonly type: 'matchStarted'
  readonly rules: RuleSet
  readonly clock: TimeControl
  readonly pace: Pace
  readonly rated: boolean
  readonly seats: readonly ('person' | 'bot')[]
}
export type LotDrawn = Happened & {
  readonly type: 'lotDrawn'
  readonly round: number
  readonly attempts: readonly (readonly LotDraw[])[]
  readonly leader: number
}
export type TilePlaced = Happened & {
  readonly type: 'tilePlaced'
  readonly seat: number
  readonly by: 'seat' | 'clock'
  /** Milliseconds taken from the seat's bank. */
  readonly overtimeMs: number
  /** The points that the placer named, 0 for none; null where claims are automatic. */
  readonly claim: number | null
  /** Null where points are claimed and this claim was not right: what was missed is not told (R6.5). */
  readonly count: number | null
  /** What the placer is credited. */
  readonly points: number
} & Laid
/** Who drew or passed: the seat itself, its clock, or nobody, because the rules force it. */
export type ForcedBy = 'seat' | 'clock' | 'rule'
export type TurnPassed = Happened & {
  readonly type: 'turnPassed'
  readonly seat: number
  readonly by: ForcedBy
  readonly overtimeMs: number
}
/** A call of muggins (R6.3): the points named, and what the caller is credited, 0 for a wrong call. */
export type MugginsCalled = Happened & {
  readonly type: 'mugginsCalled'
  readonly seat: number
  readonly claim: number
  readonly points: number
}
/** The round is over but for the call of this seat, whether or not there is anything to call (R6.4). */
export type CallAwaited = Happened & { readonly type: 'callAwaited'; readonly seat: number; readonly end: RoundEnd }
/** The awaited seat calls nothing, or its time is over. */
export type CallWaived = Happened & {
  readonly type: 'callWaived'
  readonly seat: number
  readonly by: 'seat' | 'clock'
}
export type RoundSettled = Happened & {
  readonly type: 'roundSettled'
  readonly round: number
  readonly end: RoundEnd
  readonly by: number | null
  /** By seat, as opened. */
  readonly hands: readonly (readonly Tile[])[]
  /** By side. */
  readonly left: readonly number[]
  readonly change: readonly number[]
}
export type SeatReady = Happened & { readonly type: 'seatReady'; readonly seat: number }
export type SeatLeft = Happened & { readonly type: 'seatLeft'; readonly seat: number; readonly reason: LeaveReason }
export type MatchEnded = Happened & { readonly type: 'matchEnded' } & MatchResult

/** The events that hide nothing: every viewer gets them as they are. */
export type OpenEvent =
  | MatchStarted
  | LotDrawn
  | TilePlaced
  | TurnPassed
  | MugginsCalled
  | CallAwaited
  | CallWaived
  | RoundSettled
  | SeatReady
  | SeatLeft
  | MatchEnded

/** A deal as one viewer sees it: the hands it may see, null for the others. */
export type RoundDealtView = Happened & {
  readonly type: 'roundDealt'
  readonly round: number
  readonly leader: number
  readonly hands: readonly (readonly Tile[] | null)[]
  readonly handSizes: readonly number[]
  readonly boneyard: number
}
/** A draw as one viewer sees it: an unknown tile is absent. */
export type TileDrawnView = Happened & {
  readonly type: 'tileDrawn'
  readonly seat: number
  readonly by: ForcedBy
  /** Milliseconds taken from the seat's bank. */
  readonly overtimeMs: number
  readonly tile?: Tile
}

/** An event as one viewer sees it. */
export type ViewEvent = OpenEvent | RoundDealtView | TileDrawnView
