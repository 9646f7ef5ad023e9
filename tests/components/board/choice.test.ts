import { describe, expect, it } from 'vitest'
import { choose, targetsOf } from '../../../src/components/board/input/choice'

const targets = targetsOf([
  { tile: '6-3', end: 'left' },
  { tile: '6-5', end: 'left' },
  { tile: '6-5', end: 'right' },
])

describe('choosing a tile and an end', () => {
  it('takes up a playable tile at the first tap, and no other', () => {
    expect(choose(null, { type: 'tapTile', tile: '6-3' }, targets)).toEqual({ choice: '6-3', place: null })
    expect(choose('6-3', { type: 'tapTile', tile: '6-5' }, targets)).toEqual({ choice: '6-5', place: null })
    expect(choose('6-3', { type: 'tapTile', tile: '1-0' }, targets)).toEqual({ choice: null, place: null })
  })

  it('places a tile with one end at the second tap, on the tile or on the end', () => {
    const placed = { choice: null, place: { tile: '6-3', end: 'left' } }
    expect(choose('6-3', { type: 'tapTile', tile: '6-3' }, targets)).toEqual(placed)
    expect(choose('6-3', { type: 'tapEnd', end: 'left' }, targets)).toEqual(placed)
    expect(choose(null, { type: 'tapTile', tile: '6-3' }, targets, true)).toEqual(placed)
  })

  it('never chooses between two ends (R3.2)', () => {
    expect(choose('6-5', { type: 'tapTile', tile: '6-5' }, targets)).toEqual({ choice: null, place: null })
    expect(choose('6-5', { type: 'tapEnd', end: 'right' }, targets).place).toEqual({ tile: '6-5', end: 'right' })
  })

  it('places nothing on an end that the tile does not fit, nor without a tile', () => {
    expect(choose('6-3', { type: 'tapEnd', end: 'right' }, targets)).toEqual({ choice: '6-3', place: null })
    expect(choose(null, { type: 'tapEnd', end: 'left' }, targets)).toEqual({ choice: null, place: null })
    expect(choose('6-3', { type: 'drop', tile: '6-3', end: 'up' }, targets)).toEqual({ choice: '6-3', place: null })
  })

  it('drops a dragged tile, opens with null, and puts a tile down again', () => {
    expect(choose('6-5', { type: 'drop', tile: '6-5', end: 'left' }, targets).place).toEqual({
      tile: '6-5',
      end: 'left',
    })
    const opening = targetsOf([{ tile: '4-4', end: null }])
    expect(choose('4-4', { type: 'tapTile', tile: '4-4' }, opening).place).toEqual({ tile: '4-4', end: null })
    expect(choose('6-5', { type: 'cancel' }, targets)).toEqual({ choice: null, place: null })
  })
})
