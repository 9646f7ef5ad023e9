import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { rulesHash } from '../../src/chance/rulesHash'
import { namedRules, PRESET_NAMES, presetRules } from '../../src/engine/board/presets'
import { completeRules, type RuleSet } from '../../src/engine/board/rules'
import { anyRules } from '../support/rules'

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

/** The same rule set, its options in another order. */
function shuffled(rules: RuleSet, order: readonly number[]): RuleSet {
  const entries = Object.entries(rules).map((entry, at) => ({ entry, by: order[at] ?? 0 }))
  return Object.fromEntries(entries.sort((a, b) => a.by - b.by).map(({ entry }) => entry)) as RuleSet
}

describe('R9.7: the hash of a rule set', () => {
  it('is that of the canonical form, agreed for good', () => {
    const plain =
      '{"blockedAward":"gross","claims":"automatic","handSize":7,"reserve":0,"roundLimit":null,"seats":2,"settlement":"debit","spinner":"none","target":250,"teams":false}'
    const partners =
      '{"blockedAward":"gross","claims":"automatic","handSize":5,"reserve":0,"roundLimit":10,"seats":4,"settlement":"award","spinner":"first","target":100,"teams":true}'
    expect(rulesHash(completeRules())).toBe(sha256(plain))
    expect(rulesHash(presetRules('partners', 'quick', 4))).toBe(sha256(partners))
  })

  it('is the same in whatever order the options come, also after a way through JSON', () => {
    fc.assert(
      fc.property(anyRules, fc.array(fc.nat(), { minLength: 11, maxLength: 11 }), (rules, order) => {
        const hash = rulesHash(rules)
        expect(hash).toMatch(/^[0-9a-f]{64}$/)
        expect(rulesHash(shuffled(rules, order))).toBe(hash)
        expect(rulesHash(JSON.parse(JSON.stringify(shuffled(rules, order))))).toBe(hash)
      }),
    )
  })

  it('differs for any two rule sets that differ in what is played, and only for those', () => {
    fc.assert(
      fc.property(anyRules, anyRules, fc.constantFrom<keyof RuleSet>(...optionsOf()), (rules, other, option) => {
        const changed = { ...rules, [option]: other[option] }
        const same = option === 'display' || rules[option] === other[option]
        expect(rulesHash(changed) === rulesHash(rules)).toBe(same)
      }),
      { numRuns: 500 },
    )
  })

  it('writes a limit that is absent as null', () => {
    const { roundLimit: _, ...without } = completeRules()
    expect(rulesHash({ ...without, roundLimit: undefined } as unknown as RuleSet)).toBe(rulesHash(completeRules()))
  })

  it('tells all presets and forms apart but quick Cribbage and quick Table classic, which are played alike', () => {
    const all = PRESET_NAMES.flatMap((preset) =>
      (['full', 'quick'] as const).map((form) => presetRules(preset, form, 4)),
    )
    expect(new Set(all.map(rulesHash)).size).toBe(all.length - 1)
    expect(all.every((rules) => namedRules(rules).preset !== 'custom')).toBe(true)
  })
})

function optionsOf() {
  return Object.keys(completeRules()) as (keyof RuleSet)[]
}
