'use client'
import clsx from 'clsx'
import { useTranslations } from 'next-intl'
import { isSlow } from '../../contract/offers'
import type { MatchView } from '../../engine/view/view'
import { useTimeText } from '../ui/ClockText'
import { clockState } from './clockState'
import { type MatchClock, useTicking } from './useClock'

/** Below this much, in milliseconds, a running clock is urgent; of a slow match below the second. */
const URGENT_MS = 10_000
const SLOW_URGENT_MS = 3_600_000

/**
 * A seat's time: while it runs, the turn's and then the bank's; at rest, the bank, if the match has banks.
 */
export function TurnClock({ view, seat, clock }: { view: MatchView; seat: number; clock: MatchClock }) {
  const t = useTranslations('match')
  const timeText = useTimeText()
  const shown = clockState(view, seat, useTicking(clock))
  if (!shown) return null
  const running = shown.state !== 'rest'
  const urgent = running && shown.allMs < (isSlow(view.clock) ? SLOW_URGENT_MS : URGENT_MS)
  const known = (text: string) => (clock.sure ? text : t('clockUnsure', { clock: text }))
  return (
    <span
      role="timer"
      aria-live="off"
      aria-label={known(t('clock', { state: shown.state, time: timeText(shown.ms) }))}
      className={clsx(
        'figures relative inline-flex h-7 min-w-16 items-center justify-center gap-1 overflow-hidden rounded-sm px-1.5 font-semibold text-base leading-none max-[22rem]:min-w-0 max-[22rem]:gap-0 max-[22rem]:px-0.5 max-[22rem]:text-sm',
        !running && 'text-muted',
        running && !clock.sure && 'border border-muted border-dashed text-muted',
        running && clock.sure && (urgent ? 'bg-tile text-tile-alarm' : 'bg-tile text-pip'),
      )}
    >
      {!running && shown.ms > 0 && (
        <span aria-hidden className="font-normal text-xs">
          +
        </span>
      )}
      <span aria-hidden>
        {running && !clock.sure && '≈'}
        {timeText(shown.ms)}
      </span>
      {running && clock.sure && (
        <span
          aria-hidden
          className={clsx(
            'absolute inset-x-0 bottom-0 h-0.75 origin-left',
            shown.state === 'bank' ? 'bg-tile-alarm' : 'bg-accent',
          )}
          style={{ transform: `scaleX(${shown.share})` }}
        />
      )}
    </span>
  )
}
