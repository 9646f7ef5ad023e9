import { describe, expect, it } from 'vitest'
import { completeRules } from '../../../src/engine/board/rules'
import { ALL_TILES } from '../../../src/engine/board/tile'
import { deal, lot, shuffle } from '../../../src/engine/match/deal'
import { initialState } from '../../../src/engine/match/state'
import { chanceDealing, drawsShuffling, seededChance } from '../../support/chance'
import { tiles } from '../../support/notation'
import { act, eventsOf, startCommand, tableWith } from '../../support/table'

describe('R9.5: shuffle', () => {
  it('swaps each tile from the last down with one at a number below its place and one', () => {
    const asked: number[] = []
    const kept = shuffle((n) => {
      asked.push(n)
      return n - 1
    })
    expect(kept).toEqual(ALL_TILES)
    expect(asked).toEqual(Array.from({ length: 27 }, (_, index) => 28 - index))
    expect(shuffle(() => 0).slice(0, 2)).toEqual(['1-0', '1-1'])
  })

  it('can be made to give any order', () => {
    const wanted = shuffle(seededChance(5)('deal', 1, 0))
    expect(shuffle(drawsShuffling(wanted))).toEqual(wanted)
  })
})

describe('R2.1, R9.6: deal', () => {
  it('gives the first tiles to seat 0, the next to seat 1; the rest is the boneyard', () => {
    const rules = completeRules({ seats: 3, handSize: 2 })
    const hands = [tiles('6-6 0-0'), tiles('5-4 3-1'), tiles('2-2 1-0')]
    const dealt = deal(rules, chanceDealing([{ hands, boneyard: tiles('6-1') }]), 1)
    expect(dealt.hands).toEqual(hands)
    expect(dealt.boneyard[0]).toBe('6-1')
    expect(dealt.boneyard).toHaveLength(22)
  })
})

describe('R2.2, R9.6: lot', () => {
  it('gives the lead to the highest pip total; ties draw again among the tied seats only', () => {
    const rules = completeRules({ seats: 4 })
    const attempts = [tiles('6-2 1-1 4-4 5-3'), tiles('1-0 6-5 5-5')]
    const drawn = lot(rules, chanceDealing([{ hands: [], lot: attempts }]), 1)
    expect(drawn).toEqual({
      leader: 2,
      attempts: [
        [
          { seat: 0, tile: '6-2' },
          { seat: 1, tile: '1-1' },
          { seat: 2, tile: '4-4' },
          { seat: 3, tile: '5-3' },
        ],
        [
          { seat: 0, tile: '1-0' },
          { seat: 2, tile: '6-5' },
          { seat: 3, tile: '5-5' },
        ],
      ],
    })
  })
})

describe('R2.2–3: who leads', () => {
  const hands = [tiles('5-0'), tiles('6-3')]
  const dominoed = () => act(tableWith({ hands }), { type: 'place', seat: 0, tile: '5-0', end: null })
  const blocked = () => {
    const table = tableWith({ hands: [tiles('0-0 5-5'), tiles('6-6 4-4')] }, { handSize: 2, reserve: 2 })
    return { ...table, round: table.round && { ...table.round, boneyard: tiles('6-5 6-4') } }
  }

  it('R2.2: the first round by lot, which is recorded before the deal', () => {
    const start = startCommand({ handSize: 1 })
    const events = eventsOf(initialState(), start, 7, chanceDealing([{ hands, lot: [tiles('1-0 6-0')] }]))
    expect(events.map(({ type, at }) => [type, at])).toEqual([
      ['matchStarted', 7],
      ['lotDrawn', 7],
      ['roundDealt', 7],
    ])
    expect(events[2]).toMatchObject({ round: 1, leader: 1 })
  })

  it('R2.3: the seat that dominoed, without a lot', () => {
    const events = eventsOf(dominoed(), { type: 'nextRound' })
    expect(events.map(({ type }) => type)).toEqual(['roundDealt'])
    expect(events[0]).toMatchObject({ round: 2, leader: 0 })
  })

  it('R2.3: after a block a new lot', () => {
    const settled = act(blocked(), { type: 'place', seat: 0, tile: '0-0', end: null })
    expect(settled.sheet).toMatchObject([{ end: 'blocked', by: null }])
    expect(eventsOf(settled, { type: 'nextRound' }).map(({ type }) => type)).toEqual(['lotDrawn', 'roundDealt'])
  })
})
