'use client'
import { useRouter } from 'next/navigation'
import { useEffect } from 'react'
import { writeCookie } from './writeCookie'

/** Tells the server the browser's time zone when it doesn't know it yet, so that dates are right from then on. */
export function TimeZone({ cookie, known }: { cookie: string; known: string | undefined }) {
  const router = useRouter()
  useEffect(() => {
    const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
    if (zone === known) return
    writeCookie(cookie, zone)
    if (zone !== 'UTC') router.refresh()
  }, [cookie, known, router])
  return null
}
