import type { PresetName, SeatCount } from '../../engine/board/rules'

/** The presets that may be rated. */
export const RATED_PRESETS: readonly PresetName[] = ['muggins', 'allFives', 'partners']

/** The rating pool: one for each rated preset and number of seats, quick and full form together; null when casual. */
export function poolOf(preset: PresetName, seats: SeatCount, rated: boolean): string | null {
  return rated ? `${preset}-${seats}` : null
}
