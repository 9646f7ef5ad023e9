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
  const [next] = [...shown].sort((a, b) => a.left - b.left)
  if (!next) return null
  // The line makes room for it: what lasts for minutes mustn't lie over an end. So it is no longer than it has to be.
  const rows = next.left > 0 ? [next] : shown.filter(({ left }) => left <= 0)
  return (
    <section
      aria-label={t('awayTitleSeats')}
      className="paper mx-auto mb-2 w-fit max-w-full shrink-0 rounded-lg border border-line bg-raised text-ink text-sm shadow-float"
    >
      <ul className="divide-y divide-line">
        {rows.map(({ of, left }) => (
          <li key={of} className="flex min-h-13 items-center justify-between gap-x-3 px-4 py-1 leading-snug">
            {left > 0 ? (
              <p className="text-balance text-center">{t('claimIn', { name: names.seat(of), time: timeText(left) })}</p>
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
      <p role="status" className="wrap-anywhere min-w-0 text-balance">
        {t('awayTooLong', { name })}
      </p>
      <Button look="primary" className="shrink-0" onClick={() => setAsked(true)}>
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
