'use client'

import { useCallback, useEffect, useRef, useState } from 'react'

/** What happened unseen: the events numbered above `from`, up to `to`. */
export type Absence = { readonly from: number; readonly to: number }

const keyOf = (matchId: string) => `muggins.seen.${matchId}`

function readSeen(matchId: string): number | null {
  try {
    const kept = sessionStorage.getItem(keyOf(matchId))
    return kept === null ? null : Number(kept)
  } catch {
    return null
  }
}

function keepSeen(matchId: string, seq: number): void {
  try {
    sessionStorage.setItem(keyOf(matchId), String(seq))
  } catch {
    // Without storage a reload shows no summary; a hidden tab still does.
  }
}

/**
 * What was missed while the tab was hidden, the network gone or the page reloaded: told on return, once the match has
 * been read anew (`readAt`, browser's clock), until dismissed. `attending` is whether the page is seen and connected.
 */
export function useAway(
  matchId: string,
  { seq, readAt, attending }: { seq: number; readAt: number; attending: boolean },
): [Absence | null, () => void] {
  const [absence, setAbsence] = useState<Absence | null>(null)
  /** The last seq seen before an absence, and since when we are back; null while nothing is to be told. */
  const back = useRef<{ from: number; at: number } | null>(null)
  const seen = useRef<number | null>(null)
  const attended = useRef(false)

  useEffect(() => {
    if (!attending) {
      attended.current = false
      return
    }
    if (!attended.current) {
      attended.current = true
      const from = seen.current ?? readSeen(matchId)
      // The page as it was rendered is fresh already; after an absence the match is read anew first.
      const at = seen.current === null ? 0 : Date.now()
      back.current = from === null ? null : { from, at }
    }
    if (back.current && readAt >= back.current.at) {
      const { from } = back.current
      back.current = null
      if (from < seq) setAbsence({ from, to: seq })
    }
    if (back.current) return
    seen.current = seq
    keepSeen(matchId, seq)
  }, [attending, matchId, seq, readAt])

  return [absence, useCallback(() => setAbsence(null), [])]
}
