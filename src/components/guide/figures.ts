import { completeRules, type RuleSet } from '../../engine/board/rules'
import type { LineStep } from '../board/lineSteps'

/** A short line, placement by placement. */
export type Figure = { readonly rules: RuleSet; readonly steps: readonly LineStep[] }

const PLAIN = completeRules()
const BRANCHING = completeRules({ spinner: 'first' })

const plain = (...steps: readonly LineStep[]): Figure => ({ rules: PLAIN, steps })

/** The lines of the rulebook's figures. What they count, and what it is worth, the engine says. */
export const FIGURES = {
  lineAndDoubles: plain(['4-1', null, 1], ['1-1', 'left'], ['4-4', 'right'], ['4-3', 'right']),
  loneDouble: plain(['2-2', null]),
  opening: plain(['4-1', null, 1]),
  short: plain(['4-1', null, 1], ['1-1', 'left']),
  fifteen: plain(['6-3', null, 3], ['6-6', 'right']),
  zero: plain(['0-0', null]),
  example: plain(
    ['5-0', null, 5],
    ['2-0', 'right'],
    ['5-3', 'left'],
    ['6-3', 'left'],
    ['4-2', 'right'],
    ['4-1', 'right'],
    ['6-4', 'left'],
  ),
  spinner: {
    rules: BRANCHING,
    steps: [
      ['6-6', null],
      ['6-3', 'left'],
      ['6-4', 'right'],
      ['6-1', 'up'],
      ['6-5', 'down'],
    ],
  },
} as const satisfies Record<string, Figure>

export type FigureName = keyof typeof FIGURES
