import { describe, expect, it } from 'vitest'
import { framed } from '../../src/chance/frame'
import { chanceFrom } from '../../src/chance/stream'

describe('R9: framing', () => {
  it('writes each part behind its length as four bytes, big-endian', () => {
    expect([...framed('é', 10, new Uint8Array([7]), new Uint8Array(0))]).toEqual(
      [
        [0, 0, 0, 2, 0xc3, 0xa9],
        [0, 0, 0, 2, 0x31, 0x30],
        [0, 0, 0, 1, 7],
        [0, 0, 0, 0],
      ].flat(),
    )
  })
})

describe('R9.4: numbers', () => {
  const chance = chanceFrom(new Uint8Array(32).fill(9))
  const many = (draws: (n: number) => number, n: number) => Array.from({ length: 3000 }, () => draws(n))

  it('are the same for the same purpose, round and attempt, and others for others', () => {
    const first = many(chance('deal', 1, 0), 2 ** 32)
    expect(many(chance('deal', 1, 0), 2 ** 32)).toEqual(first)
    const others = [chance('lot', 1, 0), chance('deal', 2, 0), chance('deal', 1, 1)]
    for (const other of others) expect(many(other, 2 ** 32)).not.toEqual(first)
  })

  it('lie below n, each of them about equally often', () => {
    const counts = Array(6).fill(0)
    for (const number of many(chance('deal', 1, 0), 6)) counts[number] += 1
    for (const count of counts) expect(Math.abs(count - 500)).toBeLessThan(100)
  })

  it('drop integers beyond the last whole multiple of n', () => {
    const n = 3 * 2 ** 30
    const kept = many(chance('deal', 1, 0), 2 ** 32).filter((integer) => integer < n)
    const below = chance('deal', 1, 0)
    expect(kept.slice(0, 500)).toEqual(Array.from({ length: 500 }, () => below(n)))
  })
})
