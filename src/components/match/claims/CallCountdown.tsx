'use client'
import clsx from 'clsx'
import { useTranslations } from 'next-intl'
import { hoursOf, useTimeText } from '../../ui/ClockText'
import { type MatchClock, useTicking } from '../useClock'

/** The seconds for which a finished round still waits for a call; `until` in milliseconds since the match began. */
export function CallCountdown({ clock, until, className }: { clock: MatchClock; until: number; className: string }) {
  const t = useTranslations('match')
  const timeText = useTimeText()
  const left = until - useTicking(clock)
  const seconds = Math.max(0, Math.ceil(left / 1000))
  return (
    <span role="timer" aria-live="off" className={clsx('figures', className)}>
      {hoursOf(left).hours > 0 ? timeText(left) : t('callSeconds', { seconds })}
    </span>
  )
}
