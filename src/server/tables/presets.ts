import { OFFERED_PRESETS } from '../../contract/offers'
import type { TableForm } from '../../contract/table'
import { presetRules, type RuleSet } from '../../engine/board/rules'
import { AppError } from '../error'
import { poolOf, RATED_PRESETS } from './pools'

export type Terms = Pick<TableForm, 'preset' | 'form' | 'rated' | 'visibility' | 'clock'> & {
  readonly rules: RuleSet
  readonly pool: string | null
}

/**
 * What a table form amounts to, rules complete (R1). Throws `badInput` with the field that asks for something not on
 * offer: rated are certain presets only, and only against the clock.
 */
export function termsOf({ preset, form, seats, clock, rated, visibility }: TableForm): Terms {
  if (!OFFERED_PRESETS.includes(preset)) throw new AppError('badInput', { field: 'preset' })
  const rules = presetRules(preset, form, seats)
  if (preset === 'partners' && seats !== 4) throw new AppError('badInput', { field: 'seats' })
  if (rated && !RATED_PRESETS.includes(preset)) throw new AppError('badInput', { field: 'rated' })
  if (rated && clock === null) throw new AppError('badInput', { field: 'clock' })
  return { preset, form, rated, visibility, clock, rules, pool: poolOf(preset, seats, rated) }
}
