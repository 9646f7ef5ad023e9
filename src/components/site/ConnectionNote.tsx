'use client'
import { useTranslations } from 'next-intl'
import { useShownConnection } from './useShownConnection'

/**
 * Says that what the page shows may be out of date, and why, below the header, where no page has anything; nothing moves
 * for it. A match has a place of its own for these words.
 */
export function ConnectionNote() {
  const t = useTranslations('site')
  const connection = useShownConnection()
  return (
    <div
      role="status"
      className="pointer-events-none sticky top-0 z-30 flex h-0 items-start justify-center px-2 [body:has(.match-page)_&]:hidden"
    >
      {connection !== 'connected' && (
        <p className="flex items-center gap-1.5 rounded-b-md border border-warn/60 border-t-0 bg-raised px-3 py-px font-medium text-xs shadow-float">
          <span aria-hidden className="size-2 shrink-0 rounded-full bg-warn" />
          {t('connection', { state: connection })}
        </p>
      )}
    </div>
  )
}
