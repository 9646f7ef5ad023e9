'use client'
import { CircleCheck, CircleDashed } from 'lucide-react'
import { useTranslations } from 'next-intl'
import type { MatchView } from '../../engine/view/view'
import { Button } from '../ui/Button'
import { OpenedHands } from './OpenedHands'
import { TablePanel } from './TablePanel'
import { type MatchClock, useTicking } from './useClock'
import type { Names } from './useNames'

type Props = { view: MatchView; names: Names; seat: number | null; clock: MatchClock; onReady: () => void }

/** Between two rounds: how the last one ended and what it cost, who is ready, and when the next begins. */
export function RoundPanel({ view, names, seat, clock, onReady }: Props) {
  const t = useTranslations('match')
  const sheet = view.sheet.at(-1)
  const { settled } = view
  if (!sheet || !settled) return null
  const title =
    sheet.end === 'domino' && sheet.by !== null
      ? t('roundWon', { who: names.who(sheet.by), name: names.seat(sheet.by), round: sheet.round })
      : t('roundBlocked', { round: sheet.round })
  const ready = seat !== null && settled.ready[seat]
  return (
    <TablePanel
      title={title}
      footer={
        <>
          <Countdown clock={clock} until={settled.at + view.pace.settledMs} />
          <ul aria-label={t('readySeats')} className="flex gap-1.5">
            {settled.ready.map((isReady, at) =>
              view.seats[at]?.kind === 'person' && !view.seats[at]?.left ? (
                // biome-ignore lint/suspicious/noArrayIndexKey: seats keep their numbers
                <li key={at} title={names.seat(at)} className={isReady ? 'text-good' : 'text-line-strong'}>
                  {isReady ? (
                    <CircleCheck aria-hidden className="size-5" />
                  ) : (
                    <CircleDashed aria-hidden className="size-5" />
                  )}
                  <span className="sr-only">{t('readyState', { name: names.seat(at), ready: String(isReady) })}</span>
                </li>
              ) : null,
            )}
          </ul>
          {seat !== null && (
            <Button look="primary" onClick={onReady} disabled={ready}>
              {ready ? t('waitingForOthers') : t('ready')}
            </Button>
          )}
        </>
      }
    >
      <OpenedHands view={view} names={names} />
    </TablePanel>
  )
}

/** The seconds until the next round begins by itself. */
function Countdown({ clock, until }: { clock: MatchClock; until: number }) {
  const t = useTranslations('match')
  const seconds = Math.max(0, Math.ceil((until - useTicking(clock)) / 1000))
  return (
    <p className="figures text-muted" role="timer" aria-live="off">
      {t('nextRound', { seconds })}
    </p>
  )
}
