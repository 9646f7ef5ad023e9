import type { RuleSet } from '../board/rules'
import type { SeatCommand } from '../view/command'
import type { Pace, TimeControl } from '../view/view'

export type { SeatCommand }

/** What happens by itself when it is due. */
export type DueCommand =
  | { readonly type: 'draw'; readonly seat: number }
  | { readonly type: 'pass'; readonly seat: number }
  /** The seat's clock has run out: once, the clock places; twice in a row, the seat has left. */
  | { readonly type: 'expire'; readonly seat: number }
  /** The clock's placement for a seat that left a rated match (R8.5). */
  | { readonly type: 'playFor'; readonly seat: number }
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
