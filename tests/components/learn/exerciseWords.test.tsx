import { NextIntlClientProvider } from 'next-intl'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { type Exercise, KINDS } from '../../../src/components/learn/exercise'
import { makeExercise } from '../../../src/components/learn/makeExercise'
import { useExerciseWords } from '../../../src/components/learn/useExerciseWords'
import { en } from '../../../src/messages/en'
import { zhCN } from '../../../src/messages/zhCN'
import { seededFraction } from '../../support/chance'
import { keysOf, watchedMessages } from '../../support/watchedMessages'

function fail(error: Error): never {
  throw error
}

/** Answers that are wrong, as far as an exercise may be answered by them. */
function wrongAnswers(exercise: Exercise): string[] {
  if (exercise.kind === 'whichScores') return exercise.hand.filter((tile) => tile !== exercise.answer)
  if (exercise.kind === 'whichEnd') return exercise.tried.map(({ end }) => end).filter((end) => end !== exercise.answer)
  if (exercise.kind === 'mustAct') return ['place', 'draw', 'pass'].filter((action) => action !== exercise.answer)
  return ['0', '5', '10'].filter((answer) => answer !== String(exercise.answer))
}

function Said({ exercises, onWords }: { exercises: readonly Exercise[]; onWords: (words: string) => void }) {
  const words = useExerciseWords()
  for (const exercise of exercises) {
    onWords(words.task(exercise))
    onWords(words.right(exercise))
    onWords(words.solution(exercise))
    for (const answer of wrongAnswers(exercise)) onWords(words.wrong(exercise, answer))
  }
  return null
}

describe.each([['en', en] as const, ['zh-CN', zhCN] as const])(
  'what is said about exercises in %s',
  (locale, messages) => {
    const read = new Set<string>()
    const spoken: string[] = []
    const exercises = KINDS.flatMap((kind) =>
      Array.from({ length: 60 }, (_, seed) => makeExercise(kind, seededFraction(seed))),
    )
    const learn = watchedMessages(messages.learn, 'learn', read)
    renderToStaticMarkup(
      <NextIntlClientProvider locale={locale} messages={{ ...messages, learn }} timeZone="UTC" onError={fail}>
        <Said exercises={exercises} onWords={(words) => spoken.push(words)} />
      </NextIntlClientProvider>,
    )

    it('leaves nothing unsaid', () => {
      const tasks = keysOf(messages.learn, 'learn').filter((key) => /\.(task|right\w*|wrong\w*)$/.test(key))
      expect(tasks.filter((key) => !read.has(key))).toEqual([])
    })

    it('is whole, and every sum in it is right', () => {
      for (const words of spoken) {
        expect(words).not.toMatch(/[{}#]|undefined|NaN|null/)
        for (const [, summands = '', total = ''] of words.matchAll(/(\d+(?: \+ \d+)+) = (\d+)/g))
          expect(summands.split(' + ').reduce((sum, one) => sum + Number(one), 0)).toBe(Number(total))
      }
    })
  },
)
