import { describe, expect, it } from 'vitest'
import { DEFAULT_CLOCK } from '../../../src/contract/offers'
import { observe } from '../../support/exchange'
import { findExchange, type Onlooker } from '../../support/exchangeDeals'
import { startCommand } from '../../support/table'

const PACE = { lotMs: 3_000, forcedMs: 900, settledMs: 8_000, claimMs: 10_000 }
const start = (seats: 2 | 3 | 4) =>
  startCommand({ seats, target: 30 }, { clock: DEFAULT_CLOCK, rated: true, pace: PACE })

describe('two matches that differ only in tiles hidden from a viewer', () => {
  it.each<[string, 2 | 3 | 4, Onlooker]>([
    ['a seat of two', 2, 0],
    ['a seat of four', 4, 2],
    ['a watcher', 2, 'watcher'],
  ])(
    'give %s the same pushes and answers, byte for byte',
    async (_, seats, onlooker) => {
      const exchange = findExchange(start(seats), onlooker)
      expect(Math.min(...exchange.exchanged)).toBeGreaterThanOrEqual(2)
      const first = await observe(exchange, 0)
      const second = await observe(exchange, 1)
      expect(first.pushes['match:events']?.length).toBeGreaterThan(30)
      expect(first.pushes['match:seq']?.length).toBeGreaterThan(5)
      expect(first.answers.length).toBeGreaterThan(10)
      expect(second).toEqual(first)
    },
    120_000,
  )

  it('are seen to differ by the seat that holds the exchanged tiles', async () => {
    const exchange = findExchange(start(2), 0)
    const seenBy = { ...exchange, viewer: 1 }
    const [first, second] = [await observe(seenBy, 0), await observe(seenBy, 1)]
    expect(second.answers).not.toEqual(first.answers)
    expect(second.pushes['match:events']).not.toEqual(first.pushes['match:events'])
  }, 120_000)
})
