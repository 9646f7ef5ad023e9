'use client'
import { useEffect } from 'react'
import type { Names } from './useNames'
import { type Narration, useNarration } from './useNarration'

/** Makes the words, which need a good deal of code and nobody misses before the log has come: it is fetched later. */
export function Narrator({ names, onReady }: { names: Names; onReady: (narration: Narration) => void }) {
  const narration = useNarration(names)
  useEffect(() => onReady(narration), [narration, onReady])
  return null
}
