import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex } from '@noble/hashes/utils.js'
import { framed } from './frame'

/** `C`, in hex: what the server publishes of its secret (32 bytes) when the seats are filled (R9.1). */
export function commitmentOf(matchId: string, rulesHash: string, secret: Uint8Array): string {
  return bytesToHex(sha256(framed('muggins/1 server', matchId, rulesHash, secret)))
}

/** `H`, in hex: what a seat publishes of its own bytes (32) before anybody's are revealed (R9.2). */
export function seatCommitmentOf(matchId: string, seat: number, bytes: Uint8Array): string {
  return bytesToHex(sha256(framed('muggins/1 seat', matchId, seat, bytes)))
}

/** `K`, 32 bytes: the key of a match's chance. `seatBytes` by seat, null for one that doesn't contribute (R9.3). */
export function keyOf(
  matchId: string,
  rulesHash: string,
  secret: Uint8Array,
  seatBytes: readonly (Uint8Array | null)[],
): Uint8Array {
  const contributed = seatBytes.map((bytes) => bytes ?? new Uint8Array(0))
  return hmac(sha256, secret, framed('muggins/1 key', matchId, rulesHash, ...contributed))
}
