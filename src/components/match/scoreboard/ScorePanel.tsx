'use client'
import dynamic from 'next/dynamic'
import { useTranslations } from 'next-intl'
import { useMemo } from 'react'
import type { Step } from '../../../client/match/steps'
import { surely } from '../../../client/surely'
import type { MatchView } from '../../../engine/view/view'
import { ChoiceRow } from '../../ui/ChoiceRow'
import { Skeleton } from '../../ui/Skeleton'
import type { Names } from '../useNames'
import { previousScores } from './previousScores'
import { ScoreSheet } from './ScoreSheet'
import { SCOREBOARDS, useScoreboard } from './useScoreboard'

const Loading = () => <Skeleton className="m-3 flex-1" />
const PegBoard = dynamic(() => surely(() => import('./PegBoard')).then((module) => module.PegBoard), {
  ssr: false,
  loading: Loading,
})
const PaperTally = dynamic(() => surely(() => import('./PaperTally')).then((module) => module.PaperTally), {
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
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <div role="radiogroup" aria-label={t('scoreboard')} className="mx-3 mt-2">
        <ChoiceRow
          dense
          value={kind}
          options={SCOREBOARDS.map((each) => ({ value: each, label: t(`scoreboards.${each}`) }))}
          onChange={choose}
        />
      </div>
      {kind === 'points' && <ScoreSheet view={view} names={names} />}
      {kind === 'pegs' && <PegBoard view={view} names={names} previous={previous} />}
      {kind === 'tally' && <PaperTally view={view} names={names} />}
    </div>
  )
}
