'use client'

import { useEffect, useRef } from 'react'
import { backoff } from './backoff'
import { useConnection } from './socket'

/** Calls back soon after the database has come back, while the connection stood. */
export function useRecovery(onRecovered: () => void): void {
  const connection = useConnection()
  const latest = useRef(onRecovered)
  const before = useRef(connection)
  useEffect(() => {
    latest.current = onRecovered
  })
  useEffect(() => {
    const recovered = before.current === 'database' && connection === 'connected'
    before.current = connection
    if (!recovered) return
    // All pages hear of it at once, and must not all ask at once.
    const timer = setTimeout(() => latest.current(), backoff(1))
    return () => clearTimeout(timer)
  }, [connection])
}
