import { ENDS, type End } from '../engine/board/line'
import type { Pip, Tile } from '../engine/board/tile'
import { RecordFault } from './fault'
import { type Fields, isFields, quoted, seatAt, tileAsWritten } from './shape'

const KINDS = ['place', 'draw', 'pass', 'muggins', 'waive', 'resign'] as const
type Kind = (typeof KINDS)[number]

/** An action as a record writes it. Points are never part of it: they follow from the rules. */
export type RecordedAction = { readonly seat: number; readonly at: number | null } & (
  | {
      readonly kind: 'place'
      readonly tile: Tile
      readonly first: Pip
      readonly end: End | null
      readonly claim: number | null
    }
  | { readonly kind: 'draw'; readonly tile: Tile }
  | { readonly kind: 'muggins'; readonly points: number }
  | { readonly kind: 'pass' | 'waive' | 'resign' }
)

function kindOf(place: string, fields: Fields): Kind {
  const [kind, another] = KINDS.filter((name) => Object.hasOwn(fields, name))
  if (kind === undefined) throw new RecordFault(place, `an action must be one of ${KINDS.join(', ')}`)
  if (another !== undefined) throw new RecordFault(place, `an action is either ${kind} or ${another}, not both`)
  for (const field of ['end', 'claim'] as const) {
    if (kind !== 'place' && Object.hasOwn(fields, field)) throw new RecordFault(place, `${field} belongs to place only`)
  }
  return kind
}

function tileOfAction(place: string, value: unknown): { tile: Tile; first: Pip } {
  const written = tileAsWritten(value)
  if (!written) throw new RecordFault(place, `${quoted(value)} is not a tile`)
  return written
}

/** Points as somebody names them: a whole number, not negative. */
function namedPoints(place: string, value: unknown): number {
  if (typeof value !== 'number' || !Number.isSafeInteger(value) || value < 0) {
    throw new RecordFault(place, `${quoted(value)} is not a number of points`)
  }
  return value
}

function placementOf(place: string, fields: Fields) {
  const { end, claim } = fields
  const known = end === undefined ? null : ENDS.find((name) => name === end)
  if (known === undefined) throw new RecordFault(place, `${quoted(end)} is not an end`)
  const points = claim === undefined ? null : namedPoints(place, claim)
  const { tile, first } = tileOfAction(place, fields.place)
  return { tile, first, end: known, claim: points }
}

/** Reads the shape of one action; whether the rules allow it is judged later. */
export function actionOf(place: string, value: unknown, seats: number): RecordedAction {
  if (!isFields(value)) throw new RecordFault(place, 'an action must be an object')
  const seat = seatAt(place, 'seat', value.seat, seats)
  const at = typeof value.at === 'number' && Number.isSafeInteger(value.at) && value.at >= 0 ? value.at : null
  const kind = kindOf(place, value)
  switch (kind) {
    case 'place': {
      const { tile, first, end, claim } = placementOf(place, value)
      return { seat, at, kind, tile, first, end, claim }
    }
    case 'draw':
      return { seat, at, kind, tile: tileOfAction(place, value.draw).tile }
    case 'muggins':
      return { seat, at, kind, points: namedPoints(place, value.muggins) }
    default:
      if (value[kind] !== true) throw new RecordFault(place, `${kind} must be true, not ${quoted(value[kind])}`)
      return { seat, at, kind }
  }
}
