import { createReceipts } from '../../client/sealing/receipts'
import type { Receipt } from '../../record/receipt'

/** The receipt that this browser has kept of a match's chance; null when it has none. */
export function keptReceipt(matchId: string): Receipt | null {
  try {
    return createReceipts(window.localStorage).of(matchId)[0] ?? null
  } catch {
    return null // a browser may keep nothing at all
  }
}
