import type { RuleSet } from '../board/rules'
import type { SeatCommand } from '../view/command'
import type { Pace, TimeControl } from '../view/view'

export type { SeatCommand }

/** What happens by itself when it is due. */
export type DueCommand =
  | Extract<SeatCommand, { readonly type: 'draw' | 'pass' }>
  /** The seat's clock has run out: once, the clock acts for it; twice in a row, the seat has left. */
  | { readonly type: 'expire'; readonly seat: number }
  /** The clock's placement for a seat that left a rated match (R8.5). */
  | { readonly type: 'playFor'; readonly seat: number }
  /** The time for an awaited call is over (R6.4). */
  | { readonly type: 'lapse'; readonly seat: number }
  | { readonly type: 'nextRound' }

export type StartCommand = {
  readonly type: 'start'
  readonly rules: RuleSet
  readonly clock: TimeControl
  readonly pace: Pace
  readonly rated: boolean
  readonly seats: readonly ('person' | 'bot')[]
}

export type Command = StartCommand | SeatCommand | DueCommand
