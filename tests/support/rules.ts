import fc from 'fast-check'
import { completeRules, type RuleSet, type SeatCount } from '../../src/engine/board/rules'

/** Any rule set the engine plays, with a round limit so that its matches end soon. */
export const anyRules: fc.Arbitrary<RuleSet> = fc
  .record({
    seats: fc.constantFrom<SeatCount>(2, 3, 4),
    partners: fc.boolean(),
    size: fc.nat({ max: 13 }),
    fives: fc.integer({ min: 1, max: 50 }),
    roundLimit: fc.integer({ min: 1, max: 5 }),
    spinner: fc.constantFrom<RuleSet['spinner']>('none', 'first'),
    reserve: fc.nat({ max: 2 }),
    claims: fc.constantFrom<RuleSet['claims']>('automatic', 'automatic', 'call', 'steal'),
    settlement: fc.constantFrom<RuleSet['settlement']>('debit', 'award'),
    blockedAward: fc.constantFrom<RuleSet['blockedAward']>('gross', 'net'),
    display: fc.constantFrom<RuleSet['display']>('points', 'pegs', 'tally'),
  })
  .map(({ partners, size, fives, ...rest }) => {
    const most = Math.floor((28 - rest.reserve) / rest.seats)
    return completeRules({
      ...rest,
      teams: partners && rest.seats === 4,
      handSize: 1 + (size % most),
      target: 5 * fives,
    })
  })
