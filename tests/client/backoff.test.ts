import { describe, expect, it } from 'vitest'
import { backoff } from '../../src/client/backoff'

describe('the pause before the next attempt', () => {
  it('grows up to two and a half seconds', () => {
    const longest = [0, 1, 2, 3, 20].map((attempt) => Math.round(backoff(attempt, () => 1)))
    expect(longest).toEqual([800, 1600, 2500, 2500, 2500])
    expect(backoff(20, () => 0)).toBe(150)
  })

  it('is spread evenly: a thousand pages that one fault sent away come back over the whole time', () => {
    const pauses = Array.from({ length: 1_000 }, (_, at) => backoff(1, () => at / 1_000))
    const perTenth = new Array(10).fill(0)
    for (const pause of pauses) perTenth[Math.floor(((pause - 150) / 1_450) * 10)] += 1
    expect(Math.max(...perTenth)).toBeLessThanOrEqual(101)
  })
})
