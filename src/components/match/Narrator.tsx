'use client'
import { useTranslations } from 'next-intl'
import { useEffect, useMemo } from 'react'
import type { Step } from '../../client/match/steps'
import { useJoined } from '../ui/useJoined'
import { fateOf, lapsedAt, missedPoints } from './fate'
import { type EventWords, useEventWords } from './useEventWords'
import type { Names } from './useNames'

/** A match's events in words. */
export type Narration = {
  readonly words: EventWords
  /** What a step is now told as. */
  readonly told: (steps: readonly Step[], at: number) => string | null
  /** What is said when a step comes: what its placement may still be called for isn't told yet, what has just lapsed is. */
  readonly said: (steps: readonly Step[], at: number) => string | null
}

/** Makes the words, which need a good deal of code and nobody misses before the log has come: it is fetched later. */
export function Narrator({ names, onReady }: { names: Names; onReady: (narration: Narration) => void }) {
  const t = useTranslations('match')
  const joined = useJoined()
  const words = useEventWords(names)
  const narration = useMemo<Narration>(() => {
    const told: Narration['told'] = (steps, at) => {
      const step = steps[at]
      return step ? words(step, fateOf(steps, at)) : null
    }
    const said: Narration['said'] = (steps, at) => {
      const lapsed = lapsedAt(steps, at)
      const missed = lapsed === null ? 0 : missedPoints(steps[lapsed] as Step, 'lapsed')
      const text = told(steps.slice(0, at + 1), at)
      return missed > 0 ? joined.sentences([t('log.missed', { points: missed }), ...(text ? [text] : [])]) : text
    }
    return { words, told, said }
  }, [words, joined, t])
  useEffect(() => onReady(narration), [narration, onReady])
  return null
}
