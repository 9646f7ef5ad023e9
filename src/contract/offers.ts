import type { RulesName } from '../engine/board/presets'

// Apart from the schemas, so that pages can show what is on offer without loading them.

/** Which rule sets may be rated, in full and quick form; all others are casual. */
const RATED: readonly RulesName[] = ['muggins', 'allFives', 'partners']

export function mayBeRated(preset: RulesName): boolean {
  return RATED.includes(preset)
}

/** The turn times and banks on offer, in seconds. */
export const TURN_SECONDS = [15, 30, 60] as const
export const BANK_SECONDS = [0, 60, 180] as const
export const DEFAULT_CLOCK = { turnMs: 30_000, bankMs: 60_000 } as const
