import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  casualReason,
  type Draft,
  draftOf,
  formOf,
  isOwn,
  lengthOf,
  mostTiles,
  withForm,
  withOption,
  withPreset,
  withSeats,
} from '../../../src/components/table/draft'
import { FIRST_DRAFT, readDraft } from '../../../src/components/table/draftStorage'
import { FORMS, namedRules, PRESET_NAMES, presetRules } from '../../../src/engine/board/presets'
import type { SeatCount } from '../../../src/engine/board/rules'
import { invalidOption } from '../../../src/engine/board/validity'
import { anyRules } from '../../support/rules'

type Step = (draft: Draft) => Draft

const OPTIONS = [
  'teams',
  'target',
  'roundLimit',
  'spinner',
  'reserve',
  'claims',
  'settlement',
  'blockedAward',
  'display',
] as const

/** Anything that the form lets somebody do, options set to values of any allowed rule set. */
const anyStep: fc.Arbitrary<Step> = fc.oneof(
  fc.constantFrom(...PRESET_NAMES).map(
    (preset): Step =>
      (draft) =>
        withPreset(draft, preset),
  ),
  fc.constantFrom(...FORMS).map(
    (form): Step =>
      (draft) =>
        withForm(draft, form),
  ),
  fc.constantFrom<SeatCount>(2, 3, 4).map(
    (seats): Step =>
      (draft) =>
        withSeats(draft, seats),
  ),
  fc.tuple(anyRules, fc.constantFrom(...OPTIONS)).map(
    ([rules, option]): Step =>
      (draft) =>
        withOption(draft, option, rules[option]),
  ),
  fc.nat({ max: 13 }).map(
    (size): Step =>
      (draft) =>
        withOption(draft, 'handSize', 1 + (size % mostTiles(draft.rules))),
  ),
)

const own = withOption(withOption(withPreset(FIRST_DRAFT, 'allFives'), 'claims', 'steal'), 'target', 305)

