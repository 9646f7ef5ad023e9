'use client'
import clsx from 'clsx'
import { useTranslations } from 'next-intl'
import { type MatchClock, useTicking } from '../useClock'

/** The seconds for which a finished round still waits for a call; `until` in milliseconds since the match began. */
export function CallCountdown({ clock, until, className }: { clock: MatchClock; until: number; className: string }) {
  const t = useTranslations('match')
  const seconds = Math.max(0, Math.ceil((until - useTicking(clock)) / 1000))
  return (
    <span role="timer" aria-live="off" className={clsx('figures', className)}>
      {t('callSeconds', { seconds })}
    </span>
  )
}
