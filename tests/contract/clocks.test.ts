import { describe, expect, it } from 'vitest'
import { tableFormSchema } from '../../src/contract/table'
import { type Form, presetRules } from '../../src/engine/board/presets'
import type { SeatCount } from '../../src/engine/board/rules'
import { AppError } from '../../src/server/error'
import { termsOf } from '../../src/server/tables/presets'

type Wish = { readonly seats?: SeatCount; readonly form?: Form; readonly rated?: boolean; readonly clock: unknown }

const clockOf = (turnS: number, bankS: number) => ({ turnMs: turnS * 1_000, bankMs: bankS * 1_000 })
const DAY = clockOf(86_400, 0)

/** What a table with such a clock is answered: `accepted`, `unknown` to the schema, or a code and its field. */
function answerTo({ seats = 2, form = 'quick', rated = false, clock }: Wish): string {
  const wish = { rules: presetRules('muggins', form, seats), clock, rated, visibility: 'public' }
  const { success, data } = tableFormSchema.safeParse(wish)
  if (!success) return 'unknown'
  try {
    expect(termsOf(data).clock).toEqual(clock)
    return 'accepted'
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    return `${error.code} ${error.details.field}`
  }
}

describe('a turn time and a bank', () => {
  const live = [15, 30, 60].flatMap((turnS) => [0, 60, 180].map((bankS) => [turnS, bankS] as const))

  it.each(live)('of %i s and %i s are on offer for every table', (turnS, bankS) => {
    const clock = clockOf(turnS, bankS)
    for (const seats of [2, 3, 4] as const)
      for (const form of ['full', 'quick', 'short'] as const)
        for (const rated of [false, true]) expect(answerTo({ seats, form, rated, clock })).toBe('accepted')
  })

  it.each([
    [0, 0],
    [10, 0],
    [14.999, 0],
    [15.001, 60],
    [20, 60],
    [45, 60],
    [61, 180],
    [90, 0],
    [180, 60],
    [-30, 60],
    [30, 1],
    [30, 30],
    [30, 59.999],
    [30, 120],
    [60, 181],
    [60, 3_600],
    [60, -60],
    [3_600, 0],
    [43_200, 0],
    [86_399, 0],
    [86_401, 0],
    [172_800, 0],
    [86_400, 60],
  ])('of %d s and %d s are not', (turnS, bankS) => {
    for (const form of ['full', 'short'] as const)
      expect(answerTo({ form, clock: clockOf(turnS, bankS) })).toBe('unknown')
  })

  it.each([
    ['nothing', undefined],
    ['a number', 30_000],
    ['a turn time alone', { turnMs: 30_000 }],
    ['a bank alone', { bankMs: 60_000 }],
    ['parts of a millisecond', { turnMs: 30_000.5, bankMs: 0 }],
    ['digits', { turnMs: '30000', bankMs: '60000' }],
    ['more than that', { turnMs: 30_000, bankMs: 60_000, graceMs: 60_000 }],
  ])('are not %s', (_, clock) => {
    expect(answerTo({ clock })).toBe('unknown')
  })
})

it.each<[string, Omit<Wish, 'clock'>, string]>([
  ['two, casual', {}, 'accepted'],
  ['four, casual', { seats: 4, form: 'full' }, 'accepted'],
  ['two, rated', { rated: true }, 'badInput clock'],
  ['three, rated', { seats: 3, rated: true }, 'badInput clock'],
])('no clock for %s', (_, wish, answer) => {
  expect(answerTo({ ...wish, clock: null })).toBe(answer)
})

it.each<[string, Omit<Wish, 'clock'>, string]>([
  ['two, short', { form: 'short' }, 'accepted'],
  ['two, short, rated', { form: 'short', rated: true }, 'accepted'],
  ['two, quick', { form: 'quick' }, 'slowNotOffered clock'],
  ['two, full', { form: 'full' }, 'slowNotOffered clock'],
  ['three, short', { seats: 3, form: 'short' }, 'slowNotOffered clock'],
  ['four, short', { seats: 4, form: 'short' }, 'slowNotOffered clock'],
  ['four, full, rated', { seats: 4, form: 'full', rated: true }, 'slowNotOffered clock'],
])('a day a turn for %s', (_, wish, answer) => {
  expect(answerTo({ ...wish, clock: DAY })).toBe(answer)
})
