import { describe, expect, it } from 'vitest'
import { percentilesOf, slopeOf } from './percentiles'

describe('percentiles', () => {
  it('are values that were measured, in whatever order they came', () => {
    const values = Array.from({ length: 1000 }, (_, index) => ((index * 7) % 1000) + 1)
    expect(percentilesOf(values)).toEqual({ p50: 500, p95: 950, p99: 990 })
    expect(percentilesOf([10, 9, 100])).toEqual({ p50: 10, p95: 100, p99: 100 })
    expect(percentilesOf([2.7149])).toEqual({ p50: 2.71, p95: 2.71, p99: 2.71 })
  })

  it('are null where nothing was measured', () => {
    expect(percentilesOf([])).toEqual({ p50: null, p95: null, p99: null })
  })
})

describe('the slope', () => {
  it('is that of the nearest line', () => {
    expect(slopeOf([1, 2, 3, 4].map((x) => ({ x, y: 3 * x + 1 })))).toBeCloseTo(3)
    const uneven = [
      { x: 1, y: 1 },
      { x: 2, y: 3 },
      { x: 3, y: 2 },
    ]
    expect(slopeOf(uneven)).toBeCloseTo(0.5)
  })

  it('is none for fewer than two points', () => {
    expect(slopeOf([])).toBe(0)
    expect(slopeOf([{ x: 1, y: 5 }])).toBe(0)
  })
})
