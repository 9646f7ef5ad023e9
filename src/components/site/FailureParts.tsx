'use client'
import { useEffect } from 'react'
import { fetchInTurn, useLoaded } from '../../client/useLoaded'

/** Fetches what a failure is told with while it can be fetched: what fails may be the way to the server. */
export function FailureParts() {
  const loaded = useLoaded()
  useEffect(() => {
    if (loaded) void fetchInTurn([() => import('./PageFailure'), () => import('./SiteFailure')])
  }, [loaded])
  return null
}
