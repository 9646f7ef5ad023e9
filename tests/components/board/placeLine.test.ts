import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type PlacedTile, placeLine } from '../../../src/components/board/geometry/placeLine'
import { completeRules } from '../../../src/engine/board/rules'
import { line as lineOf } from '../../support/notation'
import { largestOfAll } from './largestOfAll'
import { anyLine, anySize, linesUpTo, randomLine } from './lines'

describe('placing a line', () => {
  it('takes the largest scale: none of the layouts fits at a larger one', () => {
    fc.assert(
      fc.property(linesUpTo(12), anySize, ({ line, open }, size) => {
        const { half } = placeLine(line, open, size)
        expect(half).toBeCloseTo(largestOfAll(line, open, size), 9)
      }),
      { numRuns: 60 },
    )
  })

  it('is no smaller for a table that is larger', () => {
    fc.assert(
      fc.property(anyLine, anySize, fc.nat(400), fc.nat(400), ({ line, open }, size, wider, higher) => {
        const { half } = placeLine(line, open, size)
        const larger = placeLine(line, open, { width: size.width + wider, height: size.height + higher })
        expect(larger.half).toBeGreaterThanOrEqual(half * (1 - 1e-9))
      }),
      { numRuns: 300 },
    )
  })

  it('lays doubles across, other tiles along, in a straight line', () => {
    const line = lineOf('6-3 3-3r 3-1r 6-6l')
    const { tiles } = placeLine(line, ['left', 'right'], { width: 900, height: 400 }, 40)
    expect(tiles.map(({ vertical }) => vertical)).toEqual([false, true, false, true])
    expect(new Set(tiles.map(({ y }) => y)).size).toBe(1)
    expect(tiles[0]?.halves).toEqual([6, 3])
    expect(tiles[2]?.halves).toEqual([3, 1])
  })

  it('opens four arms around the spinner', () => {
    const line = lineOf('6-6 6-3r 6-4l 6-1u 6-5d')
    const { tiles } = placeLine(line, ['left', 'right', 'up', 'down'], { width: 700, height: 700 }, 40)
    const [spinner, right, left, up, down] = tiles as [PlacedTile, PlacedTile, PlacedTile, PlacedTile, PlacedTile]
    expect([right.x > spinner.x, left.x < spinner.x, up.y < spinner.y, down.y > spinner.y]).toEqual([
      true,
      true,
      true,
      true,
    ])
    expect([up.halves, down.halves, left.halves]).toEqual([
      [1, 6],
      [6, 5],
      [4, 6],
    ])
  })

  it('moves nothing that lies when a tile is added and the scale holds', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(10_000), { minLength: 28, maxLength: 28 }), (choices) => {
        const rules = completeRules()
        const { line, open } = randomLine(rules, 18, choices)
        const size = { width: 1000, height: 620 }
        const whole = placeLine(line, open, size, 40)
        const before = placeLine(line.slice(0, -1), open, size, 40)
        if (whole.half !== 40 || line.length < 2) return
        const shift = {
          x: (whole.tiles[0]?.x ?? 0) - (before.tiles[0]?.x ?? 0),
          y: (whole.tiles[0]?.y ?? 0) - (before.tiles[0]?.y ?? 0),
        }
        for (const [at, tile] of before.tiles.entries()) {
          expect(whole.tiles[at]?.x).toBeCloseTo(tile.x + shift.x)
          expect(whole.tiles[at]?.y).toBeCloseTo(tile.y + shift.y)
          expect(whole.tiles[at]?.vertical).toBe(tile.vertical)
        }
      }),
      { numRuns: 300 },
    )
  })

  it('gives an empty table for an empty line', () => {
    expect(placeLine([], [], { width: 500, height: 300 }).tiles).toEqual([])
  })
})
