import { frameOf } from '../../record/document'
import { receiptOf } from '../../record/receipt'
import { type Verdict, verifyRecord } from '../../record/verify'
import { orFault, type Read } from '../record/orFault'

/** A verdict on a record, and whose match it is. */
export type Verified = Verdict & { readonly players: readonly string[]; readonly rounds: number }

/**
 * Verifies a record, with a receipt where there is one (null where not). Loaded once there is something to verify: it
 * brings the rules along.
 */
export function verifyDocuments(record: unknown, receipt: unknown): Read<Verified> {
  return orFault(() => {
    const { players, rounds } = frameOf(record)
    return { ...verifyRecord(record, receipt === null ? null : receiptOf(receipt)), players, rounds: rounds.length }
  })
}
