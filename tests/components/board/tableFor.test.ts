import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { SMALLEST_HALF, tableFor } from '../../../src/components/board/geometry/tableFor'
import { completeRules } from '../../../src/engine/board/rules'
import { expectLaidWell } from './laidWell'
import { linesUpTo, randomLine } from './lines'

const smallTable = fc.record({ width: fc.integer({ min: 120, max: 420 }), height: fc.integer({ min: 60, max: 420 }) })

describe('a table that may be too small', () => {
  it('keeps half tiles of sixteen pixels and grows, with the line laid as well as ever', () => {
    fc.assert(
      fc.property(linesUpTo(28), smallTable, ({ line, open }, seen) => {
        const { placed, table, pans } = tableFor(line, open, seen, 40)
        expect(placed.half).toBeGreaterThanOrEqual(SMALLEST_HALF)
        expectLaidWell(line, placed, table)
        if (pans) expect(placed.half).toBe(SMALLEST_HALF)
        else expect(table).toBe(seen)
      }),
      { numRuns: 150 },
    )
  })

  it('grows only downwards for 28 tiles on the narrowest phone, and leaves room at the ends for a finger', () => {
    const { line, open } = randomLine(completeRules({ spinner: 'first' }), 28, Array(28).fill(3))
    const seen = { width: 304, height: 180 }
    const { placed, table, pans } = tableFor(line, open, seen, 30)
    expect(pans).toBe(true)
    expect(table.width).toBe(seen.width)
    expect(table.height).toBeGreaterThan(seen.height)
    for (const { x, y } of placed.ends) {
      expect(Math.min(x, y, table.width - x, table.height - y)).toBeGreaterThanOrEqual(22)
    }
  })
})
