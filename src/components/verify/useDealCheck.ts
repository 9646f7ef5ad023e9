'use client'
import { useEffect, useState } from 'react'
import type { Receipt } from '../../record/receipt'
import { fetchRecord } from './fetchRecord'
import { keptReceipt } from './keptReceipt'

export type DealCheckState =
  | { readonly kind: 'checking' | 'unreachable' }
  /** `receipt` is the browser's own; null where it has none. */
  | { readonly kind: 'checked'; readonly holds: boolean; readonly rounds: number; readonly receipt: Receipt | null }

async function check(matchId: string): Promise<DealCheckState> {
  const [fetched, { verifyDocuments }] = await Promise.all([fetchRecord(matchId), import('./verifyDocuments')])
  if (!fetched.ok) return { kind: 'unreachable' }
  const receipt = keptReceipt(matchId)
  const verified = verifyDocuments(fetched.document, receipt)
  if (!verified.ok) return { kind: 'checked', holds: false, rounds: 0, receipt }
  return { kind: 'checked', holds: verified.value.holds, rounds: verified.value.rounds, receipt }
}

/** Verifies a match that is over, with the receipt that this browser has kept. `again` tries once more. */
export function useDealCheck(matchId: string): { state: DealCheckState; again: () => void } {
  const [attempt, setAttempt] = useState(0)
  const [state, setState] = useState<DealCheckState>({ kind: 'checking' })
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt checks anew
  useEffect(() => {
    let left = false
    setState({ kind: 'checking' })
    const show = (found: DealCheckState) => {
      if (!left) setState(found)
    }
    check(matchId).then(show, () => show({ kind: 'unreachable' }))
    return () => {
      left = true
    }
  }, [matchId, attempt])
  return { state, again: () => setAttempt(attempt + 1) }
}
