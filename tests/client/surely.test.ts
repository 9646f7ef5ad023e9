import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { surely } from '../../src/client/surely'

describe('a later part of a page', () => {
  const browser = { onLine: true }
  beforeEach(() => {
    vi.useFakeTimers()
    vi.stubGlobal('navigator', browser)
    browser.onLine = true
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })

  it('is fetched again until it is there, however long the network is gone', async () => {
    browser.onLine = false
    const load = vi.fn(async () => {
      if (!browser.onLine) throw new Error('no network')
      return 'part'
    })
    const part = surely(load)
    await vi.advanceTimersByTimeAsync(120_000)
    expect(load.mock.calls.length).toBeGreaterThan(12)
    browser.onLine = true
    await vi.advanceTimersByTimeAsync(2_500)
    expect(await part).toBe('part')
  })

  it('that is gone for good fails', async () => {
    const failed = expect(surely(() => Promise.reject(new Error('not found')))).rejects.toThrow('not found')
    await vi.advanceTimersByTimeAsync(60_000)
    await failed
  })
})
