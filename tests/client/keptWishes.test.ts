import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { keepWishes, keptWishes } from '../../src/client/match/keptWishes'
import type { Pending } from '../../src/client/match/matchClient'

const wish = (commandId: string, acknowledged: number | null): Pending => ({
  act: { matchId: 'm', commandId, expectedSeq: 3, command: { type: 'place', seat: 0, tile: '6-5', end: 'left' } },
  at: 1_000,
  acknowledged,
})

describe('commands without an answer', () => {
  const stored = new Map<string, string>()
  beforeEach(() => {
    stored.clear()
    vi.stubGlobal('sessionStorage', {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, text: string) => stored.set(key, text),
      removeItem: (key: string) => stored.delete(key),
    })
  })
  afterEach(() => void vi.unstubAllGlobals())

  it('outlive a reload, those of this match alone', () => {
    keepWishes('m', [wish('a', 4), wish('b', null)])
    expect(keptWishes('m')).toEqual([wish('b', null)])
    expect(keptWishes('n')).toEqual([])
    keepWishes('m', [wish('b', 5)])
    expect(keptWishes('m')).toEqual([])
    expect(stored.size).toBe(0)
  })

  it.each(['nonsense', '{}', 'null', '[null]', '[{"act":{"matchId":"n"},"at":1}]'])('are none in %s', (text) => {
    keepWishes('m', [wish('a', null)])
    for (const key of stored.keys()) stored.set(key, text)
    expect(keptWishes('m')).toEqual([])
  })
})
