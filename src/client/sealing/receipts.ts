import { type Receipt, receiptOf } from '../../record/receipt'

const PREFIX = 'muggins:receipt:'
/** The ids of the matches whose receipts are kept, the oldest first. */
const ORDER = 'muggins:receipts'
const KEPT = 50

/** What of a browser's storage is used. */
export type Storage = Pick<globalThis.Storage, 'getItem' | 'setItem' | 'removeItem'>

/** Where a browser keeps its receipts: the newest fifty, under `muggins:receipt:<matchId>`. */
export type Receipts = {
  /** What there is for a match: what is stored, where other tabs find it too, then what this tab has drawn itself. */
  readonly of: (matchId: string) => Receipt[]
  readonly put: (receipt: Receipt) => void
  readonly forget: (matchId: string) => void
}

function parsed(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text)
  } catch {
    return null
  }
}

function receiptIn(text: string | null): Receipt | null {
  try {
    return text === null ? null : receiptOf(JSON.parse(text))
  } catch {
    return null
  }
}

/** Receipts in a browser's storage; in this tab's memory alone where there is none, or it is full. */
export function createReceipts(storage: Storage | null): Receipts {
  const drawn = new Map<string, Receipt>()

  /** Storage may be missing, closed or full: then the tab's memory has to do. */
  function attempt<Value>(work: (storage: Storage) => Value): Value | null {
    try {
      return storage && work(storage)
    } catch {
      return null
    }
  }

  function order(): string[] {
    const held = attempt((open) => parsed(open.getItem(ORDER)))
    return Array.isArray(held) ? held.filter((id) => typeof id === 'string') : []
  }

  return {
    of(matchId) {
      const stored = attempt((open) => receiptIn(open.getItem(PREFIX + matchId)))
      const own = drawn.get(matchId)
      return [...(stored ? [stored] : []), ...(own && own.bytes !== stored?.bytes ? [own] : [])]
    },
    put(receipt) {
      const { matchId } = receipt
      drawn.set(matchId, receipt)
      const ids = [...order().filter((id) => id !== matchId), matchId]
      for (const old of ids.splice(0, Math.max(0, ids.length - KEPT))) attempt((open) => open.removeItem(PREFIX + old))
      attempt((open) => open.setItem(PREFIX + matchId, JSON.stringify(receipt)))
      attempt((open) => open.setItem(ORDER, JSON.stringify(ids)))
    },
    forget(matchId) {
      drawn.delete(matchId)
      attempt((open) => open.removeItem(PREFIX + matchId))
      const ids = order().filter((id) => id !== matchId)
      attempt((open) => open.setItem(ORDER, JSON.stringify(ids)))
    },
  }
}
