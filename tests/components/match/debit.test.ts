import { describe, expect, it } from 'vitest'
import { leftoverOf } from '../../../src/components/match/debit'
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
    expect(leftoverOf(partners, hands, 0)).toMatchObject({ pips: 4, rounded: 5, sum: '2 + 2 = 4 → 5' })
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
