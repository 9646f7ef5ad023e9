import { keyOf } from '../../chance/commitment'
import { chanceFrom } from '../../chance/stream'
import type { Chance } from '../../engine/match/chance'
import type { ChanceFor, ChanceSource } from './match'

/** A match's chance as R9 fixes it. */
export const verifiableChance: ChanceFor = ({ id, rulesHash, secret, seatBytes }) =>
  chanceFrom(
    keyOf(
      id,
      rulesHash,
      secret,
      seatBytes.map((hex) => (hex === null ? null : Uint8Array.from(Buffer.from(hex, 'hex')))),
    ),
  )

/** The same chance, its key computed only if something is drawn: few commands deal. */
export function lazily(chanceFor: ChanceFor, source: ChanceSource): Chance {
  let chance: Chance | undefined
  return (purpose, round, attempt) => {
    chance ??= chanceFor(source)
    return chance(purpose, round, attempt)
  }
}
