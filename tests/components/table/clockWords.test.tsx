import { describe, expect, it } from 'vitest'
import { ClockWords } from '../../../src/components/table/ClockWords'
import { type Draft, withForm, withOption, withSeats } from '../../../src/components/table/draft'
import { FIRST_DRAFT, readDraft } from '../../../src/components/table/draftStorage'
import { TableFormFields } from '../../../src/components/table/TableFormFields'
import { useTimeText } from '../../../src/components/ui/ClockText'
import { DEFAULT_CLOCK, SLOW_CLOCK } from '../../../src/contract/offers'
import { markup, said } from '../../support/said'

const SECOND = 1_000
const HOUR = 3_600 * SECOND

describe('a length of time', () => {
  it.each([
    [59 * SECOND, '0:59'],
    [HOUR - SECOND, '59:59'],
    [HOUR, '1 h'],
    [HOUR + 60 * SECOND, '1 h 1 min'],
    [24 * HOUR - SECOND, '23 h 59 min'],
    [24 * HOUR - 1, '24 h'],
    [24 * HOUR, '24 h'],
  ])('of %d ms is %s', (ms, text) => {
    expect(said(() => useTimeText()(ms))).toBe(text)
  })
})

describe('a time control in words', () => {
  it('is a day a turn, seconds with or without a bank, or none', () => {
    expect(said(() => ClockWords({ clock: SLOW_CLOCK }))).toBe('A day a turn')
    expect(said(() => ClockWords({ clock: DEFAULT_CLOCK }))).toBe('30 seconds a turn, 60 seconds in the bank')
    expect(said(() => ClockWords({ clock: null }))).toBe('No clock')
  })
})

describe('the form of a table', () => {
  const short: Draft = { ...withForm(FIRST_DRAFT, 'short'), clock: SLOW_CLOCK }

  it('falls back to the usual clock where a day a turn is not offered', () => {
    expect(withForm(short, 'quick').clock).toEqual(DEFAULT_CLOCK)
    expect(withSeats(short, 3).clock).toEqual(DEFAULT_CLOCK)
    expect(withOption(short, 'roundLimit', 4).clock).toEqual(DEFAULT_CLOCK)
    expect(withOption(short, 'roundLimit', 2).clock).toEqual(SLOW_CLOCK)
    expect(readDraft(JSON.stringify(short))?.clock).toEqual(SLOW_CLOCK)
    expect(readDraft(JSON.stringify({ ...FIRST_DRAFT, clock: SLOW_CLOCK }))).toBeNull()
  })

  it('says when a day a turn is offered, and asks for no bank beside it', () => {
    const pageOf = (draft: Draft) => markup(<TableFormFields value={draft} onChange={() => {}} bar={null} />)
    const why = 'A day a turn is for two players and at most three rounds.'
    expect(pageOf(short)).not.toContain(why)
    expect(pageOf(short)).not.toContain('Time in the bank')
    expect(pageOf(withForm(short, 'quick'))).toContain(why)
    expect(pageOf(withForm(short, 'quick'))).toContain('Time in the bank')
  })
})
