'use client'
import clsx from 'clsx'
import { MoonStar } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { hoursOf } from '../ui/ClockText'
import { type MatchClock, useTicking } from './useClock'

type Props = {
  /** Since when, in milliseconds since the match began; null when it isn't known. */
  since: number | null
  clock: MatchClock
  /** Nobody has to be there. */
  calm: boolean
  /** For little room: no words on a phone. */
  narrow: boolean | undefined
  className: string | false | undefined
}

/** That somebody who plays is away, and for how long. */
export function AwayMark({ since, clock, calm, narrow, className }: Props) {
  const t = useTranslations('match')
  const time = useTicking(clock)
  const { hours, minutes } = hoursOf(since === null ? 0 : time - since)
  const text = calm ? t('away') : t('awayFor', { hours, minutes })
  return (
    <span
      role="img"
      aria-label={text}
      className={clsx(
        'inline-flex min-h-4 shrink-0 items-center gap-1 text-xs leading-none sm:min-h-5',
        calm ? 'text-muted' : 'text-count',
        className,
      )}
    >
      <MoonStar className="size-4" />
      <span className={clsx(narrow && 'max-sm:hidden')}>{text}</span>
    </span>
  )
}
