import { isSlow, mayBeRated, mayBeSlow } from '../../contract/offers'
import type { TableForm } from '../../contract/table'
import { type Form, namedRules, type RulesName } from '../../engine/board/presets'
import { invalidOption } from '../../engine/board/validity'
import { AppError } from '../error'
import { poolOf } from './pools'

/** A table form with what follows from it. */
export type Terms = TableForm & {
  readonly preset: RulesName
  readonly form: Form
  readonly pool: string | null
}

/**
 * What a table form amounts to. Throws `badInput` with the field at fault: `rules.<option>` for a rule set that R1 does not
 * allow, `rated` for one that is always casual, `clock` for a rated match without one; `slowNotOffered` for a day a turn with
 * more seats or rounds than that is offered for.
 */
export function termsOf({ rules, clock, rated, visibility }: TableForm): Terms {
  const wrong = invalidOption(rules)
  if (wrong) throw new AppError('badInput', { field: `rules.${wrong}` })
  const { preset, form } = namedRules(rules)
  if (rated && !mayBeRated(preset)) throw new AppError('badInput', { field: 'rated' })
  if (rated && clock === null) throw new AppError('badInput', { field: 'clock' })
  if (isSlow(clock) && !mayBeSlow(rules)) throw new AppError('slowNotOffered', { field: 'clock' })
  return { preset, form, rules, clock, rated, visibility, pool: poolOf(preset, rules.seats, rated) }
}
