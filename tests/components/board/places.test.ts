import { describe, expect, it } from 'vitest'
import { placesOf, sumText } from '../../../src/components/board/places'
import { playableTiles } from '../../../src/components/board/playable'
import { pipPoints } from '../../../src/components/board/tile/pips'
import { completeRules } from '../../../src/engine/board/rules'
import { PIPS } from '../../../src/engine/board/tile'
import { line, tiles } from '../../support/notation'

const rules = completeRules()
const spinner = completeRules({ spinner: 'first' })

describe('the places at a line’s ends', () => {
  it('say what each counts, a double both halves (R4.2)', () => {
    const places = placesOf(line('1-4 1-1l 4-4r'), rules)
    expect(places.open).toEqual([
      { end: 'left', value: 1, counts: 2 },
      { end: 'right', value: 4, counts: 8 },
    ])
    expect(sumText(places.count)).toBe('2 + 8 = 10')
  })

  it('count a lone double once, at no end (R4.3)', () => {
    const places = placesOf(line('5-5'), rules)
    expect(places.lone).toBe(10)
    expect(places.open.map(({ counts }) => counts)).toEqual([null, null])
    expect(sumText(places.count)).toBe('10')
  })

  it('are open but count nothing at an unplayed arm (R4.4)', () => {
    const { open } = placesOf(line('6-6 6-3r 6-4l'), spinner)
    expect(open.find(({ end }) => end === 'up')).toEqual({ end: 'up', value: 6, counts: null })
  })
})

describe('what can be played', () => {
  it('is told with the end, its pips and the points', () => {
    const playable = playableTiles(line('6-3 6-6l'), rules, tiles('6-3 6-2 1-0'))
    expect(playable.get('6-2')).toEqual([{ end: 'left', value: 6, points: 5 }])
    expect(playable.has('1-0')).toBe(false)
    expect(playableTiles([], rules, tiles('5-0')).get('5-0')).toEqual([{ end: null, value: null, points: 5 }])
  })
})

describe('pips', () => {
  it('are as many as they should be, inside their half, and turn with the tile', () => {
    for (const pips of PIPS) {
      const points = pipPoints(pips, true)
      expect(points).toHaveLength(pips)
      for (const { x, y } of points) expect(Math.max(Math.abs(x), Math.abs(y))).toBeLessThan(0.4)
    }
    const columns = (vertical: boolean) => new Set(pipPoints(6, vertical).map(({ x }) => x)).size
    expect([columns(true), columns(false)]).toEqual([2, 3])
  })
})
