import { describe, expect, it } from 'vitest'
import { handGrid } from '../../../src/components/board/hand/grid'
import { sortHand } from '../../../src/components/board/hand/order'
import { tiles } from '../../support/notation'

describe('sorting a hand', () => {
  const hand = tiles('2-1 6-0 5-5 6-3 3-3')
  it('keeps it as drawn', () => expect(sortHand(hand, 'drawn')).toBe(hand))
  it('puts the heaviest first', () => expect(sortHand(hand, 'pips')).toEqual(tiles('5-5 6-3 6-0 3-3 2-1')))
  it('goes by the higher half, then the lower', () =>
    expect(sortHand(hand, 'suit')).toEqual(tiles('6-3 6-0 5-5 3-3 2-1')))
  it('leaves the hand itself alone', () => expect(hand).toEqual(tiles('2-1 6-0 5-5 6-3 3-3')))
})

describe('setting out a hand', () => {
  it.each([320, 360, 700])('fits up to 26 tiles on %i pixels, wide enough to touch', (width) => {
    for (let count = 1; count <= 26; count++) {
      const { tileWidth, gap, columns, rows } = handGrid(count, width, 56)
      expect(columns * rows).toBeGreaterThanOrEqual(count)
      expect(columns * tileWidth + (columns - 1) * gap).toBeLessThanOrEqual(width)
      expect(tileWidth).toBeGreaterThanOrEqual(30)
      expect(rows).toBeLessThanOrEqual(3)
    }
  })

  it('keeps a usual hand in one row of touchable tiles on a phone', () => {
    expect(handGrid(7, 366, 56)).toMatchObject({ rows: 1, tileWidth: 47 })
  })
})
