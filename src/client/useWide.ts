'use client'
import { useSyncExternalStore } from 'react'

/** From where on there is room beside the table: Tailwind's `lg`. */
const WIDE = '(min-width: 64rem)'

function subscribe(onChange: () => void): () => void {
  const query = window.matchMedia(WIDE)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}

/** Whether the window is wide; on the server not yet. What only a wide one shows needn't be made on a phone. */
export function useWide(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(WIDE).matches,
    () => false,
  )
}
