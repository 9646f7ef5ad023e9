'use client'
import type { Connection } from '../../client/keepConnected'
import { useShownConnection } from './useShownConnection'

/** What a connection may be in that is worth a word. */
export type Trouble = Exclude<Connection, 'connected'>

/**
 * Says that what the page shows may be out of date, and why, below the header, where no page has anything; nothing moves
 * for it. A match has a place of its own for these words.
 */
export function ConnectionNote({ words }: { words: Readonly<Record<Trouble, string>> }) {
  const connection = useShownConnection()
  return (
    <div
      role="status"
      className="pointer-events-none sticky top-0 z-30 flex h-0 items-start justify-center px-2 [body:has(.match-page)_&]:hidden"
    >
      {connection !== 'connected' && (
        <p className="flex items-center gap-1.5 rounded-b-md border border-warn/60 border-t-0 bg-raised px-3 py-px font-medium text-xs shadow-float">
          <span aria-hidden className="size-2 shrink-0 rounded-full bg-warn" />
          {words[connection]}
        </p>
      )}
    </div>
  )
}
