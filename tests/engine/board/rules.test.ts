import { describe, expect, it } from 'vitest'
import { presetRules } from '../../../src/engine/board/presets'
import { completeRules, pointsFor, roundToFive, sideCount, sideOf } from '../../../src/engine/board/rules'
import { ALL_TILES, halvesOf, otherHalf, pipsOf, tileOf } from '../../../src/engine/board/tile'
import { invalidOption, invalidOptions } from '../../../src/engine/board/validity'

describe('R1: rule sets', () => {
  it('takes the defaults that follow from the number of seats', () => {
    expect(completeRules()).toMatchObject({ seats: 2, handSize: 7, target: 250, roundLimit: null, settlement: 'debit' })
    expect(completeRules({ seats: 3 })).toMatchObject({ handSize: 5, target: 200 })
  })

  it('knows the presets in full and quick form', () => {
    expect(presetRules('allFives', 'full', 2)).toEqual(completeRules({ settlement: 'award', spinner: 'first' }))
    expect(presetRules('muggins', 'quick', 3)).toEqual(completeRules({ seats: 3, target: 100, roundLimit: 10 }))
    expect(presetRules('partners', 'full', 2)).toMatchObject({ seats: 4, teams: true, handSize: 5, target: 200 })
    expect(presetRules('cribbage', 'full', 2)).toMatchObject({ target: 305, display: 'pegs', claims: 'steal' })
  })

  it('allows every preset', () => {
    for (const preset of ['muggins', 'allFives', 'tableClassic', 'cribbage', 'partners'] as const) {
      for (const seats of [2, 3, 4] as const) {
        expect(invalidOption(presetRules(preset, 'full', seats))).toBeNull()
        expect(invalidOption(presetRules(preset, 'quick', seats))).toBeNull()
      }
    }
  })

  it('names an option that is not allowed', () => {
    expect(invalidOption(completeRules({ seats: 2, teams: true }))).toBe('teams')
    expect(invalidOption(completeRules({ handSize: 14, reserve: 1 }))).toBe('handSize')
    expect(invalidOption(completeRules({ handSize: 0 }))).toBe('handSize')
    expect(invalidOption(completeRules({ target: 103 }))).toBe('target')
    expect(invalidOption(completeRules({ target: 0 }))).toBe('target')
    expect(invalidOption(completeRules({ roundLimit: 1.5 }))).toBe('roundLimit')
    expect(invalidOption(completeRules({ reserve: 3 }))).toBe('reserve')
    expect(invalidOption(completeRules({ handSize: 13, reserve: 2 }))).toBeNull()
    expect(invalidOptions(completeRules({ handSize: 15, target: 7, roundLimit: Number.NaN }))).toEqual([
      'handSize',
      'target',
      'roundLimit',
    ])
  })

  it('R1: a side is a seat, or one of two teams of opposite seats', () => {
    const partners = presetRules('partners', 'full', 4)
    expect([0, 1, 2, 3].map((seat) => sideOf(partners, seat))).toEqual([0, 1, 0, 1])
    expect(sideCount(partners)).toBe(2)
    expect(sideCount(completeRules({ seats: 3 }))).toBe(3)
  })
})

describe('R4.1, R7.1: fives', () => {
  it('R4.1: scores positive multiples of five, and nothing else', () =>
    expect([-5, 0, 4, 5, 12, 35].map(pointsFor)).toEqual([0, 0, 0, 5, 0, 35]))

  it('R7.1: rounds 2→0, 3→5, 12→10, 13→15, 27→25, 28→30', () =>
    expect([2, 3, 12, 13, 27, 28].map(roundToFive)).toEqual([0, 5, 10, 15, 25, 30]))
})

describe('tiles', () => {
  it('R9.5: stand in the order 0-0, 1-0, 1-1, 2-0, … 6-6', () => {
    expect(ALL_TILES).toHaveLength(28)
    expect(ALL_TILES.slice(0, 4)).toEqual(['0-0', '1-0', '1-1', '2-0'])
    expect(ALL_TILES.at(-1)).toBe('6-6')
  })

  it('are named high half first', () => {
    expect(tileOf(2, 6)).toBe('6-2')
    expect(halvesOf('6-2')).toEqual([6, 2])
    expect(otherHalf('6-2', 2)).toBe(6)
    expect(otherHalf('3-3', 3)).toBe(3)
    expect(pipsOf('6-2')).toBe(8)
  })
})
