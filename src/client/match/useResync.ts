'use client'

import { useEffect, useRef } from 'react'

/** Calls back when the page may have slept: back from a hidden tab, from the back-forward cache, or from a closed lid. */
export function useResync(onReturn: () => void): void {
  const latest = useRef(onReturn)
  useEffect(() => {
    latest.current = onReturn
  })
  useEffect(() => {
    const onVisible = () => {
      if (document.visibilityState === 'visible') latest.current()
    }
    const onShow = (event: PageTransitionEvent) => {
      if (event.persisted) latest.current()
    }
    document.addEventListener('visibilitychange', onVisible)
    window.addEventListener('pageshow', onShow)
    return () => {
      document.removeEventListener('visibilitychange', onVisible)
      window.removeEventListener('pageshow', onShow)
    }
  }, [])
}
