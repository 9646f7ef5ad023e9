'use client'
import clsx from 'clsx'
import { useTranslations } from 'next-intl'
import { sideOf } from '../../engine/board/rules'
import type { MatchView } from '../../engine/view/view'
import { scoreText } from '../ui/scoreText'
import { sidesOf } from './seatNames'
import { SIDE_GROUNDS } from './sideLooks'
import type { Names } from './useNames'

type Props = { view: MatchView; names: Names; seat: number; className?: string }

/** One score for each team, the reader's first; partners keep none of their own. */
export function TeamScores({ view, names, seat, className }: Props) {
  const t = useTranslations('match')
  const own = sideOf(view.rules, seat)
  const sides = [...sidesOf(view.rules)].sort((a, b) => Number(b === own) - Number(a === own))
  return (
    <ul aria-label={t('teamScores')} className={clsx('flex min-w-0 gap-1.5', className)}>
      {sides.map((side) => (
        <li
          key={side}
          className="flex min-w-0 flex-1 items-center gap-2 rounded-md bg-felt-edge/55 px-2.5 py-1 text-sm leading-tight"
        >
          <span
            aria-hidden
            className={clsx('h-6 w-1.5 shrink-0 forced-color-adjust-none rounded-full', SIDE_GROUNDS[side])}
          />
          <span className="line-clamp-2 min-w-0 flex-1 wrap-anywhere max-sm:line-clamp-4 max-sm:text-xs lying:sr-only">
            {names.side(side)}
          </span>
          <span data-score={side} className="figures font-bold text-xl leading-7">
            <span className="sr-only">{t('score', { score: scoreText(view.scores[side] ?? 0) })}</span>
            <span aria-hidden>{scoreText(view.scores[side] ?? 0)}</span>
          </span>
        </li>
      ))}
    </ul>
  )
}
