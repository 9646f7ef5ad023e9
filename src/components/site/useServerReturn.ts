'use client'
import { useEffect, useState } from 'react'
import { backoff } from '../../client/backoff'
import { timedFetch } from '../../client/timedFetch'

/** That the server is well is believed at the third look: what it says of its database holds for a moment. */
const LOOKS = 3
const LOOK_MS = 700

/** For a page that could not be made: whether the server is gone. Once it is back the page is loaded anew. */
export function useServerReturn(): boolean {
  const [gone, setGone] = useState(false)
  useEffect(() => {
    let [well, failures] = [0, 0]
    let timer: ReturnType<typeof setTimeout> | undefined
    let left = false
    const look = async () => {
      const ready = await timedFetch('/api/health').then(
        ({ ok }) => ok,
        () => false,
      )
      if (left) return
      if (ready && failures > 0) return window.location.reload()
      if (ready) well += 1
      else {
        setGone(true)
        failures += 1
      }
      // A server that is well has failed for a reason that trying again doesn't mend.
      if (well < LOOKS) timer = setTimeout(look, ready ? LOOK_MS : backoff(failures))
    }
    void look()
    return () => {
      left = true
      clearTimeout(timer)
    }
  }, [])
  return gone
}
