import { PIPS, type Pip, type Tile, tileOf } from '../engine/board/tile'
import { RecordFault } from './fault'

/** A JSON object whose fields nobody has looked at yet. */
export type Fields = Readonly<Record<string, unknown>>

export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** A value as it can be quoted in a message: short, and on one line. */
export function quoted(value: unknown): string {
  if (typeof value === 'object' && value !== null) return Array.isArray(value) ? 'a list' : 'an object'
  const text = JSON.stringify(value) ?? 'nothing'
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

/** A list of tiles written either way round. */
export function tilesAt(place: string, name: string, value: unknown): Tile[] {
  if (!Array.isArray(value)) throw new RecordFault(place, `${name} must be a list of tiles`)
  return value.map((item: unknown) => {
    const written = tileAsWritten(item)
    if (!written) throw new RecordFault(place, `${quoted(item)} in ${name} is not a tile`)
    return written.tile
  })
}

/** A seat of a match of so many seats. */
export function seatAt(place: string | null, name: string, value: unknown, seats: number): number {
  if (typeof value !== 'number' || !Number.isInteger(value) || value < 0 || value >= seats) {
    throw new RecordFault(place, `${name} must be a seat from 0 to ${seats - 1}, not ${quoted(value)}`)
  }
  return value
}
