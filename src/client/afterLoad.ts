const SOON_MS = 50
const AT_LAST_MS = 500

/** Calls back once the page has loaded and come to rest, so that what is fetched then delays nothing. Returns how to call it off. */
export function afterLoad(run: () => void): () => void {
  let callOff = () => {}
  const rest = () => {
    // Safari has no idle callbacks.
    if ('requestIdleCallback' in window) {
      const idle = requestIdleCallback(run, { timeout: AT_LAST_MS })
      callOff = () => cancelIdleCallback(idle)
    } else {
      const timer = setTimeout(run, SOON_MS)
      callOff = () => clearTimeout(timer)
    }
  }
  if (document.readyState === 'complete') rest()
  else {
    window.addEventListener('load', rest, { once: true })
    callOff = () => window.removeEventListener('load', rest)
  }
  return () => callOff()
}
