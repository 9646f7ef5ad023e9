import { describe, expect, it } from 'vitest'
import { marksOf } from '../../../src/components/board/marks'
import { placesOf } from '../../../src/components/board/places'
import { completeRules } from '../../../src/engine/board/rules'
import { line } from '../../support/notation'

const rules = completeRules({ spinner: 'first' })
const marks = (text: string, countShown: boolean) => marksOf(placesOf(line(text), rules), countShown)

describe('the marks at a line’s ends', () => {
  it('are what each end counts; a double that lies alone has one of its own (R4.2, R4.3)', () => {
    expect(marks('1-4 4-4r', true)).toEqual([
      { end: 'left', counts: 1 },
      { end: 'right', counts: 8 },
    ])
    expect(marks('5-5', true)).toEqual([
      { end: 'left', counts: null },
      { end: 'right', counts: null },
      { end: null, counts: 10 },
    ])
  })

  it('are hollow where an arm may be played and counts nothing (R4.4)', () =>
    expect(marks('6-6 6-3r 6-4l', true)).toEqual([
      { end: 'left', counts: 4 },
      { end: 'right', counts: 3 },
      { end: 'up', counts: null },
      { end: 'down', counts: null },
    ]))

  it('R6.5: tell nothing of the count while it may not be shown', () => {
    for (const [made, nothing] of [
      ['5-0', '5-1'],
      ['5-5', '4-4'],
      ['1-4 4-4r', '1-3 3-3r'],
      ['6-6 6-3r 6-4l 4-2l 6-0u', '6-6 6-3r 6-4l 4-2l 6-1u'],
    ] as const) {
      expect(marks(made, false)).toEqual(marks(nothing, false))
      expect(marks(made, false).every(({ counts }) => counts === null)).toBe(true)
      expect(marks(made, true)).not.toEqual(marks(nothing, true))
    }
  })
})
