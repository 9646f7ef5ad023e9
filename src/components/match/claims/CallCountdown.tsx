'use client'
import { useTranslations } from 'next-intl'
import { type MatchClock, useTicking } from '../useClock'

/** The seconds for which a finished round still waits for a call; `until` in milliseconds since the match began. */
export function CallCountdown({ clock, until }: { clock: MatchClock; until: number }) {
  const t = useTranslations('match')
  const seconds = Math.max(0, Math.ceil((until - useTicking(clock)) / 1000))
  return (
    <span
      role="timer"
      aria-live="off"
      className="figures shrink-0 rounded-sm bg-tile px-2 font-semibold text-pip leading-7"
    >
      {t('callSeconds', { seconds })}
    </span>
  )
}
