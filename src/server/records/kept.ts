import { LRUCache } from 'lru-cache'

/** Keeps what was made under the so many keys asked for last, and makes it once for all who ask at the same time. */
export function keepLatest<Value>(most: number) {
  const kept = new LRUCache<string, Promise<Value>>({ max: most })
  return (key: string, make: () => Promise<Value>): Promise<Value> => {
    const held = kept.get(key)
    if (held) return held
    const value = make()
    kept.set(key, value)
    value.catch(() => {
      if (kept.peek(key) === value) kept.delete(key)
    })
    return value
  }
}
