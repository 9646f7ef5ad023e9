import { type Place, recordFault } from './fault'
import { quoted } from './shape'

/** Thirty-two bytes in lower-case hex: every hash, secret and contribution of R9. */
export function hex32At(place: Place, field: string, value: unknown): string {
  if (typeof value === 'string' && /^[0-9a-f]{64}$/.test(value)) return value
  throw recordFault(place, 'notHex', { field, given: quoted(value) })
}

/** Such bytes for each seat; null for one that has none. */
export function seatHexAt(place: Place, field: string, value: unknown, seats: number): (string | null)[] {
  if (!Array.isArray(value) || value.length !== seats) {
    throw recordFault(place, 'notSeatList', { field, seats })
  }
  return value.map((entry: unknown, seat) => (entry === null ? null : hex32At(place, `${field}[${seat}]`, entry)))
}
