import { describe, expect, it } from 'vitest'
import { seededFraction } from '../support/chance'
import { dueTimes } from './schedule'

function firstOf(rate: number, seed: number, count: number): number[] {
  const times = dueTimes(rate, seededFraction(seed))
  return Array.from({ length: count }, () => times.next().value)
}

describe('the schedule of an open loop', () => {
  it('has one turn in each slot, so that its rate is exact', () => {
    const times = firstOf(200, 7, 10_000)
    expect(times.every((time, turn) => Math.floor(time / 5) === turn)).toBe(true)
  })

  it('does not march in step', () => {
    const offsets = firstOf(100, 7, 1_000).map((time) => time % 10)
    for (let part = 0; part < 10; part++) {
      const within = offsets.filter((offset) => Math.floor(offset) === part).length
      expect(within).toBeGreaterThan(60)
      expect(within).toBeLessThan(140)
    }
  })

  it('is the same for the same seed, another one for another', () => {
    expect(firstOf(50, 3, 20)).toEqual(firstOf(50, 3, 20))
    expect(firstOf(50, 3, 20)).not.toEqual(firstOf(50, 4, 20))
  })
})
