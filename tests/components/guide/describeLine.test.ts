import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { lineOf } from '../../../src/components/board/lineSteps'
import { describeLine, type Part } from '../../../src/components/guide/describeLine'
import { FIGURES, type FigureName } from '../../../src/components/guide/figures'
import { randomLine } from '../../../src/components/learn/draws'
import { countOf } from '../../../src/engine/board/count'
import { openEnds } from '../../../src/engine/board/ends'
import { completeRules } from '../../../src/engine/board/rules'
import { halvesOf, isDouble } from '../../../src/engine/board/tile'
import { seededFraction } from '../../support/chance'

const partsOf = (part: Part) =>
  'pips' in part ? `${part.pips} of ${part.tile}` : `${part.side} ${part.edge} of ${part.tile}`

function described(name: FigureName) {
  const { rules, steps } = FIGURES[name]
  const { connections, open, ...rest } = describeLine(lineOf(steps), rules)
  return {
    ...rest,
    connections: connections.map(({ one, other }) => `${partsOf(one)}, ${partsOf(other)}`),
    open: open.map(({ part, counts }) => `${partsOf(part)}: ${counts}`),
  }
}

describe('a line in parts', () => {
  it('R4.2: doubles lie across, and are joined at their long sides', () => {
    expect(described('lineAndDoubles')).toMatchObject({
      tiles: ['4-1', '1-1', '4-4', '4-3'],
      branching: null,
      connections: ['right long of 1-1, 1 of 4-1', 'left long of 4-4, 4 of 4-1', '4 of 4-3, right long of 4-4'],
      open: ['left long of 1-1: 2', '3 of 4-3: 3'],
      count: { count: 5, points: 5 },
    })
  })

  it('R4.3: a double alone is open on both sides, and counts as a whole', () => {
    expect(described('loneDouble')).toMatchObject({
      connections: [],
      open: ['left long of 2-2: shared', 'right long of 2-2: shared'],
      count: { count: 4, points: 0 },
    })
  })

  it('R3.4, R4.4: the arms of a spinner begin at its short sides', () => {
    expect(described('spinner')).toMatchObject({
      branching: '6-6',
      connections: [
        '6 of 6-3, left long of 6-6',
        '6 of 6-4, right long of 6-6',
        '6 of 6-1, up short of 6-6',
        '6 of 6-5, down short of 6-6',
      ],
      open: ['3 of 6-3: 3', '4 of 6-4: 4', '1 of 6-1: 1', '5 of 6-5: 5'],
      count: { count: 13, points: 0 },
    })
  })

  it('agrees with the engine on any line: what touches has the same pips, what is open is what the engine says', () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer({ min: 1, max: 28 }), fc.boolean(), (seed, tiles, branches) => {
        const rules = completeRules({ spinner: branches ? 'first' : 'none' })
        const line = randomLine(seededFraction(seed), rules, tiles)
        const { connections, open, count } = describeLine(line, rules)
        const pipsOf = (part: Part) => ('pips' in part ? part.pips : halvesOf(part.tile)[0])
        expect(connections).toHaveLength(line.length - 1)
        for (const { one, other } of connections) expect(pipsOf(one)).toBe(pipsOf(other))
        for (const part of connections.flatMap(({ one, other }) => [one, other]))
          expect('pips' in part).toBe(!isDouble(part.tile))
        expect(open.map(({ end, value }) => ({ end, value }))).toEqual(openEnds(line, rules))
        for (const { part, value } of open) expect(pipsOf(part)).toBe(value)
        expect(count).toEqual(countOf(line, rules))
      }),
      { numRuns: 500 },
    )
  })
})