describe('the draft of a table', () => {
  it('is its preset, or one’s own based on it, and leads back there', () => {
    expect(isOwn(own)).toBe(true)
    expect(own.preset).toBe('allFives')
    const back = withPreset(own, own.preset)
    expect(isOwn(back)).toBe(false)
    expect(back.rules).toEqual(presetRules('allFives', 'quick', 2))
    const undone = withOption(withOption(own, 'target', 100), 'claims', 'automatic')
    expect(undone.rules).toEqual(back.rules)
    expect(isOwn(undone)).toBe(false)
  })

  it('never holds what R1 does not allow, whatever is chosen in whatever order', () => {
    fc.assert(
      fc.property(fc.array(anyStep, { maxLength: 12 }), (steps) => {
        let draft = FIRST_DRAFT
        for (const step of steps) {
          draft = step(draft)
          expect(invalidOption(draft.rules)).toBeNull()
          const { preset, form } = namedRules(draft.rules)
          if (preset === 'custom') return
          expect(draft).toMatchObject({ preset, form })
          // Quick or full of a preset is said to be that.
          expect(lengthOf(draft)).toBe(form)
        }
      }),
      { numRuns: 400 },
    )
  })

  it('says which preset it is as soon as the options are those of one', () => {
    const four = withSeats(withPreset(FIRST_DRAFT, 'allFives'), 4)
    const partners = withOption(four, 'teams', true)
    expect(partners.preset).toBe('partners')
    expect(withOption(partners, 'teams', false).preset).toBe('allFives')
  })

  it('drops what means nothing without the rest: teams but of four, net but of an award', () => {
    const partners = withOption(withPreset(FIRST_DRAFT, 'partners'), 'claims', 'call')
    expect(withSeats(partners, 3)).toMatchObject({
      preset: 'allFives',
      rules: { seats: 3, teams: false, claims: 'call' },
    })
    const net = withOption(withPreset(FIRST_DRAFT, 'allFives'), 'blockedAward', 'net')
    expect(net.rules.blockedAward).toBe('net')
    const debit = withOption(net, 'settlement', 'debit')
    expect(debit.rules.blockedAward).toBe('gross')
    expect(withOption(debit, 'settlement', 'award').rules.blockedAward, 'what was chosen before').toBe('net')
  })

  it('takes hand and points along to another number of players, own ones as far as the tiles go', () => {
    const full = withForm(FIRST_DRAFT, 'full')
    expect(withSeats(full, 4).rules).toEqual(presetRules('muggins', 'full', 4))
    const large = withOption(withOption(full, 'handSize', 13), 'target', 150)
    expect(withSeats(large, 4).rules).toMatchObject({ handSize: 7, target: 150 })
    expect(mostTiles({ seats: 4, reserve: 1 })).toBe(6)
    const all = withOption(FIRST_DRAFT, 'handSize', 14)
    expect(withOption(all, 'reserve', 2).rules.handSize).toBe(13)
  })

  it('keeps own rules when the length is chosen, and knows a length of its own', () => {
    expect(lengthOf(own)).toBeNull()
    const quick = withForm(own, 'quick')
    expect(quick.rules).toMatchObject({ target: 100, roundLimit: 10, claims: 'steal' })
    expect(lengthOf(quick)).toBe('quick')
    expect(lengthOf(withForm(own, 'full'))).toBe('full')
  })

  it('is rated only where that may be, and again once it may', () => {
    expect(casualReason(FIRST_DRAFT, null)).toBeNull()
    expect(casualReason(FIRST_DRAFT, 'guest')).toBe('guest')
    expect(casualReason({ ...FIRST_DRAFT, clock: null }, null)).toBe('clock')
    expect(casualReason(own, null)).toBe('own')
    expect(casualReason(withPreset(FIRST_DRAFT, 'cribbage'), null)).toBe('preset')
    expect(casualReason(withPreset(FIRST_DRAFT, 'partners'), null)).toBeNull()
    expect(formOf(own, null)?.rated).toBe(false)
    expect(formOf(withPreset(own, 'allFives'), null)?.rated).toBe(true)
  })

  it('sends nothing while a number is wrong', () => {
    for (const target of [0, 7, Number.NaN]) expect(formOf(withOption(FIRST_DRAFT, 'target', target), null)).toBeNull()
    expect(formOf(withOption(FIRST_DRAFT, 'handSize', 15), null)).toBeNull()
  })

  it('is made of what a table has, too', () => {
    const form = formOf(own, null)
    if (!form) throw new Error('a form is expected')
    expect(draftOf(form)).toMatchObject({ preset: 'allFives', form: 'quick', rules: own.rules })
  })
})

describe('a draft kept in the browser', () => {
  it('comes back as it was', () => {
    fc.assert(
      fc.property(fc.array(anyStep, { maxLength: 6 }), (steps) => {
        const draft = steps.reduce((held, step) => step(held), FIRST_DRAFT)
        expect(readDraft(JSON.stringify(draft))).toEqual(draft)
      }),
    )
  })

  it.each([
    null,
    '',
    'null',
    '{',
    '[]',
    '"muggins"',
    JSON.stringify({ ...FIRST_DRAFT, preset: 'chess' }),
    JSON.stringify({ ...FIRST_DRAFT, form: 'slow' }),
    JSON.stringify({ ...FIRST_DRAFT, clock: { turnMs: 1, bankMs: 0 } }),
    JSON.stringify({ ...FIRST_DRAFT, clock: undefined }),
    JSON.stringify({ ...FIRST_DRAFT, rules: { ...FIRST_DRAFT.rules, target: 7 } }),
    JSON.stringify({ ...FIRST_DRAFT, rules: { ...FIRST_DRAFT.rules, jokers: 1 } }),
  ])('is forgotten where it could not be opened today: %s', (text) => {
    expect(readDraft(text)).toBeNull()
  })
})
