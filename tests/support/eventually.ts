import { expect } from 'vitest'

/** Expects something that comes about by itself, soon: patient enough for a busy machine. */
export function eventually<Value>(read: () => Value | Promise<Value>) {
  return expect.poll(read, { timeout: 8_000, interval: 20 })
}
