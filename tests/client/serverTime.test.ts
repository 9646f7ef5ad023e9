import { describe, expect, it } from 'vitest'
import { betterOffset, timeLeft } from '../../src/client/match/serverTime'

describe('the server’s time', () => {
  it('takes the least delayed reading', () => {
    const first = betterOffset(null, 10_000, 8_500)
    expect(first).toBe(1500)
    expect(betterOffset(first, 20_000, 18_900)).toBe(1500)
    expect(betterOffset(first, 30_000, 28_100)).toBe(1900)
  })
})

describe('the time left', () => {
  const clock = { turnMs: 30_000, bankMs: 60_000 }

  it('runs the turn first, then what is left of the bank', () => {
    expect(timeLeft(clock, 40_000, 5_000, 15_000)).toEqual({ turnMs: 20_000, bankMs: 40_000 })
    expect(timeLeft(clock, 40_000, 5_000, 45_000)).toEqual({ turnMs: 0, bankMs: 30_000 })
    expect(timeLeft(clock, 40_000, 5_000, 999_000)).toEqual({ turnMs: 0, bankMs: 0 })
  })

  it('does not run before the turn begins, nor without a clock', () => {
    expect(timeLeft(clock, 40_000, 5_000, 1_000)).toEqual({ turnMs: 30_000, bankMs: 40_000 })
    expect(timeLeft(null, 0, 0, 1_000)).toBeNull()
  })
})
