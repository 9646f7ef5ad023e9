'use client'
import { useEffect, useState } from 'react'
import type { Pause } from '../../contract/table'
import { useWhereabouts } from './useWhereabouts'

/** The signed-in player's pause from rated play, gone the moment it is over; null for visitors and until known. */
export function useOwnPause(signedIn: boolean): Pause | null {
  const pause = useWhereabouts(signedIn)?.pause ?? null
  const [over, setOver] = useState<number | null>(null)
  const until = pause?.until
  useEffect(() => {
    if (until === undefined) return
    const timer = setTimeout(() => setOver(until), Math.max(0, until - Date.now()))
    return () => clearTimeout(timer)
  }, [until])
  return pause && pause.until !== over ? pause : null
}
