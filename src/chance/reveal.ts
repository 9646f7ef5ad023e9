import { hexToBytes } from '@noble/hashes/utils.js'
import type { Chance } from '../engine/match/chance'
import { commitmentOf, keyOf, seatCommitmentOf } from './commitment'
import { chanceFrom } from './stream'

/** A match's chance, all of it, as it is revealed when the match is over (R9.8). Every text is 32 bytes in hex. */
export type Revealed = {
  readonly commitment: string
  /** By seat, as `seatBytes`: null for one that doesn't contribute. */
  readonly seatCommitments: readonly (string | null)[]
  readonly seatBytes: readonly (string | null)[]
  readonly secret: string
}

/** `H` of a seat's bytes, both in hex (R9.2). */
export function sealOf(matchId: string, seat: number, bytes: string): string {
  return seatCommitmentOf(matchId, seat, hexToBytes(bytes))
}

/** What should have been published before the deal, by what is revealed after the match: `C` and all `H` (R9.1–2). */
export function commitmentsFor(
  matchId: string,
  rulesHash: string,
  { secret, seatBytes }: Revealed,
): Pick<Revealed, 'commitment' | 'seatCommitments'> {
  return {
    commitment: commitmentOf(matchId, rulesHash, hexToBytes(secret)),
    seatCommitments: seatBytes.map((hex, seat) =>
      hex === null ? null : seatCommitmentOf(matchId, seat, hexToBytes(hex)),
    ),
  }
}

/** The chance that dealt a match, by what is revealed of it (R9.3–4). */
export function revealedChance(matchId: string, rulesHash: string, { secret, seatBytes }: Revealed): Chance {
  const contributed = seatBytes.map((hex) => (hex === null ? null : hexToBytes(hex)))
  return chanceFrom(keyOf(matchId, rulesHash, hexToBytes(secret), contributed))
}
