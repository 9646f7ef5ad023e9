'use client'
import clsx from 'clsx'
import { useTranslations } from 'next-intl'
import { useCallback } from 'react'

type Props = {
  /** Milliseconds. */
  ms: number
  className?: string
}

const MINUTE_S = 60
const HOUR_S = 3_600

/** A length of time as on a clock, `1:05`. Whole seconds; what is left of one counts as one. */
export function clockText(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000))
  return `${Math.floor(seconds / MINUTE_S)}:${String(seconds % MINUTE_S).padStart(2, '0')}`
}

/** Whole hours, and the minutes beyond them; what is left of a minute doesn't count, so that `23 h 59 min` is shown as soon as a day runs. */
export function hoursOf(ms: number): { readonly hours: number; readonly minutes: number } {
  const seconds = Math.max(0, Math.ceil(ms / 1000))
  return { hours: Math.floor(seconds / HOUR_S), minutes: Math.floor((seconds % HOUR_S) / MINUTE_S) }
}

/** A length of time as it is shown: as on a clock, in hours and minutes from an hour on. */
export function useTimeText(): (ms: number) => string {
  const t = useTranslations('ui')
  return useCallback((ms) => (hoursOf(ms).hours > 0 ? t('hours', hoursOf(ms)) : clockText(ms)), [t])
}

export function ClockText({ ms, className }: Props) {
  const timeText = useTimeText()
  return (
    <span role="timer" aria-live="off" className={clsx('figures', className)}>
      {timeText(ms)}
    </span>
  )
}
