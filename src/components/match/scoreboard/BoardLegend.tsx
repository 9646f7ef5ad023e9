'use client'
import clsx from 'clsx'
import { useTranslations } from 'next-intl'
import type { MatchView } from '../../../engine/view/view'
import { Scrolled } from '../../ui/Scrolled'
import { scoreText } from '../../ui/scoreText'
import { sidesOf } from '../seatNames'
import { SIDE_GROUNDS } from '../sideLooks'
import type { Names } from '../useNames'
import { POINTS_A_HOLE, pegsOf } from './pegs'

type Props = { view: MatchView; names: Names; previous: readonly number[] }

/** Beside the board: whose pegs are whose, at which hole they stand, and what that is in points. */
export function BoardLegend({ view, names, previous }: Props) {
  const t = useTranslations('match')
  return (
    <Scrolled
      aria-label={t('sheetTitle')}
      className="flex min-w-0 flex-1 basis-2/5 flex-col justify-between gap-4 overflow-y-auto"
    >
      <ul className="grid gap-4">
        {sidesOf(view.rules).map((side) => {
          const score = view.scores[side] ?? 0
          const { street, lap } = pegsOf(score)
          return (
            <li key={side} className="grid gap-0.5">
              <p className="flex items-start gap-2 font-semibold leading-tight">
                <span
                  aria-hidden
                  className={clsx(
                    'mt-0.5 size-3.5 shrink-0 forced-color-adjust-none rounded-full border border-wood-hole',
                    SIDE_GROUNDS[side],
                  )}
                />
                <span className="min-w-0 wrap-anywhere">{names.side(side)}</span>
              </p>
              <p aria-hidden className="flex flex-wrap items-baseline gap-x-2">
                <span className={clsx('figures font-bold text-2xl', score < 0 && 'text-danger')}>
                  {scoreText(score / POINTS_A_HOLE)}
                </span>
                <span className="figures text-muted text-sm">{t('score', { score: scoreText(score) })}</span>
              </p>
              <p className="sr-only">
                {t('pegWords', {
                  street,
                  holes: Math.abs(score) / POINTS_A_HOLE,
                  score: scoreText(score),
                  before: scoreText(previous[side] ?? 0),
                })}
              </p>
              {lap > 0 && <p className="text-muted text-sm">{t('lap', { lap: lap + 1 })}</p>}
            </li>
          )
        })}
      </ul>
      <p className="text-muted text-xs leading-snug">
        {t('boardNote', { target: view.rules.target, holes: view.rules.target / POINTS_A_HOLE })}
      </p>
    </Scrolled>
  )
}
