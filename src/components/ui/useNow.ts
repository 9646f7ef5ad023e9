'use client'
import { useEffect, useState } from 'react'

/** The browser's clock (milliseconds since 1970), anew every `everyMs`; `start` until the page has come alive. */
export function useNow(start: number, everyMs = 1000): number {
  const [now, setNow] = useState(start)
  useEffect(() => {
    setNow(Date.now())
    const ticking = setInterval(() => setNow(Date.now()), everyMs)
    return () => clearInterval(ticking)
  }, [everyMs])
  return now
}
