export type OpenCount = {
  /** Whether there is room for one more under a key; if so, it counts until it leaves. */
  readonly enter: (key: string) => boolean
  readonly leave: (key: string) => void
}

/** Counts what is open at the moment, at most `most` under one key. */
export function createOpenCount(most: number): OpenCount {
  const counts = new Map<string, number>()
  return {
    enter(key) {
      const count = counts.get(key) ?? 0
      if (count >= most) return false
      counts.set(key, count + 1)
      return true
    },
    leave(key) {
      const count = (counts.get(key) ?? 0) - 1
      if (count > 0) counts.set(key, count)
      else counts.delete(key)
    },
  }
}
