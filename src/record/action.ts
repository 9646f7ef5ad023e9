import { ENDS, type End } from '../engine/board/line'
import type { Pip, Tile } from '../engine/board/tile'
import { type Deed, type Place, recordFault } from './fault'
import { type Fields, isFields, quoted, seatAt, tileAsWritten } from './shape'

const KINDS: readonly Deed[] = ['place', 'draw', 'pass', 'muggins', 'waive', 'resign']

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

function kindOf(place: Place, fields: Fields): Deed {
  const [kind, another] = KINDS.filter((name) => Object.hasOwn(fields, name))
  if (kind === undefined) throw recordFault(place, 'actionKinds', { kinds: KINDS.join(', ') })
  if (another !== undefined) throw recordFault(place, 'actionTwoKinds', { kind, another })
  for (const field of ['end', 'claim'] as const) {
    if (kind !== 'place' && Object.hasOwn(fields, field)) throw recordFault(place, 'placeOnly', { field })
  }
  return kind
}

function tileOfAction(place: Place, value: unknown): { tile: Tile; first: Pip } {
  const written = tileAsWritten(value)
  if (!written) throw recordFault(place, 'notTile', { given: quoted(value) })
  return written
}

/** Points as somebody names them: a whole number, not negative. */
function namedPoints(place: Place, value: unknown): number {
  if (typeof value !== 'number' || !Number.isSafeInteger(value) || value < 0) {
    throw recordFault(place, 'notPoints', { given: quoted(value) })
  }
  return value
}

function placementOf(place: Place, fields: Fields) {
  const { end, claim } = fields
  const known = end === undefined ? null : ENDS.find((name) => name === end)
  if (known === undefined) throw recordFault(place, 'notEnd', { given: quoted(end) })
  const points = claim === undefined ? null : namedPoints(place, claim)
  const { tile, first } = tileOfAction(place, fields.place)
  return { tile, first, end: known, claim: points }
}

/** Reads the shape of one action; whether the rules allow it is judged later. */
export function actionOf(place: Place, value: unknown, seats: number): RecordedAction {
  if (!isFields(value)) throw recordFault(place, 'actionNotObject', {})
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
      if (value[kind] !== true) throw recordFault(place, 'notTrue', { kind, given: quoted(value[kind]) })
      return { seat, at, kind }
  }
}
