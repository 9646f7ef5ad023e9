import type { RulesName } from '../../engine/board/presets'
import type { SeatCount } from '../../engine/board/rules'

/** The rating pool: one for each rated preset and number of seats, quick and full form together; null when casual. */
export function poolOf(preset: RulesName, seats: SeatCount, rated: boolean): string | null {
  return rated ? `${preset}-${seats}` : null
}
