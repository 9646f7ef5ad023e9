'use client'
import { useEffect, useState } from 'react'

const SOON_MS = 50
const AT_LAST_MS = 500

/** Calls back at the browser's next quiet moment. Returns how to call it off. */
function atRest(run: () => void): () => void {
  // Safari has no idle callbacks.
  if ('requestIdleCallback' in window) {
    const idle = requestIdleCallback(run, { timeout: AT_LAST_MS })
    return () => cancelIdleCallback(idle)
  }
  const timer = setTimeout(run, SOON_MS)
  return () => clearTimeout(timer)
}

/** Whether the page has loaded and come to rest: the time for what it can do without at first. */
export function useLoaded(): boolean {
  const [loaded, setLoaded] = useState(false)
  useEffect(() => {
    let callOff = () => {}
    const onLoad = () => {
      callOff = atRest(() => setLoaded(true))
    }
    if (document.readyState === 'complete') onLoad()
    else window.addEventListener('load', onLoad)
    return () => {
      window.removeEventListener('load', onLoad)
      callOff()
    }
  }, [])
  return loaded
}
