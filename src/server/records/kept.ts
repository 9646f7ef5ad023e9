/** Keeps what was made last under so many keys, and makes it once for all who ask at the same time. */
export function keepLatest<Value>(most: number) {
  const kept = new Map<string, Promise<Value>>()
  return (key: string, make: () => Promise<Value>): Promise<Value> => {
    const value = kept.get(key) ?? make()
    // The Map holds its keys in the order of setting: what was asked for last moves to its end.
    kept.delete(key)
    kept.set(key, value)
    const [oldest] = kept.keys()
    if (kept.size > most && oldest !== undefined) kept.delete(oldest)
    value.catch(() => {
      if (kept.get(key) === value) kept.delete(key)
    })
    return value
  }
}
