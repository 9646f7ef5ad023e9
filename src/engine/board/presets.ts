import { completeRules, type RuleSet, type SeatCount } from './rules'

/** The rule sets with a name of their own (R1), in the order they are offered in. */
export const PRESET_NAMES = ['muggins', 'allFives', 'tableClassic', 'cribbage', 'partners'] as const
export type PresetName = (typeof PRESET_NAMES)[number]

/** What a rule set is called: a preset, or one's own. */
export type RulesName = PresetName | 'custom'

/** The full match, the quick one that "play now" uses, or one of three rounds, which may be played at a day a turn. */
export const FORMS = ['full', 'quick', 'short'] as const
export type Form = (typeof FORMS)[number]

const PRESETS: Readonly<Record<PresetName, Partial<RuleSet>>> = {
  muggins: {},
  allFives: { settlement: 'award', spinner: 'first' },
  tableClassic: { settlement: 'award', spinner: 'none', reserve: 2, claims: 'steal' },
  cribbage: { settlement: 'award', spinner: 'none', reserve: 2, claims: 'steal', target: 305, display: 'pegs' },
  partners: { seats: 4, teams: true, settlement: 'award', spinner: 'first' },
}

const LENGTHS: Readonly<Record<Form, Partial<RuleSet>>> = {
  full: {},
  quick: { target: 100, roundLimit: 10 },
  short: { target: 100, roundLimit: 3 },
}

/** The rule set of a named preset (R1). `partners` always has four seats. */
export function presetRules(preset: PresetName, form: Form, seats: SeatCount): RuleSet {
  return completeRules({ seats, ...PRESETS[preset], ...LENGTHS[form] })
}

/** The options in which two complete rule sets differ, in the order of the first one's. */
export function differingOptions(rules: RuleSet, other: RuleSet): (keyof RuleSet)[] {
  return (Object.keys(rules) as (keyof RuleSet)[]).filter((option) => rules[option] !== other[option])
}

/**
 * What a complete rule set is called. How scores are shown makes no difference, but between two that differ in nothing
 * else the one shown alike is meant: quick Cribbage is quick Table classic on a board. A set of one's own is a full match.
 */
export function namedRules(rules: RuleSet): { readonly preset: RulesName; readonly form: Form } {
  const fitting = PRESET_NAMES.flatMap((preset) =>
    FORMS.map((form) => ({ preset, form, rules: presetRules(preset, form, rules.seats) })),
  ).filter((named) => differingOptions(rules, named.rules).every((option) => option === 'display'))
  const found = fitting.find((named) => named.rules.display === rules.display) ?? fitting[0]
  return found ? { preset: found.preset, form: found.form } : { preset: 'custom', form: 'full' }
}

/** The preset that a rule set is nearest to: its own, or the first of those that differ from it in the fewest options. */
export function nearestPreset(rules: RuleSet): { readonly preset: PresetName; readonly form: Form } {
  const near = PRESET_NAMES.flatMap((preset) =>
    FORMS.map((form) => {
      return { preset, form, apart: differingOptions(rules, presetRules(preset, form, rules.seats)).length }
    }),
  ).reduce((best, other) => (other.apart < best.apart ? other : best))
  return { preset: near.preset, form: near.form }
}
