'use client'
import { useTranslations } from 'next-intl'
import { useCallback } from 'react'
import { useTimeText } from './ClockText'

/** Words for whoever has tried too often, with the seconds to wait where they are known. */
export function useWaitText(): (seconds: number | undefined) => string {
  const errors = useTranslations('errors')
  const timeText = useTimeText()
  return useCallback(
    (seconds) => {
      if (!seconds) return errors('tooMany')
      return seconds > 60
        ? errors('tooManyFor', { time: timeText(seconds * 1000) })
        : errors('tooManyWait', { seconds })
    },
    [errors, timeText],
  )
}
