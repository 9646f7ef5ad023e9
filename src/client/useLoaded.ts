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

/** Calls back once, when the page has loaded and come to rest. Returns how to call it off. */
function onLoaded(run: () => void): () => void {
  let callOff = () => {}
  const onLoad = () => {
    callOff = atRest(run)
  }
  if (document.readyState === 'complete') onLoad()
  else window.addEventListener('load', onLoad)
  return () => {
    window.removeEventListener('load', onLoad)
    callOff()
  }
}

/** Whether the page has loaded and come to rest: the time for what it can do without at first. */
export function useLoaded(): boolean {
  const [loaded, setLoaded] = useState(false)
  useEffect(() => onLoaded(() => setLoaded(true)), [])
  return loaded
}

/** Fetches parts one after the other, each in a quiet moment of its own; what can't be had is left for when it is needed. */
export async function fetchInTurn(parts: readonly (() => Promise<unknown>)[]): Promise<void> {
  for (const part of parts) {
    await new Promise<void>((resolve) => atRest(resolve))
    await part().catch(() => undefined)
  }
}

/** Resolves then, for a part whose looks are there from the beginning. The server, which makes them, doesn't wait. */
export async function whenLoaded(): Promise<void> {
  if (typeof window !== 'undefined') await new Promise<void>((resolve) => onLoaded(resolve))
}
