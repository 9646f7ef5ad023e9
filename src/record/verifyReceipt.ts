import { type Revealed, sealOf } from '../chance/reveal'
import { type Fault, type Faults, faultOf } from './fault'
import type { Receipt } from './receipt'

/** The match that a receipt is held against. `rulesHash` is that of the rules which the record says were played. */
export type ReceiptMatch = {
  readonly matchId: string
  readonly rulesHash: string
  readonly revealed: Revealed
}

/** All in which a receipt differs from what a record reveals: was it made for this match, and did the match keep to it? */
export function receiptFaults(receipt: Receipt, { matchId, rulesHash, revealed }: ReceiptMatch): Fault[] {
  const { seat, bytes, seatCommitments } = receipt
  const faults: Fault[] = []
  type What = Faults['receiptDiffers']['what']
  const differs = (what: What, given: string | number | null, kept: string | number | null, seat = 0) => {
    if (given === kept) return
    faults.push(faultOf('receiptDiffers', { what, seat, given: String(given ?? 'none'), kept: String(kept ?? 'none') }))
  }
  differs('match', matchId, receipt.matchId)
  differs('rules', rulesHash, receipt.rulesHash)
  differs('commitment', revealed.commitment, receipt.commitment)
  differs('seats', revealed.seatCommitments.length, seatCommitments.length)
  if (revealed.seatCommitments.length === seatCommitments.length) {
    for (const [index, kept] of seatCommitments.entries()) {
      differs('seatCommitment', revealed.seatCommitments[index] ?? null, kept, index)
    }
    differs('seatBytes', revealed.seatBytes[seat] ?? null, bytes, seat)
  }
  const own = sealOf(receipt.matchId, seat, bytes)
  if (seatCommitments[seat] !== own) faults.push(faultOf('receiptWrong', { seat, due: own }))
  return faults
}
