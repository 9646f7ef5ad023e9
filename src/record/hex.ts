import { RecordFault } from './fault'
import { quoted } from './shape'

/** Thirty-two bytes in lower-case hex: every hash, secret and contribution of R9. */
export function hex32At(place: string | null, name: string, value: unknown): string {
  if (typeof value === 'string' && /^[0-9a-f]{64}$/.test(value)) return value
  throw new RecordFault(place, `${name} must be 64 hex digits in lower case, not ${quoted(value)}`)
}

/** Such bytes for each seat; null for one that has none. */
export function seatHexAt(place: string | null, name: string, value: unknown, seats: number): (string | null)[] {
  if (!Array.isArray(value) || value.length !== seats) {
    throw new RecordFault(place, `${name} must be a list of ${seats}, one for each seat`)
  }
  return value.map((entry: unknown, seat) => (entry === null ? null : hex32At(place, `${name}[${seat}]`, entry)))
}
