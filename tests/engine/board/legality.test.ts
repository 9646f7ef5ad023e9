import { describe, expect, it } from 'vitest'
import { lay, openEnds } from '../../../src/engine/board/ends'
import { canPlace, legalEnds, legalPlacements } from '../../../src/engine/board/legality'
import { completeRules } from '../../../src/engine/board/rules'
import { line, tiles } from '../../support/notation'

const PLAIN = completeRules({ spinner: 'none' })
const FIRST = completeRules({ spinner: 'first' })

const ends = (text: string, rules = PLAIN) => openEnds(line(text), rules).map(({ end, value }) => `${end} ${value}`)

describe('R3: open ends', () => {
  it('R3.1: the opening tile lies as it was laid', () => {
    expect(ends('5-0')).toEqual(['left 5', 'right 0'])
    expect(ends('0-5')).toEqual(['left 0', 'right 5'])
    expect(lay([], '5-0', null)).toEqual([{ tile: '5-0', end: null, halves: [5, 0] }])
  })

  it('R3.2: the other half of a joined tile becomes the open end', () => {
    expect(ends('5-0 0-2r')).toEqual(['left 5', 'right 2'])
    expect(ends('5-0 0-2r 5-3l')).toEqual(['left 3', 'right 2'])
    expect(line('5-0 0-2r')[1]).toEqual({ tile: '2-0', end: 'right', halves: [0, 2] })
  })

  it('R3.3: without a spinner the line always has two ends', () => {
    expect(ends('6-6 6-3l 6-4r')).toEqual(['left 3', 'right 4'])
    expect(ends('6-6')).toEqual(['left 6', 'right 6'])
  })

  it('R3.4: the arms open once both long sides are covered', () => {
    expect(ends('6-6', FIRST)).toEqual(['left 6', 'right 6'])
    expect(ends('6-6 6-3l', FIRST)).toEqual(['left 3', 'right 6'])
    expect(ends('6-6 6-3l 6-4r', FIRST)).toEqual(['left 3', 'right 4', 'up 6', 'down 6'])
  })

  it('R3.4: a spinner laid onto the line has one side covered already', () => {
    expect(ends('6-4 4-4r', FIRST)).toEqual(['left 6', 'right 4'])
    expect(ends('6-4 4-4r 6-1l', FIRST)).toEqual(['left 1', 'right 4'])
    expect(ends('6-4 4-4r 4-1r', FIRST)).toEqual(['left 6', 'right 1', 'up 4', 'down 4'])
  })

  it('R3.4: only the first double branches, and arms grow like any end', () => {
    expect(ends('6-4 4-4r 4-1r 1-1r 6-6l', FIRST)).toEqual(['left 6', 'right 1', 'up 4', 'down 4'])
    expect(ends('6-4 4-4r 4-1r 4-2u 2-2u 2-5u', FIRST)).toEqual(['left 6', 'right 1', 'up 5', 'down 4'])
  })

  it('has no ends while nothing is laid', () => expect(openEnds([], FIRST)).toEqual([]))

  it('R3.4: refuses to lay on an arm that no double carries', () => expect(() => line('6-4 4-1u')).toThrow(RangeError))
})

describe('R3.2: legal placements', () => {
  it('names every end a tile fits', () => {
    expect(legalEnds(line('5-0'), PLAIN, '5-0')).toEqual(['left', 'right'])
    expect(legalEnds(line('5-0'), PLAIN, '6-0')).toEqual(['right'])
    expect(legalEnds(line('5-0'), PLAIN, '4-1')).toEqual([])
    expect(legalEnds(line('6-6 6-3l 6-4r'), FIRST, '6-1')).toEqual(['up', 'down'])
  })

  it('R3.4: offers no arm before both sides are covered', () =>
    expect(legalEnds(line('6-6 6-3l'), FIRST, '6-1')).toEqual(['right']))

  it('R3.1: lets any tile open the line, without an end', () => {
    const hand = tiles('6-5 0-0')
    expect(legalPlacements([], PLAIN, hand)).toEqual([
      { tile: '6-5', end: null },
      { tile: '0-0', end: null },
    ])
    expect(canPlace([], PLAIN, hand)).toBe(true)
    expect(canPlace([], PLAIN, [])).toBe(false)
  })

  it('R5.1: tells whether a hand can place', () => {
    const hand = tiles('1-1 5-3 5-0')
    expect(legalPlacements(line('5-0'), PLAIN, hand)).toEqual([
      { tile: '5-3', end: 'left' },
      { tile: '5-0', end: 'left' },
      { tile: '5-0', end: 'right' },
    ])
    expect(canPlace(line('5-0'), PLAIN, hand)).toBe(true)
    expect(canPlace(line('5-0'), PLAIN, tiles('1-1 6-3'))).toBe(false)
  })
})
