import { pipsOf } from '../engine/board/tile'
import type { RoundDealt } from '../engine/match/event'
import type { MatchState } from '../engine/match/state'
import type { LotDraw, LotDrawn } from '../engine/view/view'
import { RecordFault } from './fault'
import { isFields, quoted, seatAt, tileAsWritten, tilesAt } from './shape'

const FIELDS: readonly string[] = ['leader', 'hands', 'boneyard', 'actions', 'lot']

/** How a recorded round begins, and its actions, not looked at yet. */
export type RoundOpening = {
  readonly opening: readonly (LotDrawn | RoundDealt)[]
  readonly actions: readonly unknown[]
}

function drawsAt(place: string, attempt: unknown, seats: number): LotDraw[] {
  const draws: unknown[] = Array.isArray(attempt) ? attempt : []
  if (draws.length === 0) throw new RecordFault(place, 'an attempt of the lot must be a list of draws')
  return draws.map((draw) => {
    if (!isFields(draw)) throw new RecordFault(place, 'a draw of the lot must be an object')
    const written = tileAsWritten(draw.tile)
    if (!written) throw new RecordFault(place, `${quoted(draw.tile)} in the lot is not a tile`)
    return { seat: seatAt(place, 'seat in the lot', draw.seat, seats), tile: written.tile }
  })
}

/** The seats that an attempt leaves in the lot: those with its highest pip total. */
function highest(draws: readonly LotDraw[]): number[] {
  const most = Math.max(...draws.map(({ tile }) => pipsOf(tile)))
  return draws.filter(({ tile }) => pipsOf(tile) === most).map(({ seat }) => seat)
}

/** The lot as recorded: each attempt among those that the one before left, until the leader alone is left (R2.2). */
function lotAt(place: string, value: unknown, seats: number, leader: number): LotDraw[][] {
  if (!Array.isArray(value)) throw new RecordFault(place, 'lot must be a list of attempts')
  const attempts = value.map((attempt: unknown) => drawsAt(place, attempt, seats))
  let candidates = Array.from({ length: seats }, (_, seat) => seat)
  for (const draws of attempts) {
    const distinct = new Set(draws.map(({ tile }) => tile)).size === draws.length
    if (candidates.length < 2 || !distinct || String(draws.map(({ seat }) => seat)) !== String(candidates)) {
      throw new RecordFault(place, 'each attempt of the lot must be among the seats still tied', 'R2.2')
    }
    candidates = highest(draws)
  }
  if (String(candidates) !== String(leader))
    throw new RecordFault(place, `the lot does not make seat ${leader} lead`, 'R2.2')
  return attempts
}

/** Reads how a round begins: its leader (R2.2–3), and the deal of all 28 tiles, each once (R2.1). */
export function openingOf({ rules, sheet }: MatchState, value: unknown, at: number): RoundOpening {
  const round = sheet.length + 1
  const place = `round ${round}`
  if (!isFields(value)) throw new RecordFault(place, 'must be an object')
  const stray = Object.keys(value).find((field) => !FIELDS.includes(field))
  if (stray !== undefined) throw new RecordFault(place, `${quoted(stray)} is not part of a round`)
  const leader = seatAt(place, 'leader', value.leader, rules.seats)
  const by = sheet.at(-1)?.by ?? null
  if (by !== null && by !== leader)
    throw new RecordFault(place, `seat ${by} dominoed and leads, not seat ${leader}`, 'R2.3')
  if (by !== null && value.lot !== undefined) throw new RecordFault(place, `seat ${by} leads without a lot`, 'R2.3')

  if (!Array.isArray(value.hands) || value.hands.length !== rules.seats) {
    throw new RecordFault(place, `hands must be ${rules.seats} lists of tiles`)
  }
  const hands = value.hands.map((hand: unknown, seat) => tilesAt(place, `the hand of seat ${seat}`, hand))
  const boneyard = tilesAt(place, 'the boneyard', value.boneyard)
  const uneven = hands.findIndex((hand) => hand.length !== rules.handSize)
  if (uneven >= 0) {
    const { length } = hands[uneven] ?? []
    throw new RecordFault(place, `seat ${uneven} is dealt ${length} tiles, not ${rules.handSize}`, 'R2.1')
  }
  const dealt = [...hands.flat(), ...boneyard]
  const twice = dealt.find((tile, index) => dealt.indexOf(tile) !== index)
  if (twice) throw new RecordFault(place, `${twice} is dealt twice`, 'R2.1')
  if (dealt.length !== 28) throw new RecordFault(place, `${dealt.length} tiles are dealt, not 28`, 'R2.1')
  if (!Array.isArray(value.actions)) throw new RecordFault(place, 'actions must be a list')

  const deal: RoundDealt = { type: 'roundDealt', at, round, leader, hands, boneyard }
  if (value.lot === undefined) return { opening: [deal], actions: value.actions }
  const attempts = lotAt(place, value.lot, rules.seats, leader)
  return { opening: [{ type: 'lotDrawn', at, round, attempts, leader }, deal], actions: value.actions }
}
