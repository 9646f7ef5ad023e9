'use client'
import { useTranslations } from 'next-intl'
import { type FormEvent, type RefObject, useState } from 'react'
import { Button } from '../ui/Button'
import { Notice } from '../ui/Notice'
import { AnswerField, isRight, unanswered } from './AnswerField'
import { ExercisePicture } from './ExercisePicture'
import { type Exercise, KINDS } from './exercise'
import type { Outcome } from './progress'
import { useExerciseWords } from './useExerciseWords'

type Props = {
  exercise: Exercise
  headingRef: RefObject<HTMLHeadingElement | null>
  onOutcome: (outcome: Outcome) => void
  onAnother: () => void
  /** Null at the last one. */
  onNext: (() => void) | null
}

type Said = { readonly tone: 'good' | 'info'; readonly words: string }

/** One exercise: its picture, its question, and what is said to an answer. It may be tried as often as one likes. */
export function ExerciseCard({ exercise, headingRef, onOutcome, onAnother, onNext }: Props) {
  const t = useTranslations('learn')
  const words = useExerciseWords()
  const [answer, setAnswer] = useState('')
  const [error, setError] = useState<string | null>(null)
  const [said, setSaid] = useState<Said | null>(null)
  const [over, setOver] = useState(false)

  function finish(outcome: Outcome) {
    setOver(true)
    setSaid({ tone: 'good', words: outcome === 'solved' ? words.right(exercise) : words.solution(exercise) })
    onOutcome(outcome)
  }
  function check(event: FormEvent) {
    event.preventDefault()
    const missing = unanswered(exercise, answer)
    setError(missing && t(missing))
    if (missing) return setSaid(null)
    if (isRight(exercise, String(answer).replace(/^0+(?=\d)/, ''))) finish('solved')
    else setSaid({ tone: 'info', words: words.wrong(exercise, answer) })
  }

  return (
    <form
      onSubmit={check}
      noValidate
      className="grid gap-4 rounded-lg border border-line bg-raised p-4 shadow-raised sm:p-6"
    >
      <div className="grid gap-1">
        <p className="figures text-muted text-sm">
          {t('exercise', { at: KINDS.indexOf(exercise.kind) + 1, of: KINDS.length })}
        </p>
        <h2 ref={headingRef} tabIndex={-1} className="text-xl outline-none">
          {t(`${exercise.kind}.title`)}
        </h2>
      </div>
      <ExercisePicture exercise={exercise} solved={over} />
      <p className="max-w-prose text-lg">{words.task(exercise)}</p>
      {!over && (
        <AnswerField
          exercise={exercise}
          value={answer}
          error={error}
          onChange={(next) => {
            setAnswer(next)
            setError(null)
          }}
        />
      )}
      <div role="status">
        {said && (
          <Notice tone={said.tone} silent>
            {said.words}
          </Notice>
        )}
      </div>
      <div className="flex flex-wrap gap-2">
        {over ? (
          <>
            {onNext && (
              <Button look="primary" onClick={onNext}>
                {t('next')}
              </Button>
            )}
            <Button onClick={onAnother}>{t('another')}</Button>
          </>
        ) : (
          <>
            <Button look="primary" type="submit">
              {t('check')}
            </Button>
            {said && <Button onClick={() => finish('shown')}>{t('show')}</Button>}
          </>
        )}
      </div>
    </form>
  )
}
