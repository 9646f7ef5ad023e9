import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  differingOptions,
  FORMS,
  namedRules,
  nearestPreset,
  PRESET_NAMES,
  presetRules,
} from '../../../src/engine/board/presets'
import { completeRules, type RuleSet, type SeatCount } from '../../../src/engine/board/rules'
import { anyRules } from '../../support/rules'

const SEATS: readonly SeatCount[] = [2, 3, 4]

describe('R1: names of rule sets', () => {
  it('are found again for every preset, form and number of seats', () => {
    for (const preset of PRESET_NAMES) {
      for (const form of FORMS) {
        for (const seats of preset === 'partners' ? ([4] as const) : SEATS) {
          expect(namedRules(presetRules(preset, form, seats))).toEqual({ preset, form })
        }
      }
    }
  })

  it('tell quick Cribbage from quick Table classic by the display, which else makes no difference', () => {
    const classic = presetRules('tableClassic', 'quick', 2)
    expect(differingOptions(classic, presetRules('cribbage', 'quick', 2))).toEqual(['display'])
    expect(namedRules({ ...classic, display: 'pegs' }).preset).toBe('cribbage')
    expect(namedRules({ ...classic, display: 'tally' }).preset).toBe('tableClassic')
    for (const display of ['points', 'pegs', 'tally'] as const) {
      expect(namedRules({ ...presetRules('allFives', 'full', 3), display })).toEqual({
        preset: 'allFives',
        form: 'full',
      })
    }
  })

  it('call All Fives in teams Partners', () => {
    expect(namedRules({ ...presetRules('allFives', 'quick', 4), teams: true })).toEqual({
      preset: 'partners',
      form: 'quick',
    })
    expect(namedRules({ ...presetRules('partners', 'full', 4), teams: false }).preset).toBe('allFives')
  })

  it('are none for a rule set that differs in anything that is played, even where it has no effect', () => {
    const own: Partial<RuleSet>[] = [
      { teams: true, seats: 4 },
      { handSize: 6 },
      { target: 255 },
      { target: 100 },
      { roundLimit: 10 },
      { spinner: 'first' },
      { reserve: 1 },
      { claims: 'call' },
      { settlement: 'award' },
      { blockedAward: 'net' },
    ]
    for (const change of own) {
      expect(namedRules(completeRules(change)), JSON.stringify(change)).toEqual({ preset: 'custom', form: 'full' })
    }
  })

  it('hold exactly where nothing but the display differs', () => {
    fc.assert(
      fc.property(anyRules, (rules) => {
        const { preset, form } = namedRules(rules)
        const near = nearestPreset(rules)
        const apart = differingOptions(rules, presetRules(near.preset, near.form, rules.seats))
        const named = apart.every((option) => option === 'display')
        expect(preset !== 'custom').toBe(named)
        if (named) expect(near).toEqual({ preset, form })
      }),
      { numRuns: 500 },
    )
  })
})

describe('R1: the nearest preset', () => {
  it('is the one that differs in the fewest options', () => {
    const classic = presetRules('tableClassic', 'quick', 3)
    expect(nearestPreset({ ...classic, spinner: 'first' })).toEqual({
      preset: 'tableClassic',
      form: 'quick',
    })
    expect(nearestPreset({ ...presetRules('partners', 'full', 4), claims: 'steal' })).toEqual({
      preset: 'partners',
      form: 'full',
    })
    expect(nearestPreset(completeRules({ handSize: 9 }))).toEqual({ preset: 'muggins', form: 'full' })
  })
})
