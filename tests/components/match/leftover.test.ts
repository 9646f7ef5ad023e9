import { describe, expect, it } from 'vitest'
import { awardSum, leftoverOf } from '../../../src/components/match/leftover'
import { othersAround, seatsOf } from '../../../src/components/match/seatNames'
import { scoreText } from '../../../src/components/ui/scoreText'
import { completeRules } from '../../../src/engine/board/rules'
import { tiles } from '../../support/notation'

const two = completeRules()
const partners = completeRules({ seats: 4, teams: true })

describe('a leftover as a sum', () => {
  it.each([
    ['6-2 3-1', '8 + 4 = 12 → 10'],
    ['6-4 5-5', '10 + 10 = 20'],
    ['1-1', '2 → 0'],
    ['', '0'],
  ])('%s is %s (R7.1)', (hand, sum) => {
    expect(leftoverOf(two, [tiles(hand), []], 0).sum).toBe(sum)
  })

  it('adds both partners’ hands before rounding (R7.3)', () => {
    const hands = [tiles('1-1'), tiles('6-6'), tiles('2-0'), []]
    expect(leftoverOf(partners, hands, 0)).toMatchObject({ pips: 4, sum: '2 + 2 = 4 → 5' })
  })
})

describe('an award as a sum', () => {
  const award = completeRules({ seats: 3, settlement: 'award' })
  const net = completeRules({ seats: 3, settlement: 'award', blockedAward: 'net' })

  it.each([
    ['2-0 / 1-1', '2 + 2 = 4 → 5'],
    ['3-0 / 2-1', '3 + 3 = 6 → 5'],
    ['6-4 / 5-0', '10 + 5 = 15'],
  ])('the others’ %s come to %s: added, then rounded once (R7.4)', (others, sum) => {
    const [one = '', other = ''] = others.split(' / ')
    expect(awardSum(award, [tiles(one), [], tiles(other)], 1, 'domino')).toBe(sum)
  })

  it('a leftover itself isn’t rounded then', () => {
    expect(leftoverOf(award, [tiles('6-2 3-1')], 0).sum).toBe('8 + 4 = 12')
  })

  it('a partner’s hand is ignored (R7.4)', () => {
    const rules = completeRules({ seats: 4, teams: true, settlement: 'award' })
    expect(awardSum(rules, [[], tiles('6-6'), tiles('5-5'), tiles('1-1')], 0, 'domino')).toBe('14 → 15')
  })

  it('a net block takes the winner’s own off first (R7.5)', () => {
    const hands = [tiles('1-0'), tiles('6-2'), tiles('5-5')]
    expect(awardSum(net, hands, 0, 'blocked')).toBe('8 + 10 − 1 = 17 → 15')
    expect(awardSum(award, hands, 0, 'blocked')).toBe('8 + 10 = 18 → 20')
  })
})

describe('around the table', () => {
  it('the others sit clockwise from the left', () => {
    expect(othersAround(4, 2)).toEqual([3, 0, 1])
    expect(othersAround(2, 1)).toEqual([0])
  })
  it('partners share a side', () => {
    expect([seatsOf(partners, 1), seatsOf(two, 1)]).toEqual([[1, 3], [1]])
  })
  it('scores below zero have a true minus', () => expect([scoreText(-20), scoreText(0)]).toEqual(['−20', '0']))
})
