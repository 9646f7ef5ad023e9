'use client'
import { WifiOff } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import { useConnection } from '../../client/socket'

/** A short break heals unseen; only a longer one is worth a word. */
const PATIENCE_MS = 1200

/** Says that the page doesn't hear from the server, over the line's upper edge so that nothing moves. */
export function ConnectionBanner() {
  const t = useTranslations('match')
  const connection = useConnection()
  const [shown, setShown] = useState(false)
  useEffect(() => {
    if (connection === 'connected') return setShown(false)
    const timer = setTimeout(() => setShown(true), PATIENCE_MS)
    return () => clearTimeout(timer)
  }, [connection])
  return (
    <div role="status" className="pointer-events-none absolute inset-x-0 top-2 z-30 flex justify-center px-2">
      {shown && (
        <p className="paper flex items-center gap-2 rounded-md border border-warn/60 bg-raised px-4 py-2 font-medium text-ink text-sm shadow-float">
          <WifiOff aria-hidden className="size-4.5 text-warn" />
          {t('connection', { state: connection })}
        </p>
      )}
    </div>
  )
}
