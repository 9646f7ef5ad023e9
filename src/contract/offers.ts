import type { RulesName } from '../engine/board/presets'
import type { RuleSet } from '../engine/board/rules'
import type { TimeControl } from '../engine/view/view'

// Apart from the schemas, so that pages can show what is on offer without loading them.

/** Which rule sets may be rated, in each of their forms; all others are casual. */
const RATED: readonly RulesName[] = ['muggins', 'allFives', 'partners']

export function mayBeRated(preset: RulesName): boolean {
  return RATED.includes(preset)
}

/** The turn times and banks on offer, in seconds. */
export const TURN_SECONDS = [15, 30, 60] as const
export const BANK_SECONDS = [0, 60, 180] as const
export const DEFAULT_CLOCK = { turnMs: 30_000, bankMs: 60_000 } as const
/** A day a turn, for slow matches: nobody has to stay at the table. */
export const SLOW_CLOCK = { turnMs: 86_400_000, bankMs: 0 } as const
/** As many rounds as a slow match may have at most. */
const SLOW_ROUNDS = 3

/** Whether a time control gives days, so that its players come and go. */
export function isSlow(clock: TimeControl): boolean {
  return clock !== null && clock.turnMs >= SLOW_CLOCK.turnMs
}

/** Whether a time control keeps its players at the table: of such matches somebody plays one at a time. */
export function isLive(clock: TimeControl): boolean {
  return clock !== null && !isSlow(clock)
}

/** Whether a rule set may be played at a day a turn: by two, and for so few rounds that it ends within weeks. */
export function mayBeSlow({ seats, roundLimit }: Pick<RuleSet, 'seats' | 'roundLimit'>): boolean {
  return seats === 2 && roundLimit !== null && roundLimit <= SLOW_ROUNDS
}

/** Whether a time control is one of those on offer; a day a turn only beside rules that may be slow. */
export function isOffered(clock: TimeControl): boolean {
  if (clock === null) return true
  const { turnMs, bankMs } = clock
  if (isSlow(clock)) return turnMs === SLOW_CLOCK.turnMs && bankMs === SLOW_CLOCK.bankMs
  return TURN_SECONDS.some((s) => s * 1000 === turnMs) && BANK_SECONDS.some((s) => s * 1000 === bankMs)
}

/** How many rated matches two players may begin with each other within 24 hours. */
export const RATED_A_DAY = 5
