import { describe, expect, it } from 'vitest'
import { tilesOutside } from '../../../src/components/learn/draws'
import { type Exercise, KINDS, type Kind } from '../../../src/components/learn/exercise'
import { makeExercise } from '../../../src/components/learn/makeExercise'
import { countOf } from '../../../src/engine/board/count'
import { lay } from '../../../src/engine/board/ends'
import { legalPlacements } from '../../../src/engine/board/legality'
import { completeRules } from '../../../src/engine/board/rules'
import { pipsIn } from '../../../src/engine/board/tile'
import { changesFor, leftBySide } from '../../../src/engine/match/settlement'
import { seededFraction } from '../../support/chance'

const SEEDS = Array.from({ length: 200 }, (_, seed) => seed)

function made<K extends Kind>(kind: K): Extract<Exercise, { kind: K }>[] {
  return SEEDS.map((seed) => makeExercise(kind, seededFraction(seed)) as Extract<Exercise, { kind: K }>)
}

const sumOf = (text: string) => Number(text.split(' = ').at(-1))

describe('an exercise', () => {
  it.each(KINDS)('%s: the same chance makes the same one, another mostly another', (kind) => {
    expect(makeExercise(kind, seededFraction(7))).toEqual(makeExercise(kind, seededFraction(7)))
    const different = new Set(made(kind).map((exercise) => JSON.stringify(exercise)))
    expect(different.size).toBeGreaterThan(kind === 'loneDouble' ? 6 : 100)
  })

  it.each(['countEnds', 'loneDouble', 'doubleAtEnd', 'spinner'] as const)('%s: the answer is the count', (kind) => {
    for (const { line, rules, answer, sum, points } of made(kind)) {
      const count = countOf(line, rules)
      expect([answer, points, sumOf(sum)]).toEqual([count.count, count.points, count.count])
    }
  })

  it('whichScores: exactly one tile of the hand can score', () => {
    for (const { line, rules, hand, answer } of made('whichScores')) {
      const scoring = legalPlacements(line, rules, hand).filter(
        ({ tile, end }) => countOf(lay(line, tile, end), rules).points > 0,
      )
      expect(new Set(scoring.map(({ tile }) => tile))).toEqual(new Set([answer]))
    }
  })

  it('whichEnd: the tile fits at two ends of different pips, and scores at one', () => {
    for (const { line, rules, tile, tried, answer } of made('whichEnd')) {
      const scoring = legalPlacements(line, rules, [tile]).filter(
        ({ end }) => countOf(lay(line, tile, end), rules).points > 0,
      )
      expect(scoring.map(({ end }) => end)).toEqual([answer])
      expect(new Set(tried.map(({ value }) => value)).size).toBe(2)
    }
  })

  it('leavesNext: no unseen tile scores more, and the reply does', () => {
    const answers = made('leavesNext').map(({ line, rules, hand, tile, end, answer, reply }) => {
      const after = lay(line, tile, end)
      const unseen = tilesOutside(after).filter((other) => !hand.includes(other))
      const points = legalPlacements(after, rules, unseen).map(
        (placement) => countOf(lay(after, placement.tile, placement.end), rules).points,
      )
      expect(answer).toBe(Math.max(0, ...points))
      expect(reply?.points ?? 0).toBe(answer)
      return answer
    })
    expect(answers).toContain(0)
  })

  it('spinner: with arms and without', () => {
    expect(new Set(made('spinner').map(({ covered }) => covered))).toEqual(new Set([true, false]))
  })

  it('mustAct: place if something fits, else draw if something can be drawn, else pass', () => {
    const answers = made('mustAct').map(({ line, rules, hand, boneyard, answer, fitting }) => {
      const fits = legalPlacements(line, rules, hand).length > 0
      expect(answer).toBe(fits ? 'place' : boneyard > 0 ? 'draw' : 'pass')
      expect(fitting !== null).toBe(fits)
      return answer
    })
    expect(new Set(answers)).toEqual(new Set(['place', 'draw', 'pass']))
  })

  it('roundOff: to the nearest multiple of five', () => {
    for (const { hand, sum, rest, answer } of made('roundOff')) {
      expect([sumOf(sum), rest]).toEqual([pipsIn(hand), pipsIn(hand) % 5])
      expect(Math.abs(answer - pipsIn(hand))).toBeLessThanOrEqual(2)
      expect(answer % 5).toBe(0)
    }
  })

  it('settle: what the engine settles', () => {
    const seen = made('settle').map(({ hands, ending, settlement, winner, asked, answer }) => {
      const names = hands.map(({ name }) => name)
      const rules = completeRules({ seats: 3, settlement })
      const by = ending === 'domino' ? names.indexOf(winner) : null
      const left = leftBySide(
        rules,
        hands.map(({ tiles }) => tiles),
      )
      const change = changesFor(rules, left, by)
      expect(Math.abs(change[names.indexOf(asked)] ?? Number.NaN)).toBe(answer)
      return `${ending} ${settlement}`
    })
    expect(new Set(seen).size).toBe(4)
  })
})
