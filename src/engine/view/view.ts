import type { End, Laid, Line } from '../board/line'
import type { RuleSet } from '../board/rules'
import type { Tile } from '../board/tile'

/** Who looks: a seat, somebody without a seat, or, once the match is over, anyone at the whole record. */
export type Viewer = number | 'watcher' | 'all'

/** Turn time and bank for each seat, in milliseconds; null is an untimed match. */
export type TimeControl = { readonly turnMs: number; readonly bankMs: number } | null

/** The pauses that let people see what happens by itself, in milliseconds. */
export type Pace = { readonly lotMs: number; readonly forcedMs: number; readonly settledMs: number }

export type LeaveReason = 'resigned' | 'clock'

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
  readonly end: 'domino' | 'blocked'
  readonly by: number | null
  /** Points from placements. */
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
  readonly points: number
}

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
  /** Points from this round's placements, by side. */
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
  readonly count: number
  readonly points: number
} & Laid
export type TurnPassed = Happened & { readonly type: 'turnPassed'; readonly seat: number }
export type RoundSettled = Happened & {
  readonly type: 'roundSettled'
  readonly round: number
  readonly end: 'domino' | 'blocked'
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
export type TileDrawnView = Happened & { readonly type: 'tileDrawn'; readonly seat: number; readonly tile?: Tile }

/** An event as one viewer sees it. */
export type ViewEvent = OpenEvent | RoundDealtView | TileDrawnView
