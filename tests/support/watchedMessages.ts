/** Messages that note in `read` which of them are read, by `namespace.key`. */
export function watchedMessages<Messages extends object>(
  messages: Messages,
  prefix: string,
  read: Set<string>,
): Messages {
  return new Proxy(messages, {
    get(all, name) {
      const value: unknown = Reflect.get(all, name)
      const key = `${prefix}.${String(name)}`
      if (typeof value === 'string') read.add(key)
      return typeof value === 'object' && value !== null ? watchedMessages(value, key, read) : value
    },
  })
}

/** The keys of all texts in some messages. */
export function keysOf(value: unknown, prefix: string): string[] {
  if (typeof value === 'string') return [prefix]
  return Object.entries(value as object).flatMap(([name, below]) => keysOf(below, `${prefix}.${name}`))
}
