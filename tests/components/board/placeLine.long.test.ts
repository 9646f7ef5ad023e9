import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { placeLine } from '../../../src/components/board/geometry/placeLine'
import { expectDoublesAcross, expectLaidWell } from './laidWell'
import { isCrossed, largestOfAll } from './largestOfAll'
import { anyLine, anySize, linesUpTo } from './lines'

const LINES = 10_000
const COMPARED = 400

describe('any line on any table', () => {
  it('never overlaps, joins matching halves, lays doubles across and stays on the table', () => {
    let spent = 0
    let slowest = 0
    fc.assert(
      fc.property(anyLine, anySize, ({ line, open }, size) => {
        const begun = performance.now()
        const placed = placeLine(line, open, size)
        const took = performance.now() - begun
        spent += took
        slowest = Math.max(slowest, took)
        expect(placed.ends.map(({ end }) => end).sort()).toEqual([...open].sort())
        expectLaidWell(line, placed, size)
        expectDoublesAcross(line, placed)
      }),
      { numRuns: LINES },
    )
    console.log(`placing a line: ${(spent / LINES).toFixed(2)} ms on average, ${slowest.toFixed(1)} ms at most`)
  }, 240_000)

  it('lies at the largest scale of all its layouts', () => {
    fc.assert(
      fc.property(linesUpTo(18), anySize, ({ line, open }, size) => {
        const [half, largest] = [placeLine(line, open, size).half, largestOfAll(line, open, size)]
        // Each of four arms may have walls of its own: more than are tried one by one.
        if (isCrossed(line, open)) expect(half).toBeGreaterThan(largest - 1e-9)
        else expect(half).toBeCloseTo(largest, 9)
      }),
      { numRuns: COMPARED },
    )
  }, 240_000)
})
