import { TRPCClientError } from '@trpc/client'
import { describe, expect, it } from 'vitest'
import { PausedPlay } from '../../../src/components/lobby/PausedPlay'
import { Seeking } from '../../../src/components/lobby/Seeking'
import { Results } from '../../../src/components/player/Results'
import { barFor, casualReason, formOf } from '../../../src/components/table/draft'
import { FIRST_DRAFT } from '../../../src/components/table/draftStorage'
import { TableFormFields } from '../../../src/components/table/TableFormFields'
import { useUnratedWords } from '../../../src/components/table/useUnratedWords'
import { useErrorText } from '../../../src/components/ui/useErrorText'
import type { ErrorData } from '../../../src/contract/error'
import type { Stake, TableState } from '../../../src/contract/table'
import { markup, said } from '../../support/said'

const UNTIL = Date.UTC(2026, 5, 1, 14, 5)
const pause = { until: UNTIL, left: 3 }
const person = (name: string) => ({ id: name, kind: 'member' as const, name })
const [ana, ben] = [person('Ana'), person('Ben')]
const table = { rated: true, preset: 'muggins', spent: null } as TableState
const stake = { spent: { player: ben, until: UNTIL } } as Stake
const spent = { players: [ana, ben] as [typeof ana, typeof ben], until: UNTIL }

const wordsAt = (at: TableState, own: Partial<Parameters<ReturnType<typeof useUnratedWords>>[1]>) =>
  said(() => useUnratedWords()(at, { pause: null, stake: undefined, myId: undefined, ...own }))

function errorText(data: ErrorData): string {
  return said(() => useErrorText()(new TRPCClientError(data.code, { result: { error: { data } } } as never)))
}

describe('why nobody can be rated here, in words', () => {
  it('nothing is in the way', () => {
    expect(wordsAt(table, {})).toBeNull()
    expect(wordsAt({ ...table, rated: false }, { pause })).toBeNull()
  })

  it('names the pause, until when and why, and that casual play is open', () => {
    const words =
      'Rated play is paused for you until Mon 2:05 PM: you have left 3 of your latest matches. Casual play is open.'
    expect(wordsAt(table, { pause })?.replaceAll(/\s/g, ' ')).toBe(words)
    expect(wordsAt(table, { pause, brief: true })).toContain('until Mon')
  })

  it('names whom one has met too often, and from when the next counts', () => {
    const words =
      'You and Ben have begun 5 rated matches within 24 hours. The next can be from Mon 2:05 PM; casual ones are not limited.'
    expect(wordsAt(table, { stake, myId: 'Ana' })?.replaceAll(/\s/g, ' ')).toBe(words)
    expect(wordsAt({ ...table, rated: false, spent }, { myId: 'Ana' })?.replaceAll(/\s/g, ' ')).toBe(words)
    expect(wordsAt({ ...table, spent }, {})).toContain('Ana and Ben have begun 5 rated matches')
    // A rule set that is casual anyway needs no reason.
    expect(wordsAt({ ...table, rated: false, preset: 'cribbage', spent }, {})).toBeNull()
  })

  it('is what errors say, too', () => {
    expect(errorText({ code: 'ratedPaused', retryAfterS: 754 })).toContain('paused for you for 12:34 yet')
    expect(errorText({ code: 'metTooOften', retryAfterS: 7_500 })).toContain('The next can be in 2 h 5 min')
    expect(errorText({ code: 'metTooOften', retryAfterS: 7_500 })).toContain('begun 5 rated matches')
  })
})

describe('the way to a match of whoever is paused', () => {
  it('leads to casual ones, and says why', () => {
    const page = markup(<PausedPlay pause={pause} busy={false} onSeek={() => {}} />)
    for (const words of ['Rated play is paused', 'left 3 of your latest matches', 'Play casually now'])
      expect(page).toContain(words)
  })

  it('is said to those who wait for somebody whom they have met too often', () => {
    const seek = { pool: 'muggins-2', since: 0, window: 100, waiting: 2, metTooOften: 1 }
    const pageOf = (metTooOften: number) =>
      markup(<Seeking seek={{ ...seek, metTooOften }} busy={false} onCancel={() => {}} />)
    expect(pageOf(1)).toContain('somebody you have begun 5 rated matches with')
    expect(pageOf(0)).not.toContain('have begun')
  })

  it('is the casual one in the form of a table, which says what the limits are where it may be rated', () => {
    expect(barFor({ kind: 'member' }, pause)).toBe('paused')
    expect(barFor({ kind: 'member' }, null, { spent })).toBe('spent')
    expect(barFor({ kind: 'member' }, null, { spent: null })).toBeNull()
    expect(barFor({ kind: 'guest' }, null)).toBe('guest')
    for (const bar of ['paused', 'spent'] as const) {
      expect(casualReason(FIRST_DRAFT, bar)).toBe(bar)
      expect(formOf({ ...FIRST_DRAFT, rated: true }, bar)?.rated).toBe(false)
    }
    const pageOf = (bar: 'paused' | 'spent' | null) =>
      markup(<TableFormFields value={FIRST_DRAFT} onChange={() => {}} bar={bar} />)
    expect(pageOf(null)).toContain('At most 5 a day with the same player.')
    expect(pageOf('paused')).toContain('Rated play is paused for you')
    expect(pageOf('spent')).toContain('have begun 5 rated matches with each other')
  })
})

describe('a profile', () => {
  const matches = { total: 40, won: 20, drawn: 0, lost: 20, amongPeople: 34, left: 2 }

  it('tells how many matches with people were left, and the pause to nobody but whose it is', () => {
    const page = markup(<Results matches={matches} pause={null} />)
    expect(page).toContain('Left 2 of 34 matches with people (6%).')
    expect(page).not.toContain('paused')
    expect(markup(<Results matches={matches} pause={pause} />)).toContain('Rated play is paused for you until')
  })

  it('counts what was left before anything was finished', () => {
    const nothing = { total: 0, won: 0, drawn: 0, lost: 0, amongPeople: 1, left: 1 }
    expect(markup(<Results matches={nothing} pause={null} />)).toContain('Left 1 of one match with people (100%).')
  })
})
