import { type Revealed, sealOf } from '../chance/reveal'
import type { Receipt } from './receipt'

/** The match that a receipt is held against. `rulesHash` is that of the rules which the record says were played. */
export type ReceiptMatch = {
  readonly matchId: string
  readonly rulesHash: string
  readonly revealed: Revealed
}

/** All in which a receipt differs from what a record reveals: was it made for this match, and did the match keep to it? */
export function receiptFaults(receipt: Receipt, { matchId, rulesHash, revealed }: ReceiptMatch): string[] {
  const { seat, bytes, seatCommitments } = receipt
  const faults: string[] = []
  const differs = (what: string, given: unknown, kept: unknown) => {
    if (given !== kept) faults.push(`${what} is ${given ?? 'missing'}, but the receipt has ${kept ?? 'none'}`)
  }
  differs('the match', matchId, receipt.matchId)
  differs('the hash of the rules', rulesHash, receipt.rulesHash)
  differs('the commitment', revealed.commitment, receipt.commitment)
  differs('the number of seats', revealed.seatCommitments.length, seatCommitments.length)
  if (revealed.seatCommitments.length === seatCommitments.length) {
    for (const [index, kept] of seatCommitments.entries()) {
      differs(`the commitment of seat ${index}`, revealed.seatCommitments[index] ?? null, kept)
    }
    differs(`what seat ${seat} contributed`, revealed.seatBytes[seat] ?? null, bytes)
  }
  const own = sealOf(receipt.matchId, seat, bytes)
  if (seatCommitments[seat] !== own) {
    faults.push(`the receipt itself is wrong: the commitment to its bytes at seat ${seat} is ${own}`)
  }
  return faults
}
