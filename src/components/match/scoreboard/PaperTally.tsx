'use client'
import clsx from 'clsx'
import { useTranslations } from 'next-intl'
import type { MatchView } from '../../../engine/view/view'
import { scoreText } from '../../ui/scoreText'
import { sidesOf } from '../seatNames'
import type { Names } from '../useNames'
import { TallyFigures } from './TallyFigures'

type Props = { view: MatchView; names: Names }

/** The scores as strokes on a sheet of paper, a column for each side. What is below nothing is red, behind a minus. */
export function PaperTally({ view, names }: Props) {
  const t = useTranslations('match')
  const sides = sidesOf(view.rules)
  return (
    <section
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling sheet must be reachable by keyboard
      tabIndex={0}
      aria-label={t('scoreboards.tally')}
      className="tally-paper min-h-0 flex-1 overflow-auto overscroll-contain p-3"
    >
      <ul className={clsx('grid min-h-full gap-x-1', sides.length > 2 ? 'grid-cols-2' : 'auto-cols-fr grid-flow-col')}>
        {sides.map((side, at) => (
          <li key={side} className={clsx('min-w-0 px-2 pb-4', at % 2 === 1 && 'border-line-strong/60 border-l-2')}>
            <p className="line-clamp-2 min-h-11 wrap-anywhere border-ink/50 border-b-2 pb-1 font-semibold leading-tight">
              {names.side(side)}
            </p>
            <Column score={view.scores[side] ?? 0} placed={view.round?.placed[side] ?? 0} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Column({ score, placed }: { score: number; placed: number }) {
  const t = useTranslations('match')
  const owed = score < 0
  return (
    <>
      <TallyFigures score={score} />
      <p className={clsx('figures font-bold text-xl', owed && 'text-danger')}>
        <span className="sr-only">{t('score', { score: scoreText(score) })}</span>
        <span aria-hidden>{scoreText(score)}</span>
      </p>
      {placed > 0 && <p className="figures text-muted text-xs">{t('placedThisRound', { points: placed })}</p>}
    </>
  )
}
