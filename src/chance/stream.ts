import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import type { Chance, Draws } from '../engine/match/chance'
import { framed } from './frame'

const RANGE = 2 ** 32

/** The integers of a stream, 32 bits each, read big-endian from block 0, 1, … (R9.4). */
function* integers(key: Uint8Array, purpose: string, round: number, attempt: number): Generator<number, never> {
  for (let block = 0; ; block++) {
    const bytes = hmac(sha256, key, framed(purpose, round, attempt, block))
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    for (let offset = 0; offset < view.byteLength; offset += 4) yield view.getUint32(offset)
  }
}

/** The chance of a match, as its key fixes it: the same numbers for whoever computes them, every number equally likely (R9.4). */
export function chanceFrom(key: Uint8Array): Chance {
  return (purpose, round, attempt): Draws => {
    const stream = integers(key, purpose, round, attempt)
    return (n) => {
      // Integers beyond the last whole multiple of n would favour the small remainders.
      const limit = n * Math.floor(RANGE / n)
      for (;;) {
        const { value } = stream.next()
        if (value < limit) return value % n
      }
    }
  }
}
