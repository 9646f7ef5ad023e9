'use client'
import { useEffect, useRef, useState } from 'react'

type Said = { readonly key: number; readonly text: string }

const KEPT = 12

/**
 * Says events to screen readers: each once, in order, from the moment that the page was opened. `spoken` is how many
 * there are in all; `textOf` gives the words of the one at an index.
 */
export function Announcer({ spoken, textOf }: { spoken: number | null; textOf: (index: number) => string | null }) {
  const said = useRef<number | null>(null)
  const [lines, setLines] = useState<readonly Said[]>([])
  useEffect(() => {
    if (spoken === null) return
    const from = said.current ?? spoken
    said.current = Math.max(from, spoken)
    const fresh: Said[] = []
    for (let key = from; key < spoken; key++) {
      const text = textOf(key)
      if (text) fresh.push({ key, text })
    }
    if (fresh.length > 0) setLines((held) => [...held, ...fresh].slice(-KEPT))
  }, [spoken, textOf])
  return (
    <div role="log" aria-live="polite" aria-relevant="additions" className="sr-only">
      {lines.map(({ key, text }) => (
        <p key={key}>{text}</p>
      ))}
    </div>
  )
}
