'use client'
import { useState } from 'react'
import type { MatchView } from '../../../engine/view/view'
import { useKeys } from '../claims/useKeys'
import type { MatchClock } from '../useClock'
import type { Names } from '../useNames'
import type { Play } from '../usePlay'
import { type Question, useAnswers } from './useAnswers'

const QUESTION_OF: Readonly<Record<string, Question>> = { h: 'hand', l: 'line', s: 'scores', t: 'clocks' }

type Props = { view: MatchView; names: Names; play: Play; clock: MatchClock }

/** Says hand, line, scores or clocks to screen readers when asked by a key, as often as asked. */
export function Asking({ view, names, play, clock }: Props) {
  const answer = useAnswers({ view, names, play })
  const [said, setSaid] = useState<{ readonly number: number; readonly text: string } | null>(null)
  useKeys((key) => {
    const question = QUESTION_OF[key.toLowerCase()]
    if (!question) return false
    const text = answer(question, clock.timeAt(Date.now()), clock.sure)
    setSaid((before) => ({ number: (before?.number ?? 0) + 1, text }))
    return true
  })
  return (
    <div role="status" className="sr-only">
      {said && (
        <p key={said.number} data-answer={said.number}>
          {said.text}
        </p>
      )}
    </div>
  )
}
