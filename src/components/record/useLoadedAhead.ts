'use client'
import { useEffect } from 'react'
import { useLoaded } from '../../client/useLoaded'

/** Fetches the code that will be wanted once the page has come to rest, so that it is there without a connection. */
export function useLoadedAhead(load: () => Promise<unknown>): void {
  const loaded = useLoaded()
  useEffect(() => {
    // Where it can't be fetched now, it is when it is wanted.
    if (loaded) load().catch(() => undefined)
  }, [loaded, load])
}
