import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { timedFetch } from '../../src/client/timedFetch'

/** A server that takes a call and never answers; with `begun`, one that begins to. */
function hangingFetch(begun: boolean) {
  return vi.fn((_: unknown, { signal }: RequestInit) => {
    const aborted = new Promise<never>((_resolve, reject) => {
      signal?.addEventListener('abort', () => reject(signal.reason))
    })
    const body = new ReadableStream({
      start: (stream) => void aborted.catch((reason) => stream.error(reason)),
    })
    return begun ? Promise.resolve(new Response(body)) : aborted
  })
}

describe('a fetch with an end', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })

  it.each([false, true])('gives up a call that hangs (answer begun: %s)', async (begun) => {
    vi.stubGlobal('fetch', hangingFetch(begun))
    const failed = expect(timedFetch('/api')).rejects.toThrow('no answer in time')
    await vi.advanceTimersByTimeAsync(8_000)
    await failed
  })

  it('ends with its caller', async () => {
    vi.stubGlobal('fetch', hangingFetch(false))
    const caller = new AbortController()
    const failed = expect(timedFetch('/api', { signal: caller.signal })).rejects.toThrow('enough')
    caller.abort(new Error('enough'))
    await failed
    expect(vi.getTimerCount()).toBe(0)
  })

  it('gives the answer as it came', async () => {
    vi.stubGlobal('fetch', async () => new Response('[1]', { status: 207, headers: { 'x-kept': 'yes' } }))
    const response = await timedFetch('/api')
    expect([response.status, response.headers.get('x-kept'), await response.json()]).toEqual([207, 'yes', [1]])
    expect(vi.getTimerCount()).toBe(0)
  })
})
