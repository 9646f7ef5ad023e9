import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { pairUp, type Waiting, windowAfter } from '../../../src/server/seeks/pairing'

const NOW = 1_000_000

/** People with ratings and waits of all kinds, many of them alike. */
const crowd: fc.Arbitrary<Waiting[]> = fc
  .array(fc.record({ rating: fc.integer({ min: 1200, max: 2200 }), waitedS: fc.integer({ min: 0, max: 120 }) }), {
    maxLength: 60,
  })
  .map((people) =>
    people.map(({ rating, waitedS }, n) => ({ playerId: `player ${n}`, rating, since: NOW - waitedS * 1_000 })),
  )

const windowOf = ({ since }: Waiting) => windowAfter(NOW - since)
const mayMeet = (a: Waiting, b: Waiting) => Math.abs(a.rating - b.rating) <= Math.min(windowOf(a), windowOf(b))
const paired = (pairs: ReturnType<typeof pairUp>) => new Set(pairs.flat().map(({ playerId }) => playerId))

describe('the window', () => {
  it.each([
    [0, 100],
    [4_999, 100],
    [5_000, 125],
    [60_000, 400],
    [79_999, 475],
    [80_000, 500],
    [9_999_999, 500],
    [-5_000, 100],
  ])('after %i ms is ±%i', (waited, window) => {
    expect(windowAfter(waited)).toBe(window)
  })
})

/** Some who may not meet, among people of a crowd. */
const bars = fc.array(fc.tuple(fc.nat({ max: 20 }), fc.nat({ max: 20 })), { maxLength: 80 }).map((pairs) => {
  const barred = new Set(pairs.flatMap(([a, b]) => [`player ${a} player ${b}`, `player ${b} player ${a}`]))
  return (one: string, other: string) => barred.has(`${one} ${other}`)
})

describe('pairing people some of whom may not meet', () => {
  it('keeps those apart, and leaves no two who could have met', () => {
    fc.assert(
      fc.property(crowd, bars, (people, barred) => {
        const pairs = pairUp(people, NOW, barred)
        for (const [a, b] of pairs) expect(mayMeet(a, b) && !barred(a.playerId, b.playerId)).toBe(true)
        const done = paired(pairs)
        const left = people.filter(({ playerId }) => !done.has(playerId))
        for (const a of left)
          for (const b of left) expect(a !== b && mayMeet(a, b) && !barred(a.playerId, b.playerId)).toBe(false)
      }),
    )
  })
})

describe('pairing', () => {
  it('pairs nobody twice, nor with oneself, and only people who wait', () => {
    fc.assert(
      fc.property(crowd, (people) => {
        const pairs = pairUp(people, NOW)
        expect(paired(pairs).size).toBe(pairs.length * 2)
        for (const one of pairs.flat()) expect(people).toContainEqual(one)
      }),
    )
  })

  it('respects the windows of both', () => {
    fc.assert(
      fc.property(crowd, (people) => {
        for (const [a, b] of pairUp(people, NOW)) expect(mayMeet(a, b)).toBe(true)
      }),
    )
  })

  it('leaves no two who could have met', () => {
    fc.assert(
      fc.property(crowd, (people) => {
        const done = paired(pairUp(people, NOW))
        const left = people.filter(({ playerId }) => !done.has(playerId))
        for (const a of left) for (const b of left) expect(a !== b && mayMeet(a, b)).toBe(false)
      }),
    )
  })

  it('starves nobody: whoever has waited longest is paired if anybody at all fits', () => {
    fc.assert(
      fc.property(crowd, (people) => {
        const first = [...people].sort((a, b) => a.since - b.since || (a.playerId < b.playerId ? -1 : 1))[0]
        fc.pre(first !== undefined && people.some((other) => other !== first && mayMeet(first, other)))
        expect(paired(pairUp(people, NOW))).toContain(first?.playerId)
      }),
    )
  })

  it('gives whoever has waited longest the nearest who fits', () => {
    fc.assert(
      fc.property(crowd, (people) => {
        const [pair] = pairUp(people, NOW)
        fc.pre(pair !== undefined)
        const [first, second] = pair as [Waiting, Waiting]
        const gaps = people
          .filter((other) => other.playerId !== first.playerId && mayMeet(first, other))
          .map((other) => Math.abs(other.rating - first.rating))
        expect(Math.abs(second.rating - first.rating)).toBe(Math.min(...gaps))
      }),
    )
  })

  it('does not depend on the order of asking', () => {
    fc.assert(
      fc.property(crowd, fc.nat(), (people, turn) => {
        const at = people.length ? turn % people.length : 0
        const turned = [...people.slice(at), ...people.slice(0, at)].reverse()
        expect(pairUp(turned, NOW)).toEqual(pairUp(people, NOW))
      }),
    )
  })

  it('looks past the nearest when that one’s window is too narrow', () => {
    const patient = { playerId: 'patient', rating: 1500, since: NOW - 60_000 }
    const fresh = { playerId: 'fresh', rating: 1650, since: NOW }
    const waiting = { playerId: 'waiting', rating: 1700, since: NOW - 30_000 }
    expect(pairUp([patient, fresh, waiting], NOW)).toEqual([[patient, waiting]])
  })
})
