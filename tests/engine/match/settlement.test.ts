import { describe, expect, it } from 'vitest'
import { completeRules, type RuleSet } from '../../../src/engine/board/rules'
import { changesFor, leftBySide } from '../../../src/engine/match/settlement'
import { tiles } from '../../support/notation'

const rules = (given: Partial<RuleSet>) => completeRules({ seats: 3, ...given })
const partners = (given: Partial<RuleSet> = {}) => completeRules({ seats: 4, teams: true, ...given })

describe('R7: settlement', () => {
  it('R7.3: debit takes each side its own leftover, rounded once: 6-2 and 3-1 → 12 → 10', () => {
    const left = leftBySide(completeRules(), [[], tiles('6-2 3-1')])
    expect(left).toEqual([0, 12])
    expect(changesFor(completeRules(), left, 0)).toEqual([0, -10])
  })

  it('R7.3: after a block everybody is debited', () =>
    expect(changesFor(rules({ settlement: 'debit' }), [3, 8, 13], null)).toEqual([-5, -10, -15]))

  it('R7.3: with teams both partners’ hands are debited, the winner’s partner’s too', () => {
    const left = leftBySide(partners(), [[], tiles('1-0'), tiles('6-6 1-0'), tiles('1-1')])
    expect(left).toEqual([13, 3])
    expect(changesFor(partners(), left, 0)).toEqual([-15, -5])
  })

  it('R7.4: award adds, then rounds once: 2 and 2 → 4 → 5, 3 and 3 → 6 → 5', () => {
    expect(changesFor(rules({ settlement: 'award' }), [0, 2, 2], 0)).toEqual([5, 0, 0])
    expect(changesFor(rules({ settlement: 'award' }), [3, 0, 3], 1)).toEqual([0, 5, 0])
  })

  it('R7.4: a partner’s hand is ignored', () =>
    expect(changesFor(partners({ settlement: 'award' }), [30, 12], 2)).toEqual([10, 0]))

  it('R7.5: after a block the side with strictly the fewest pips scores the others’', () => {
    expect(changesFor(rules({ settlement: 'award' }), [9, 4, 8], null)).toEqual([0, 15, 0])
    expect(changesFor(partners({ settlement: 'award' }), [9, 28], null)).toEqual([30, 0])
  })

  it('R7.5: a tie for fewest gives no award', () =>
    expect(changesFor(rules({ settlement: 'award' }), [4, 9, 4], null)).toEqual([0, 0, 0]))

  it('R7.5: net subtracts the winner’s own pips before rounding: 8 against 10 → 2 → 0', () => {
    const net = completeRules({ settlement: 'award', blockedAward: 'net' })
    expect(changesFor(net, [8, 10], null)).toEqual([0, 0])
    expect(changesFor(net, [8, 21], null)).toEqual([15, 0])
    expect(changesFor(net, [0, 21], 0)).toEqual([20, 0])
  })
})
