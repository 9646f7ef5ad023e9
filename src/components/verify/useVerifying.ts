'use client'
import { useEffect, useState } from 'react'
import type { Fault } from '../../record/fault'
import { documentIn } from '../../record/read'
import type { GivenFile } from '../record/givenFile'
import { orFault, type Read } from '../record/orFault'
import { useLoadedAhead } from '../record/useLoadedAhead'
import { fetchRecord } from './fetchRecord'
import { keptReceipt } from './keptReceipt'
import type { Verified } from './verifyDocuments'

/** A document that was read, and what it is called. */
export type Named = { readonly name: string; readonly document: unknown }

export type Trouble = { readonly name: string; readonly fault: Fault } | { readonly words: string | null }

type Held = { readonly record: Named | null; readonly receipt: Named | null }

const loadVerifier = () => import('./verifyDocuments')

const NOTHING: Held = { record: null, receipt: null }

function isReceipt(document: unknown): boolean {
  return (
    typeof document === 'object' && document !== null && 'format' in document && document.format === 'muggins-receipt'
  )
}

/**
 * What is verified on the page: files as they are given, in any order, a record and a receipt being told apart by their
 * format; or a finished match of this site with the receipt that this browser has kept. `trouble` is a file that can't
 * be read, or the match's own record: what the server says of it, null words where it can't be reached.
 */
export function useVerifying(matchId: string | null, receiptName: string) {
  const [held, setHeld] = useState(NOTHING)
  const [fetching, setFetching] = useState(matchId !== null)
  const [trouble, setTrouble] = useState<Trouble | null>(null)
  const [verified, setVerified] = useState<Read<Verified> | null>(null)

  useLoadedAhead(loadVerifier)
  useEffect(() => {
    if (matchId === null) return
    let left = false
    void fetchRecord(matchId).then((fetched) => {
      if (left) return
      setFetching(false)
      if (!fetched.ok) return setTrouble({ words: fetched.words })
      const kept = keptReceipt(matchId)
      setHeld({
        record: { name: matchId, document: fetched.document },
        receipt: kept === null ? null : { name: receiptName, document: kept },
      })
    })
    return () => {
      left = true
    }
  }, [matchId, receiptName])

  useEffect(() => {
    const { record, receipt } = held
    if (!record) return setVerified(null)
    let left = false
    loadVerifier().then(
      ({ verifyDocuments }) => {
        if (!left) setVerified(verifyDocuments(record.document, receipt?.document ?? null))
      },
      () => setTrouble({ words: null }),
    )
    return () => {
      left = true
    }
  }, [held])

  const give = (files: readonly GivenFile[]) => {
    setTrouble(null)
    for (const { name, bytes } of files) {
      const read = orFault(() => documentIn(bytes))
      if (!read.ok) return setTrouble({ name, fault: read.fault })
      const named = { name, document: read.value }
      setHeld((old) => (isReceipt(named.document) ? { ...old, receipt: named } : { ...old, record: named }))
    }
  }
  const drop = (what: keyof Held) => setHeld((old) => ({ ...old, [what]: null }))
  return { held, fetching, trouble, verified, give, drop }
}
