import type { Me } from '../../contract/account'
import { DEFAULT_CLOCK, isSlow, mayBeRated, mayBeSlow } from '../../contract/offers'
import type { Pause, TableForm, TableState } from '../../contract/table'
import { FORMS, type Form, namedRules, nearestPreset, type PresetName, presetRules } from '../../engine/board/presets'
import type { RuleSet, SeatCount } from '../../engine/board/rules'
import { invalidOption } from '../../engine/board/validity'

/** What somebody is about to open a table with. */
export type Draft = Pick<TableForm, 'rules' | 'clock' | 'visibility'> & {
  /** The preset that the rules are, or are based on. */
  readonly preset: PresetName
  readonly form: Form
  /** The wish; whether it can be had depends on the rest. */
  readonly rated: boolean
  /** What was chosen for blocked rounds, while it has no effect. */
  readonly blockedAward?: RuleSet['blockedAward'] | undefined
}

/** Why a match can't be rated: guests play casually, so do own rules and those with claims, and there must be a clock. */
export type CasualReason = Bar | 'own' | 'preset' | 'clock'

/** What keeps people from rated matches whatever is played: guests, a pause, or having met too often within a day. */
export type Bar = 'guest' | 'paused' | 'spent'

/** What keeps somebody from rated matches, at a table that is about to open or with those seated at one. */
export function barFor(
  me: Pick<Me, 'kind'> | null,
  pause: Pause | null,
  table?: Pick<TableState, 'spent'>,
): Bar | null {
  if (me?.kind !== 'member') return 'guest'
  if (pause) return 'paused'
  return table?.spent ? 'spent' : null
}

export function draftOf({ rules, clock, rated, visibility }: TableForm): Draft {
  return { ...nearestPreset(rules), rules, clock, rated, visibility }
}

/** Whether the rules have no name of their own. */
export function isOwn(draft: Draft): boolean {
  return namedRules(draft.rules).preset === 'custom'
}

/** Rules changed: what they are based on follows as soon as they are a preset again. */
function withRules(draft: Draft, rules: RuleSet): Draft {
  const { preset, form } = namedRules(rules)
  return onTime(preset === 'custom' ? { ...draft, rules } : { ...draft, rules, preset, form })
}

/** Rules that a day a turn is not offered for are played by the usual clock. */
function onTime(draft: Draft): Draft {
  return isSlow(draft.clock) && !mayBeSlow(draft.rules) ? { ...draft, clock: DEFAULT_CLOCK } : draft
}

/** Changes one option, and those that can't stay as they are beside it. */
export function withOption<Option extends keyof RuleSet>(draft: Draft, option: Option, value: RuleSet[Option]): Draft {
  const rules = { ...draft.rules, [option]: value }
  const { blockedAward = rules.blockedAward } = option === 'blockedAward' ? rules : draft
  const kept = { ...draft, blockedAward }
  return withRules(kept, {
    ...rules,
    teams: rules.teams && rules.seats === 4,
    // A size just typed stays, even a wrong one: its field says what is wrong.
    handSize: option === 'handSize' ? rules.handSize : Math.min(rules.handSize, mostTiles(rules)),
    blockedAward: rules.settlement === 'award' ? blockedAward : 'gross',
  })
}

/** Takes a preset as it is. */
export function withPreset(draft: Draft, preset: PresetName): Draft {
  return onTime({
    ...draft,
    blockedAward: undefined,
    preset,
    rules: presetRules(preset, draft.form, draft.rules.seats),
  })
}

/** Takes a form's points to win and limit of rounds; own rules stay otherwise. */
export function withForm(draft: Draft, form: Form): Draft {
  const { target, roundLimit } = presetRules(draft.preset, form, draft.rules.seats)
  return withRules({ ...draft, form }, { ...draft.rules, target, roundLimit })
}

/** Changes the number of players: what was as the preset has it stays so, and hands are no larger than the tiles allow. */
export function withSeats(draft: Draft, seats: SeatCount): Draft {
  const { rules, form } = draft
  const preset = draft.preset === 'partners' && seats !== 4 ? 'allFives' : draft.preset
  const before = presetRules(draft.preset, form, rules.seats)
  const after = presetRules(preset, form, seats)
  const handSize =
    rules.handSize === before.handSize ? after.handSize : Math.min(rules.handSize, mostTiles({ ...rules, seats }))
  const target = rules.target === before.target ? after.target : rules.target
  return withRules({ ...draft, preset }, { ...rules, seats, handSize, target, teams: rules.teams && seats === 4 })
}

/** The form that the length is of, null for a length of one's own. */
export function lengthOf({ rules, preset }: Draft): Form | null {
  const fits = (form: Form) => {
    const { target, roundLimit } = presetRules(preset, form, rules.seats)
    return target === rules.target && roundLimit === rules.roundLimit
  }
  return FORMS.find(fits) ?? null
}

/** How many tiles a hand may have at most (R1). */
export function mostTiles({ seats, reserve }: Pick<RuleSet, 'seats' | 'reserve'>): number {
  return Math.floor((28 - reserve) / seats)
}

/** Why the match can't be rated; null when it can. */
export function casualReason(draft: Draft, bar: Bar | null): CasualReason | null {
  if (bar) return bar
  const { preset } = namedRules(draft.rules)
  if (!mayBeRated(preset)) return preset === 'custom' ? 'own' : 'preset'
  return draft.clock === null ? 'clock' : null
}

/** What is sent; null while an option has a value that R1 does not allow. */
export function formOf(draft: Draft, bar: Bar | null): TableForm | null {
  const { rules, clock, visibility } = draft
  if (invalidOption(rules)) return null
  return { rules, clock, visibility, rated: draft.rated && casualReason(draft, bar) === null }
}
