'use client'
import clsx from 'clsx'
import dynamic from 'next/dynamic'
import { useTranslations } from 'next-intl'
import { useId, useMemo } from 'react'
import type { Step } from '../../../client/match/steps'
import type { MatchView } from '../../../engine/view/view'
import { Skeleton } from '../../ui/Skeleton'
import type { Names } from '../useNames'
import { previousScores } from './previousScores'
import { ScoreSheet } from './ScoreSheet'
import { SCOREBOARDS, useScoreboard } from './useScoreboard'

const Loading = () => <Skeleton className="m-3 flex-1" />
const PegBoard = dynamic(() => import('./PegBoard').then((module) => module.PegBoard), { ssr: false, loading: Loading })
const PaperTally = dynamic(() => import('./PaperTally').then((module) => module.PaperTally), {
  ssr: false,
  loading: Loading,
})

/** `steps` lead up to `view`; from them comes what the scores were before. */
type Props = { view: MatchView; names: Names; steps: readonly Step[] }

/** The scores, kept as the rules or the reader like it: as a list by round, with pegs on a board, or as strokes on paper. */
export function ScorePanel({ view, names, steps }: Props) {
  const t = useTranslations('match')
  const [kind, choose] = useScoreboard(view.rules.display)
  const previous = useMemo(() => previousScores(steps, view.scores), [steps, view.scores])
  const group = useId()
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <div role="radiogroup" aria-label={t('scoreboard')} className="mx-3 mt-2 flex rounded-md bg-sunken p-1">
        {SCOREBOARDS.map((each) => (
          <label
            key={each}
            className={clsx(
              'relative grid min-h-9 flex-1 cursor-pointer place-items-center rounded-sm px-2 text-sm transition-colors has-focus-visible:outline-3 has-focus-visible:outline-focus pointer-coarse:min-h-11',
              kind === each
                ? 'bg-raised font-semibold text-ink shadow-raised ring-1 ring-line-strong'
                : 'text-muted hover:text-ink',
            )}
          >
            <input
              type="radio"
              name={group}
              value={each}
              checked={kind === each}
              onChange={() => choose(each)}
              className="absolute inset-0 cursor-[inherit] appearance-none outline-none"
            />
            <span>{t(`scoreboards.${each}`)}</span>
          </label>
        ))}
      </div>
      {kind === 'points' && <ScoreSheet view={view} names={names} />}
      {kind === 'pegs' && <PegBoard view={view} names={names} previous={previous} />}
      {kind === 'tally' && <PaperTally view={view} names={names} />}
    </div>
  )
}
