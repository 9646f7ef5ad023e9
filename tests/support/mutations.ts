import { completeRules } from '../../src/engine/board/rules'
import { ALL_TILES } from '../../src/engine/board/tile'
import { changeOne, inAction, inRound, type Mutation, oneOf, otherByte, swap } from './mutation'

const RULES: Readonly<Record<string, readonly unknown[]>> = {
  seats: [2, 3, 4],
  teams: [true, false],
  handSize: [1, 2, 5, 7],
  target: [5, 100, 250],
  roundLimit: [1, 2, 9, null],
  spinner: ['none', 'first'],
  reserve: [0, 1, 2],
  claims: ['automatic', 'call', 'steal'],
  settlement: ['debit', 'award'],
  blockedAward: ['gross', 'net'],
}

const AT_DEAL = /^round \d+: the deal does not match: the (hand of seat \d|boneyard) should be /
const AT_LOT = /^round \d+: (the lot |a lot )/
const AT_SEAT = /^seat \d: /

/** Every kind of change that verifying has to find. */
export const mutations: readonly Mutation[] = [
  {
    name: 'a byte of the commitment',
    at: /^commitment: it is /,
    change: ({ deal }, fraction) => {
      deal.commitment = otherByte(deal.commitment, fraction)
      return true
    },
  },
  {
    name: 'a byte of the secret',
    at: /^commitment: it is /,
    change: ({ deal }, fraction) => {
      deal.secret = otherByte(deal.secret, fraction)
      return true
    },
  },
  {
    name: "a byte of a seat's commitment",
    at: AT_SEAT,
    change: ({ deal }, fraction) => changeOne(deal.seatCommitments, fraction, (hex) => otherByte(hex, fraction)),
  },
  {
    name: "a seat's commitment taken away",
    at: AT_SEAT,
    change: ({ deal }, fraction) => changeOne(deal.seatCommitments, fraction, () => null),
  },
  {
    name: "a byte of a seat's bytes",
    at: AT_SEAT,
    change: ({ deal }, fraction) => changeOne(deal.seatBytes, fraction, (hex) => otherByte(hex, fraction)),
  },
  {
    name: "a seat's bytes taken away",
    at: AT_SEAT,
    change: ({ deal }, fraction) => changeOne(deal.seatBytes, fraction, () => null),
  },
  {
    name: "two seats' bytes swapped",
    at: AT_SEAT,
    change: ({ deal }) => swap(deal.seatBytes, 0, deal.seatBytes, 1),
  },
  {
    name: 'a byte of the hash of the rules',
    at: /^rules: rulesHash is /,
    change: (record, fraction) => {
      record.rulesHash = otherByte(record.rulesHash, fraction)
      return true
    },
  },
  {
    name: "the match's id",
    at: /^commitment: it is /,
    change: (record) => {
      record.id = record.id.replace('4000', '4001')
      return true
    },
  },
  {
    name: 'a rule',
    at: /^rules: |^deal: .* must be a list of |^players must be /,
    change: ({ rules }, fraction) => {
      const option = oneOf(Object.keys(RULES), fraction) ?? 'seats'
      const others = (RULES[option] ?? []).filter((value) => value !== rules[option])
      rules[option] = oneOf(others, fraction)
      return true
    },
  },
  {
    name: 'a rule left out',
    at: /^rules: |^deal: .* must be a list of |^players must be /,
    change: ({ rules }, fraction) => {
      const usual: Record<string, unknown> = completeRules()
      const option = oneOf(
        Object.keys(RULES).filter((name) => rules[name] !== usual[name]),
        fraction,
      )
      // What follows from the number of seats is another default with four seats.
      if (option === undefined || option === 'handSize' || option === 'target') return false
      return delete rules[option]
    },
  },
  {
    name: 'tiles of two hands swapped',
    at: AT_DEAL,
    change: inRound(({ hands: [one = [], other = []] }) => swap(one, 0, other, 0)),
  },
  {
    name: 'tiles of one hand swapped',
    at: AT_DEAL,
    change: inRound(({ hands }, fraction) => {
      const hand = oneOf(hands, fraction) ?? []
      return swap(hand, 0, hand, hand.length - 1)
    }),
  },
  {
    name: 'a tile of a hand and one of the boneyard swapped',
    at: AT_DEAL,
    change: inRound(({ hands, boneyard }, fraction) => swap(oneOf(hands, fraction) ?? [], 0, boneyard, 0)),
  },
  {
    name: 'two tiles of the boneyard swapped',
    at: AT_DEAL,
    change: inRound(({ boneyard }) => swap(boneyard, 0, boneyard, boneyard.length - 1)),
  },
  {
    name: 'hands of two seats swapped',
    at: AT_DEAL,
    change: inRound(({ hands }) => swap(hands, 0, hands, 1)),
  },
  {
    name: 'a leader',
    at: /^round \d+: the lot makes seat \d lead|^play: round \d+: /,
    change: inRound((round) => {
      round.leader = (round.leader + 1) % round.hands.length
      return true
    }),
  },
  {
    name: 'a tile of a lot',
    at: AT_LOT,
    change: inRound(({ lot = [] }, fraction) => {
      const draw = oneOf(lot.flat(), fraction)
      if (!draw) return false
      draw.tile =
        oneOf(
          ALL_TILES.filter((tile) => tile !== draw.tile),
          fraction,
        ) ?? ''
      return true
    }),
  },
  {
    name: 'seats of a lot swapped',
    at: AT_LOT,
    change: inRound(({ lot: [first = []] = [] }) => swap(first, 0, first, 1)),
  },
  {
    name: 'a lot taken away',
    at: AT_LOT,
    change: inRound((round) => round.lot !== undefined && delete round.lot),
  },
  {
    name: 'a lot that there was not',
    at: AT_LOT,
    change: ({ rounds }) => {
      const led = rounds.find(({ lot }) => lot === undefined)
      if (led) led.lot = rounds[0]?.lot ?? []
      return led !== undefined
    },
  },
  {
    name: "an action's seat",
    at: /^play: round \d+, action \d+: /,
    change: inAction(
      ({ resign }) => !resign,
      (action, { hands }) => {
        action.seat = (action.seat + 1) % hands.length
      },
    ),
  },
  {
    name: "a placed tile for one of another's hand",
    at: /^play: round \d+, action \d+: /,
    change: inAction(
      ({ place }) => place !== undefined,
      (action, { hands }) => {
        action.place = hands[(action.seat + 1) % hands.length]?.[0]
      },
    ),
  },
  {
    name: 'a drawn tile',
    at: /^play: round \d+, action \d+: the next tile of the boneyard is /,
    change: inAction(
      ({ draw }) => draw !== undefined,
      (action, _, fraction) => {
        action.draw = oneOf(
          ALL_TILES.filter((tile) => tile !== action.draw),
          fraction,
        )
      },
    ),
  },
  {
    name: 'two rounds swapped',
    at: /^round \d+: the (lot|deal) /,
    change: ({ rounds }) => swap(rounds, 0, rounds, rounds.length - 1),
  },
  {
    name: 'a round taken away',
    at: /^round \d+: |^play: result: /,
    change: ({ rounds, result }, fraction) =>
      result.result !== 'unfinished' && rounds.splice(Math.floor(fraction() * rounds.length), 1).length > 0,
  },
  {
    name: 'a score of the result',
    at: /^play: result: scores should be /,
    change: ({ result: { scores } }) => {
      scores[0] = (scores[0] ?? 0) + 5
      return true
    },
  },
]
