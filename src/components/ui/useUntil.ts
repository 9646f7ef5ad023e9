'use client'
import { useFormatter } from 'next-intl'
import { useCallback } from 'react'
import { useNow } from './useNow'

const EVERY_MS = 60_000

/** A moment to come, within a week (milliseconds since 1970): the time of day, and which day where that is not today. */
export function useUntil(): (at: number) => string {
  const format = useFormatter()
  const now = useNow(0, EVERY_MS)
  return useCallback(
    (at) => {
      const day = (moment: number) => format.dateTime(moment, { dateStyle: 'short' })
      const time = { hour: 'numeric', minute: '2-digit' } as const
      return format.dateTime(at, day(at) === day(now) ? time : { ...time, weekday: 'short' })
    },
    [format, now],
  )
}
