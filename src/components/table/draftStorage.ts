import { DEFAULT_CLOCK, isOffered, isSlow, mayBeSlow } from '../../contract/offers'
import { FORMS, PRESET_NAMES, presetRules } from '../../engine/board/presets'
import { completeRules } from '../../engine/board/rules'
import { invalidOption } from '../../engine/board/validity'
import type { Draft } from './draft'

const KEY = 'muggins:table-form'

/** What the form shows to somebody who has opened no table yet. */
export const FIRST_DRAFT: Draft = {
  preset: 'muggins',
  form: 'quick',
  rules: presetRules('muggins', 'quick', 2),
  clock: DEFAULT_CLOCK,
  rated: true,
  visibility: 'public',
}

function isClock(clock: Draft['clock'] | undefined, rules: Draft['rules']): clock is Draft['clock'] {
  return clock !== undefined && isOffered(clock) && (!isSlow(clock) || mayBeSlow(rules))
}

/** A draft as it was written; null for anything that could not be opened today. */
export function readDraft(text: string | null): Draft | null {
  try {
    const { preset, form, rules: given, clock, rated, visibility, blockedAward } = JSON.parse(text ?? 'null') as Draft
    const rules = completeRules(given)
    const known = PRESET_NAMES.includes(preset) && FORMS.includes(form)
    const complete = Object.keys(rules).sort().join() === Object.keys(FIRST_DRAFT.rules).sort().join()
    if (!known || !complete || invalidOption(rules) || !isClock(clock, rules)) return null
    return {
      preset,
      form,
      rules,
      clock,
      rated: rated === true,
      visibility: visibility === 'invite' ? 'invite' : 'public',
      blockedAward: blockedAward === 'gross' || blockedAward === 'net' ? blockedAward : undefined,
    }
  } catch {
    return null
  }
}

/** What the last table was to be opened with in this browser, else the first draft. */
export function recallDraft(): Draft {
  try {
    return readDraft(localStorage.getItem(KEY)) ?? FIRST_DRAFT
  } catch {
    return FIRST_DRAFT
  }
}

/** Keeps a draft for the next time, where the browser lets us. */
export function keepDraft(draft: Draft): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(draft))
  } catch {
    // Without storage the form begins anew each time.
  }
}
