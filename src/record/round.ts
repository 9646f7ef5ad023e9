import { pipsOf } from '../engine/board/tile'
import type { RoundDealt } from '../engine/match/event'
import type { MatchState } from '../engine/match/state'
import type { LotDraw, LotDrawn } from '../engine/view/view'
import { type Place, recordFault } from './fault'
import { isFields, quoted, seatAt, seatIn, tileAsWritten, tilesAt } from './shape'

const FIELDS: readonly string[] = ['leader', 'hands', 'boneyard', 'actions', 'lot']

/** How a recorded round begins, and its actions, not looked at yet. */
export type RoundOpening = {
  readonly opening: readonly (LotDrawn | RoundDealt)[]
  readonly actions: readonly unknown[]
}

function drawsAt(place: Place, attempt: unknown, seats: number): LotDraw[] {
  const draws: unknown[] = Array.isArray(attempt) ? attempt : []
  if (draws.length === 0) throw recordFault(place, 'attemptNotList', {})
  return draws.map((draw) => {
    if (!isFields(draw)) throw recordFault(place, 'drawNotObject', {})
    const written = tileAsWritten(draw.tile)
    if (!written) throw recordFault(place, 'lotNotTile', { given: quoted(draw.tile) })
    const seat = seatIn(draw.seat, seats)
    if (seat === null) throw recordFault(place, 'lotNotSeat', { last: seats - 1, given: quoted(draw.seat) })
    return { seat, tile: written.tile }
  })
}

/** The seats that an attempt leaves in the lot: those with its highest pip total. */
function highest(draws: readonly LotDraw[]): number[] {
  const most = Math.max(...draws.map(({ tile }) => pipsOf(tile)))
  return draws.filter(({ tile }) => pipsOf(tile) === most).map(({ seat }) => seat)
}

/** The lot as recorded: each attempt among those that the one before left, until the leader alone is left (R2.2). */
function lotAt(place: Place, value: unknown, seats: number, leader: number): LotDraw[][] {
  if (!Array.isArray(value)) throw recordFault(place, 'lotNotList', {})
  const attempts = value.map((attempt: unknown) => drawsAt(place, attempt, seats))
  let candidates = Array.from({ length: seats }, (_, seat) => seat)
  for (const draws of attempts) {
    const distinct = new Set(draws.map(({ tile }) => tile)).size === draws.length
    if (candidates.length < 2 || !distinct || String(draws.map(({ seat }) => seat)) !== String(candidates)) {
      throw recordFault(place, 'lotNotTied', {}, 'R2.2')
    }
    candidates = highest(draws)
  }
  if (String(candidates) !== String(leader)) throw recordFault(place, 'lotNotLeader', { leader }, 'R2.2')
  return attempts
}

/** Reads how a round begins: its leader (R2.2–3), and the deal of all 28 tiles, each once (R2.1). */
export function openingOf({ rules, sheet }: MatchState, value: unknown, at: number): RoundOpening {
  const round = sheet.length + 1
  const place = { round, action: null }
  if (!isFields(value)) throw recordFault(place, 'notObject', {})
  const stray = Object.keys(value).find((field) => !FIELDS.includes(field))
  if (stray !== undefined) throw recordFault(place, 'strayInRound', { given: quoted(stray) })
  const leader = seatAt(place, 'leader', value.leader, rules.seats)
  const by = sheet.at(-1)?.by ?? null
  if (by !== null && by !== leader) throw recordFault(place, 'dominoedLeads', { by, leader }, 'R2.3')
  if (by !== null && value.lot !== undefined) throw recordFault(place, 'leadsWithoutLot', { by }, 'R2.3')

  if (!Array.isArray(value.hands) || value.hands.length !== rules.seats) {
    throw recordFault(place, 'handsNotLists', { seats: rules.seats })
  }
  const hands = value.hands.map((hand: unknown, seat) => tilesAt(place, seat, hand))
  const boneyard = tilesAt(place, null, value.boneyard)
  const uneven = hands.findIndex((hand) => hand.length !== rules.handSize)
  if (uneven >= 0) {
    const { length } = hands[uneven] ?? []
    throw recordFault(place, 'unevenHand', { seat: uneven, length, due: rules.handSize }, 'R2.1')
  }
  const dealt = [...hands.flat(), ...boneyard]
  const twice = dealt.find((tile, index) => dealt.indexOf(tile) !== index)
  if (twice) throw recordFault(place, 'dealtTwice', { tile: twice }, 'R2.1')
  if (dealt.length !== 28) throw recordFault(place, 'dealtCount', { count: dealt.length }, 'R2.1')
  if (!Array.isArray(value.actions)) throw recordFault(place, 'actionsNotList', {})

  const deal: RoundDealt = { type: 'roundDealt', at, round, leader, hands, boneyard }
  if (value.lot === undefined) return { opening: [deal], actions: value.actions }
  const attempts = lotAt(place, value.lot, rules.seats, leader)
  return { opening: [{ type: 'lotDrawn', at, round, attempts, leader }, deal], actions: value.actions }
}
