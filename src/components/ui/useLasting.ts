'use client'
import { useEffect, useState } from 'react'

/** Whether something has been so for a while, in milliseconds: what heals at once is not worth a word. */
export function useLasting(is: boolean, ms: number): boolean {
  const [lasting, setLasting] = useState(false)
  useEffect(() => {
    if (!is) return setLasting(false)
    const timer = setTimeout(() => setLasting(true), ms)
    return () => clearTimeout(timer)
  }, [is, ms])
  return is && lasting
}
