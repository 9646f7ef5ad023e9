'use client'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import type { Presence } from '../../client/match/useMatch'
import type { MatchView } from '../../engine/view/view'
import { AskDialog } from '../ui/AskDialog'
import { Button } from '../ui/Button'
import { useTimeText } from '../ui/ClockText'
import { afterResignation } from './resignation'
import { type MatchClock, useTicking } from './useClock'
import type { Names } from './useNames'

/** Whoever only reloads the page is back within this share of the time. */
const PATIENCE = 0.1

type Props = {
  view: MatchView
  away: Presence['away']
  /** When the match's own time began, in milliseconds since 1970. */
  startedAt: number
  /** The reader's seat. */
  seat: number
  names: Names
  clock: MatchClock
  busy: boolean
  onClaim: (of: number) => void
}

/** In a match without a clock: who is away, and the way to go on without them once it has been too long. */
export function AwaySeats({ view, away, startedAt, seat, names, clock, busy, onClaim }: Props) {
  const t = useTranslations('match')
  const timeText = useTimeText()
  const time = useTicking(clock)
  const shown = away.flatMap((one, of) => {
    if (!one || one.claimFrom === null || of === seat || view.seats[of]?.left) return []
    const [since, from] = [one.since - startedAt, one.claimFrom - startedAt]
    return time - since >= PATIENCE * (from - since) ? [{ of, left: from - time }] : []
  })
  if (shown.length === 0) return null
  return (
    <section
      aria-label={t('awayTitleSeats')}
      className="paper absolute inset-x-2 top-2 z-10 mx-auto w-fit max-w-[calc(100%-1rem)] rounded-lg border border-line bg-raised text-ink text-sm shadow-float"
    >
      <ul className="divide-y divide-line">
        {shown.map(({ of, left }) => (
          <li key={of} className="flex min-h-11 flex-wrap items-center justify-center gap-x-3 gap-y-1 px-4 py-1">
            {left > 0 ? (
              <p className="py-1.5">{t('claimIn', { name: names.seat(of), time: timeText(left) })}</p>
            ) : (
              <Claim name={names.seat(of)} after={afterResignation(view, of)} busy={busy} onClaim={() => onClaim(of)} />
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

type ClaimProps = {
  name: string
  /** What comes of the match without that seat. */
  after: ReturnType<typeof afterResignation>
  busy: boolean
  onClaim: () => void
}

/** A seat that may be claimed. Its question goes with it: whoever is back meanwhile is not asked about any more. */
function Claim({ name, after, busy, onClaim }: ClaimProps) {
  const t = useTranslations('match')
  const [asked, setAsked] = useState(false)
  return (
    <>
      <p role="status">{t('awayTooLong', { name })}</p>
      <Button look="primary" onClick={() => setAsked(true)}>
        {t('claimSeat')}
      </Button>
      <AskDialog
        open={asked}
        onOpenChange={setAsked}
        title={t('claimSeatTitle', { name })}
        description={t('claimSeatWhat', { name, after })}
        confirm={t('claimSeat')}
        busy={busy}
        onConfirm={() => {
          onClaim()
          setAsked(false)
        }}
      />
    </>
  )
}
