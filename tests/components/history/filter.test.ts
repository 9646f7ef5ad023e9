import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Filter, isChoosable, isFiltered, readFilter, writeFilter } from '../../../src/components/history/filter'

const filters: fc.Arbitrary<Filter> = fc.record(
  {
    preset: fc.constantFrom('muggins', 'allFives', 'custom'),
    seats: fc.constantFrom(2, 3, 4),
    rated: fc.boolean(),
    result: fc.constantFrom('won', 'drawn', 'lost'),
    opponent: fc.stringMatching(/^[a-zäß&=+%]{1,20}$/),
    cursor: fc.stringMatching(/^[\w+/=-]{1,60}$/),
  },
  { requiredKeys: [] },
)

describe('the filter in the address', () => {
  it('is read as it was written', () => {
    fc.assert(
      fc.property(filters, (filter) => {
        const query = Object.fromEntries(new URLSearchParams(writeFilter(filter)))
        expect(readFilter(query)).toEqual(filter)
      }),
    )
  })

  it('leaves out what is no choice', () => {
    const query = {
      preset: 'chess',
      seats: '5',
      rated: 'maybe',
      result: ['won', 'lost'],
      opponent: ' ',
      cursor: 'x'.repeat(200),
    }
    expect(readFilter(query)).toEqual({ result: 'won' })
  })

  it('is none when only the page is said', () => {
    expect(isFiltered({ cursor: 'abc' })).toBe(false)
    expect(isFiltered({ rated: false })).toBe(true)
    expect(writeFilter({})).toBe('')
  })

  it('is offered unless there is nothing to choose from', () => {
    const none = { entries: [], nextCursor: null }
    expect(isChoosable(none, {})).toBe(false)
    expect(isChoosable(none, { rated: true })).toBe(true)
    expect(isChoosable(none, { cursor: 'abc' })).toBe(true)
  })
})
