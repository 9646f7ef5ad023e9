'use client'
import { useTranslations } from 'next-intl'
import { useEffect, useMemo } from 'react'
import type { Step } from '../../client/match/steps'
import { useJoined } from '../ui/useJoined'
import { fateOf, lapsedAt, missedPoints } from './fate'
import { spokenSums } from './spokenSums'
import { type EventWords, useEventWords } from './useEventWords'
import type { Names } from './useNames'

/** A match's events in words. */
export type Narration = {
  readonly words: EventWords
  /** What a step is now told as. */
  readonly told: (steps: readonly Step[], at: number) => string | null
  /**
   * What is said when a step comes, signs in words: what its placement may still be called for isn't told yet, what has just
   * lapsed is, and that the turn has come to the listener.
   */
  readonly said: (steps: readonly Step[], at: number) => string | null
}

/** Whether a step by somebody else has made it the listener's turn. */
function bringsTurn(step: Step | undefined): boolean {
  if (!step || !('by' in step.event) || !('seat' in step.event)) return false
  const { viewer, phase, round } = step.view
  return phase === 'playing' && step.event.seat !== viewer && round?.turn?.seat === viewer
}

/** Makes the words, which need a good deal of code and nobody misses before the log has come: it is fetched later. */
export function Narrator({ names, onReady }: { names: Names; onReady: (narration: Narration) => void }) {
  const t = useTranslations('match')
  const joined = useJoined()
  const words = useEventWords(names)
  const narration = useMemo<Narration>(() => {
    const signs = {
      plus: t('signs.plus'),
      minus: t('signs.minus'),
      equals: t('signs.equals'),
      rounded: t('signs.rounded'),
    }
    const told: Narration['told'] = (steps, at) => {
      const step = steps[at]
      return step ? words(step, fateOf(steps, at)) : null
    }
    const said: Narration['said'] = (steps, at) => {
      const lapsed = lapsedAt(steps, at)
      const missed = lapsed === null ? 0 : missedPoints(steps[lapsed] as Step, 'lapsed')
      const text = told(steps.slice(0, at + 1), at)
      const parts = [
        ...(missed > 0 ? [t('log.missed', { points: missed })] : []),
        ...(text ? [text] : []),
        ...(bringsTurn(steps[at]) ? [t('asked.sentence', { text: t('yourTurn') })] : []),
      ]
      return parts.length > 0 ? spokenSums(joined.sentences(parts), signs) : null
    }
    return { words, told, said }
  }, [words, joined, t])
  useEffect(() => onReady(narration), [narration, onReady])
  return null
}
