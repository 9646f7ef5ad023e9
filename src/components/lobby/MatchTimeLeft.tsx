'use client'
import { useTranslations } from 'next-intl'
import { useTimeText } from '../ui/ClockText'
import { useNow } from '../ui/useNow'

/** How long a turn still lasts. `until` and `now`, the server's clock when the page was rendered, are milliseconds since 1970. */
export function MatchTimeLeft({ until, now }: { until: number; now: number }) {
  const t = useTranslations('lobby.yourMatches')
  const timeText = useTimeText()
  const left = Math.max(0, until - useNow(now))
  return (
    <span role="timer" aria-live="off" className="figures">
      {t('left', { time: timeText(left) })}
    </span>
  )
}
