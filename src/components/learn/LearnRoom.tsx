'use client'
import dynamic from 'next/dynamic'
import { useLocale, useTranslations } from 'next-intl'
import { useEffect, useRef, useState } from 'react'
import { spread } from '../../client/backoff'
import { surely } from '../../client/surely'
import type { Me } from '../../contract/account'
import { AskDialog } from '../ui/AskDialog'
import { Button } from '../ui/Button'
import { Link } from '../ui/Link'
import { LinkButton } from '../ui/LinkButton'
import { Notice } from '../ui/Notice'
import { Skeleton } from '../ui/Skeleton'
import { ExerciseCard } from './ExerciseCard'
import { ExerciseList } from './ExerciseList'
import { type Exercise, KINDS, type Kind } from './exercise'
import { makeExercise } from './makeExercise'
import { firstOpen, keepProgress, type Outcome, type Progress, readProgress, withOutcome } from './progress'

const BotMatch = dynamic(() => surely(() => import('../lobby/BotMatch')).then((module) => module.BotMatch), {
  ssr: false,
})

/** Ten exercises, one at a time, and how far one has come. `chance` is where new ones come from. */
export function LearnRoom({ me, chance = spread }: { me: Me | null; chance?: () => number }) {
  const t = useTranslations('learn')
  const locale = useLocale()
  const [progress, setProgress] = useState<Progress>({})
  const [keeps, setKeeps] = useState(true)
  const [exercise, setExercise] = useState<Exercise | null>(null)
  const [asking, setAsking] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  const picked = useRef(false)
  const done = KINDS.filter((kind) => progress[kind] !== undefined).length

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, in the browser: what it has kept, and an exercise nobody else has
  useEffect(() => {
    const kept = readProgress()
    setProgress(kept.progress)
    setKeeps(kept.keeps)
    setExercise(makeExercise(firstOpen(kept.progress), chance))
  }, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new exercise has a heading of its own
  useEffect(() => {
    if (picked.current) heading.current?.focus()
  }, [exercise])

  function show(kind: Kind) {
    picked.current = true
    setExercise(makeExercise(kind, chance))
  }
  function note(kind: Kind, outcome: Outcome) {
    const next = withOutcome(progress, kind, outcome)
    setProgress(next)
    keepProgress(next)
  }
  function startOver() {
    setProgress({})
    keepProgress({})
    setAsking(false)
    show(KINDS[0])
  }
  const following = exercise && KINDS[KINDS.indexOf(exercise.kind) + 1]

  return (
    <div className="mx-auto grid w-full max-w-3xl gap-5 px-4 py-8 sm:px-8">
      <header className="grid gap-2">
        <h1 className="text-2xl">{t('title')}</h1>
        <p className="text-muted">
          {t.rich('intro', {
            rules: (words) => (
              <Link href={`/${locale}/rules`} className="link">
                {words}
              </Link>
            ),
          })}
        </p>
      </header>
      <ExerciseList progress={progress} current={exercise?.kind ?? null} onPick={show} />
      {exercise === null ? (
        <Skeleton className="h-112" />
      ) : (
        <ExerciseCard
          key={JSON.stringify(exercise)}
          exercise={exercise}
          headingRef={heading}
          onOutcome={(outcome) => note(exercise.kind, outcome)}
          onAnother={() => show(exercise.kind)}
          onNext={following ? () => show(following) : null}
        />
      )}
      {done === KINDS.length && (
        <Notice tone="good">
          <p className="font-semibold">{t('doneTitle')}</p>
          <p>{t('done')}</p>
          <div className="mt-3 flex flex-wrap gap-2">
            <BotMatch me={me} />
            <LinkButton href={`/${locale}/rules`}>{t('readRules')}</LinkButton>
          </div>
        </Notice>
      )}
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 text-muted text-sm">
        <p>{keeps ? t('kept') : t('notKept')}</p>
        {done > 0 && <Button onClick={() => setAsking(true)}>{t('startOver')}</Button>}
      </div>
      <AskDialog
        open={asking}
        onOpenChange={setAsking}
        title={t('startOverTitle')}
        description={t('startOverWhat')}
        confirm={t('startOverYes')}
        onConfirm={startOver}
      />
    </div>
  )
}
