'use client'
import { useEffect } from 'react'
import { useHeldMessages } from './HeldMessages'

/** Keeps the page that is shown without a connection at hand, in the language that is spoken. */
export function OfflinePage() {
  const { locale } = useHeldMessages()
  useEffect(() => {
    if (!('serviceWorker' in navigator) || process.env.NODE_ENV !== 'production') return
    // Browsers that forbid it show their own page.
    navigator.serviceWorker
      .register('/sw.js')
      .then(() => navigator.serviceWorker.ready)
      .then(({ active }) => active?.postMessage(locale))
      .catch(() => {})
  }, [locale])
  return null
}
