'use client'
import { useTranslations } from 'next-intl'
import { useMemo } from 'react'
import type { Step } from '../../client/match/steps'
import { useJoined } from '../ui/useJoined'
import { fateOf, lapsedAt, missedPoints } from './fate'
import { type EventWords, useEventWords } from './useEventWords'
import type { Names } from './useNames'
import { useSpoken } from './useSpoken'

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
  const waits = round?.call?.awaited
  return phase === 'playing' && !waits && step.event.seat !== viewer && round?.turn?.seat === viewer
}

/** How a match's events are told and said; `names` are its players'. */
export function useNarration(names: Names): Narration {
  const t = useTranslations('match')
  const joined = useJoined()
  const words = useEventWords(names)
  const spoken = useSpoken()
  return useMemo<Narration>(() => {
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
      return parts.length > 0 ? spoken(joined.sentences(parts)) : null
    }
    return { words, told, said }
  }, [words, joined, t, spoken])
}
