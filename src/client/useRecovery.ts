'use client'

import { useEffect, useRef } from 'react'
import { spread } from './backoff'
import { useConnection } from './socket'

/** All pages hear at once that the database is back: over so long they spread their questions, in milliseconds. */
const SPREAD_MS = 2_000

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
    const timer = setTimeout(() => latest.current(), spread() * SPREAD_MS)
    return () => clearTimeout(timer)
  }, [connection])
}
