import fc from 'fast-check'
import { NextIntlClientProvider } from 'next-intl'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { OptionFigure, type ShownOption } from '../../../src/components/rules/figures/OptionFigure'
import { useOptionWords } from '../../../src/components/rules/useOptionWords'
import { RulesInBrief } from '../../../src/components/table/RulesInBrief'
import { useRuleSentences } from '../../../src/components/table/RulesInWords'
import { useRulesName } from '../../../src/components/table/useRulesName'
import { differingOptions, namedRules, PRESET_NAMES, presetRules } from '../../../src/engine/board/presets'
import { completeRules, type RuleSet } from '../../../src/engine/board/rules'
import { invalidOption } from '../../../src/engine/board/validity'
import { en } from '../../../src/messages/en'
import { anyRules } from '../../support/rules'

const OPTIONS = Object.keys(completeRules()).filter((option) => option !== 'seats') as ShownOption[]

function Say({ hear }: { hear: () => void }) {
  hear()
  return null
}

function fail(error: Error): never {
  throw error
}

/** Calls `say` as a part of a page, where the words are. */
function said<Words>(say: () => Words): Words {
  const heard: Words[] = []
  renderToStaticMarkup(
    <NextIntlClientProvider locale="en" messages={en} timeZone="UTC" onError={fail}>
      <Say hear={() => heard.push(say())} />
    </NextIntlClientProvider>,
  )
  const [words] = heard
  if (words === undefined) throw new Error('nothing was said')
  return words
}

const sentencesOf = (rules: RuleSet) => said(() => useRuleSentences()(rules))
const briefOf = (rules: RuleSet) => said(() => RulesInBrief({ rules }))
const nameOf = (rules: RuleSet) => said(() => useRulesName().ofRules(rules))

/** A rule set, and the same with one option as in another. */
const near = fc
  .tuple(anyRules, anyRules, fc.constantFrom(...OPTIONS))
  .map(([rules, other, option]) => ({ rules, changed: { ...rules, [option]: other[option] } as RuleSet }))
  .filter(({ changed }) => invalidOption(changed) === null)

describe('R1: a rule set in words', () => {
  it('reads differently for any two that are played or shown differently', () => {
    fc.assert(
      fc.property(near, ({ rules, changed }) => {
        const same =
          differingOptions(rules, changed).length === 0 ||
          (rules.settlement === 'debit' && differingOptions(rules, changed).join() === 'blockedAward')
        expect(sentencesOf(rules).join() === sentencesOf(changed).join()).toBe(same)
        expect(briefOf(rules) === briefOf(changed)).toBe(same)
      }),
      { numRuns: 300 },
    )
  })

  it('has no sentence where nothing is special', () => {
    expect(sentencesOf(completeRules())).toEqual([
      '2 players with 7 tiles each.',
      'The first to reach 250 points wins.',
      'After each round everybody loses the pips left in hand, to the nearest five.',
      "The line has two ends; doubles don't branch.",
    ])
    expect(sentencesOf(presetRules('cribbage', 'full', 2))).toHaveLength(8)
  })

  it('speaks of teams where there are teams', () => {
    const words = sentencesOf({ ...presetRules('partners', 'full', 4), blockedAward: 'net' })
    expect(words.filter((sentence) => /team/i.test(sentence))).toHaveLength(3)
  })
})

describe('the name of a rule set', () => {
  it('is its preset’s, or what sets it apart', () => {
    expect(nameOf(presetRules('allFives', 'quick', 2))).toBe('All Fives, quick')
    expect(nameOf(completeRules({ claims: 'steal', spinner: 'first', target: 305 }))).toBe(
      'Own rules: to 305, spinner, steal',
    )
    expect(
      nameOf(completeRules({ seats: 4, teams: true, reserve: 1, handSize: 1, roundLimit: 1, display: 'tally' })),
    ).toBe('Own rules: partners, 1 tile each, 1 round, 1 tile kept back, tally')
  })

  it('tells own rules apart', () => {
    fc.assert(
      fc.property(near, ({ rules, changed }) => {
        if ([rules, changed].some((each) => namedRules(each).preset !== 'custom')) return
        expect(nameOf(rules) === nameOf(changed)).toBe(differingOptions(rules, changed).length === 0)
      }),
      { numRuns: 300 },
    )
  })
})

describe('the options', () => {
  it('are each explained in one sentence', () => {
    fc.assert(
      fc.property(anyRules, fc.constantFrom(...OPTIONS), (rules, option) => {
        const { title, sentence } = said(() => useOptionWords())
        expect(title(option)).toMatch(/^[A-Z][^.]*$/)
        expect(sentence(option, rules)).toMatch(/^[A-Z0-9][^.]*\.$/)
      }),
    )
  })

  it('are each drawn, every value differently', () => {
    const drawingOf = (rules: RuleSet, option: ShownOption) =>
      renderToStaticMarkup(<OptionFigure option={option} rules={rules} />)
    fc.assert(
      fc.property(near, ({ rules, changed }) => {
        for (const option of OPTIONS) {
          const same = rules[option] === changed[option]
          const drawing = drawingOf(rules, option)
          expect(drawing).toMatch(/^<svg aria-hidden="true".*<\/svg>$/)
          if (!same) expect(drawingOf(changed, option)).not.toBe(drawing)
        }
      }),
    )
    expect(PRESET_NAMES.map((preset) => en.rules.presetLeads[preset]).every((lead) => lead.endsWith('.'))).toBe(true)
  })
})
