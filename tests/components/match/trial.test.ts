import { describe, expect, it } from 'vitest'
import { targetsOf } from '../../../src/components/board/input/choice'
import { lineKey, type Tried, trialOn } from '../../../src/components/match/trial'
import { legalPlacements } from '../../../src/engine/board/legality'
import type { Line } from '../../../src/engine/board/line'
import { completeRules } from '../../../src/engine/board/rules'
import { tiles } from '../../support/notation'

const hand = tiles('6-5 4-3 2-2')
const opened: Line = [{ tile: '6-4', end: null, halves: [6, 4] }]
const grown: Line = [...opened, { tile: '4-4', end: 'right', halves: [4, 4] }]
const targets = (line: Line) => targetsOf(legalPlacements(line, completeRules(), hand))
const round = (line: Line, number = 1) => ({ number, line })
const tried: Tried = { tile: '6-5', end: 'left', on: lineKey(round(opened)) }

describe('a tile on trial', () => {
  it('lies there on the line that it was tried on', () => {
    expect(trialOn(round(opened), tried, targets(opened))).toBe(tried)
  })

  it('is gone when it is not to be placed any more', () => {
    expect(trialOn(round(opened), tried, new Map())).toBeNull()
    expect(trialOn(null, tried, targets(opened))).toBeNull()
  })

  it('does not come back by itself on a later line, where it would fit again', () => {
    expect(targets(grown).get('6-5')).toEqual(['left'])
    expect(trialOn(round(grown), tried, targets(grown))).toBeNull()
    expect(trialOn(round(opened, 2), tried, targets(opened))).toBeNull()
  })
})
