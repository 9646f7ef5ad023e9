import { describe, expect, it } from 'vitest'
import { countOf } from '../../../src/engine/board/count'
import { completeRules } from '../../../src/engine/board/rules'
import { line } from '../../support/notation'

const PLAIN = completeRules({ spinner: 'none' })
const FIRST = completeRules({ spinner: 'first' })

/** The counts after each tile of a line, written as [count, points]. */
function counts(text: string, rules = PLAIN): number[][] {
  const laid = line(text)
  return laid.map((_, index) => {
    const { count, points } = countOf(laid.slice(0, index + 1), rules)
    return [count, points]
  })
}

describe('the worked values of the rulebook', () => {
  it('R4.1: 5-0, 0-2, 5-3, 3-6, 2-4, 4-1, 6-4', () =>
    expect(counts('5-0 0-2r 5-3l 3-6l 2-4r 4-1r 6-4l')).toEqual([
      [5, 5],
      [7, 0],
      [5, 5],
      [8, 0],
      [10, 10],
      [7, 0],
      [5, 5],
    ]))

  it('R4.2: 1-4, 1-1 on the 1, 4-4 on the 4, 3-4 on the 4-4', () =>
    expect(counts('1-4 1-1l 4-4r 3-4r')).toEqual([
      [5, 5],
      [6, 0],
      [10, 10],
      [5, 5],
    ]))

  it('R4.2: 3-6, then 6-6 on the 6 counts both halves', () => expect(counts('3-6 6-6r').at(-1)).toEqual([15, 15]))

  it('R4.3: a lone tile counts its pip total once', () => {
    expect(counts('2-2')).toEqual([[4, 0]])
    expect(counts('5-0')).toEqual([[5, 5]])
    expect(counts('5-5 5-0r')).toEqual([
      [10, 10],
      [10, 10],
    ])
  })

  it('R4.1: zero never scores', () => expect(counts('0-0')).toEqual([[0, 0]]))

  it('R4.4: 6-6, 6-3 and 6-4 on its sides, 6-1 and 6-5 on its arms', () =>
    expect(counts('6-6 6-3l 6-4r 6-1u 6-5d', FIRST)).toEqual([
      [12, 0],
      [15, 15],
      [7, 0],
      [8, 0],
      [13, 0],
    ]))

  it('R4.4: a spinner laid onto the line: 6-4, 4-4, 4-1, 4-2 on an arm, 6-6, 6-3', () =>
    expect(counts('6-4 4-4r 4-1r 4-2u 6-6l 6-3l', FIRST)).toEqual([
      [10, 10],
      [14, 0],
      [7, 0],
      [9, 0],
      [15, 15],
      [6, 0],
    ]))

  it('R4.2: 6-3 on a single 6 beside a double 6-6 makes 15, on the double 9', () => {
    expect(counts('6-1 1-6r 6-6r 6-3l').at(-1)).toEqual([15, 15])
    expect(counts('6-1 1-6r 6-6r 6-3r').at(-1)).toEqual([9, 0])
  })
})

describe('R4: what each end contributes', () => {
  const contributions = (text: string, rules = PLAIN) =>
    countOf(line(text), rules).counted.map(({ end, tile, pips }) => `${end} ${tile} ${pips}`)

  it('R4.3: names a lone double once and both ends of any other lone tile', () => {
    expect(contributions('2-2')).toEqual(['null 2-2 4'])
    expect(contributions('0-5')).toEqual(['left 5-0 0', 'right 5-0 5'])
  })

  it('R4.4: leaves out a covered spinner and its unplayed arms', () => {
    expect(contributions('6-6 6-3l 6-4r', FIRST)).toEqual(['left 6-3 3', 'right 6-4 4'])
    expect(contributions('6-6 6-3l 6-4r 6-5d 5-5d', FIRST)).toEqual(['left 6-3 3', 'right 6-4 4', 'down 5-5 10'])
  })

  it('R4.4: counts a spinner with one open side in both halves', () =>
    expect(contributions('6-6 6-3l', FIRST)).toEqual(['left 6-3 3', 'right 6-6 12']))

  it('counts nothing on an empty line', () => expect(countOf([], PLAIN)).toEqual({ counted: [], count: 0, points: 0 }))
})
