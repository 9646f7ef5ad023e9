import { PIPS, type Pip, type Tile, tileOf } from '../engine/board/tile'
import { type Place, recordFault } from './fault'

/** A JSON object whose fields nobody has looked at yet. */
export type Fields = Readonly<Record<string, unknown>>

export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** A value as it can be quoted in any language: short, on one line, as JSON writes it. */
export function quoted(value: unknown): string {
  if (typeof value === 'object' && value !== null) return Array.isArray(value) ? '[…]' : '{…}'
  const text = JSON.stringify(value) ?? 'undefined'
  return text.length > 40 ? `${text.slice(0, 40)}…` : text
}

type Written = { readonly tile: Tile; readonly first: Pip }

const WRITTEN: ReadonlyMap<unknown, Written> = new Map(
  PIPS.flatMap((first) => PIPS.map((second) => [`${first}-${second}`, { tile: tileOf(first, second), first }])),
)

/** A tile written either way round, and the half that is written first. */
export function tileAsWritten(value: unknown): Written | null {
  return WRITTEN.get(value) ?? null
}

/** A list of tiles written either way round: the hand of a seat, or with null the boneyard. */
export function tilesAt(place: Place, seat: number | null, value: unknown): Tile[] {
  if (!Array.isArray(value))
    throw seat === null ? recordFault(place, 'boneyardNotList', {}) : recordFault(place, 'handNotList', { seat })
  return value.map((item: unknown) => {
    const written = tileAsWritten(item)
    if (written) return written.tile
    const given = quoted(item)
    throw seat === null
      ? recordFault(place, 'boneyardNotTile', { given })
      : recordFault(place, 'handNotTile', { seat, given })
  })
}

/** A seat of a match of so many seats; null for anything else. */
export function seatIn(value: unknown, seats: number): number | null {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < seats ? value : null
}

/** The seat in a field, of a match of so many seats. */
export function seatAt(place: Place, field: string, value: unknown, seats: number): number {
  const seat = seatIn(value, seats)
  if (seat === null) throw recordFault(place, 'notSeat', { field, last: seats - 1, given: quoted(value) })
  return seat
}
