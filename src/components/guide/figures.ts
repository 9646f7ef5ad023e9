import { completeRules, type RuleSet } from '../../engine/board/rules'
import type { Size } from '../board/geometry/fit'
import type { LineStep } from '../board/lineSteps'

/** A short line, placement by placement, and the table that it is drawn on, in units of which 40 are half a tile. */
export type Figure = {
  readonly rules: RuleSet
  readonly steps: readonly LineStep[]
  readonly size: Size
  /** Where there is less room: so many tiles would be too small in one row. */
  readonly narrow?: Size
}

const PLAIN = completeRules()
const BRANCHING = completeRules({ spinner: 'first' })

const plain = (width: number, ...steps: readonly LineStep[]): Figure => ({
  rules: PLAIN,
  steps,
  size: { width, height: 170 },
})

/** The lines of the rulebook's figures. What they count, and what it is worth, the engine says. */
export const FIGURES = {
  lineAndDoubles: plain(340, ['4-1', null, 1], ['1-1', 'left'], ['4-4', 'right'], ['4-3', 'right']),
  loneDouble: plain(240, ['2-2', null]),
  opening: plain(280, ['4-1', null, 1]),
  short: plain(280, ['4-1', null, 1], ['1-1', 'left']),
  fifteen: plain(280, ['6-3', null, 3], ['6-6', 'right']),
  zero: plain(240, ['0-0', null]),
  example: {
    ...plain(
      600,
      ['5-0', null, 5],
      ['2-0', 'right'],
      ['5-3', 'left'],
      ['6-3', 'left'],
      ['4-2', 'right'],
      ['4-1', 'right'],
      ['6-4', 'left'],
    ),
    narrow: { width: 360, height: 300 },
  },
  spinner: {
    rules: BRANCHING,
    steps: [
      ['6-6', null],
      ['6-3', 'left'],
      ['6-4', 'right'],
      ['6-1', 'up'],
      ['6-5', 'down'],
    ],
    size: { width: 340, height: 340 },
  },
} as const satisfies Record<string, Figure>

export type FigureName = keyof typeof FIGURES
