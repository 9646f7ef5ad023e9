import { useTranslations } from 'next-intl'
import { useJoined } from '../ui/useJoined'
import type { Exercise, Tried } from './exercise'

/** What is said about an exercise: its task, and what comes of an answer. */
export type ExerciseWords = {
  readonly task: (exercise: Exercise) => string
  readonly right: (exercise: Exercise) => string
  readonly solution: (exercise: Exercise) => string
  /** `answer` as it was given: digits, a tile, an end or an action. */
  readonly wrong: (exercise: Exercise, answer: string) => string
}

export function useExerciseWords(): ExerciseWords {
  const t = useTranslations('learn')
  const { sentences } = useJoined()
  const at = ({ end, value }: Pick<Tried, 'end' | 'value'>) => t('at', { end, value })
  const name = (who: 'ana' | 'ben' | 'cleo') => t(`names.${who}`)

  function task(exercise: Exercise): string {
    switch (exercise.kind) {
      case 'loneDouble':
      case 'doubleAtEnd':
      case 'spinner':
      case 'whichEnd':
        return t(`${exercise.kind}.task`, { tile: exercise.tile })
      case 'leavesNext':
        return t('leavesNext.task', { tile: exercise.tile, at: at(exercise) })
      case 'settle':
        return t('settle.task', {
          ending: exercise.ending,
          settlement: exercise.settlement,
          winner: name(exercise.winner),
          asked: name(exercise.asked),
        })
      default:
        return t(`${exercise.kind}.task`)
    }
  }

  function reason(exercise: Exercise): string {
    switch (exercise.kind) {
      case 'countEnds':
      case 'loneDouble':
      case 'doubleAtEnd':
        return t(`${exercise.kind}.right`, { sum: exercise.sum, points: exercise.points })
      case 'spinner':
        return t('spinner.right', {
          covered: String(exercise.covered),
          sum: exercise.sum,
          points: exercise.points,
        })
      case 'whichScores':
      case 'whichEnd': {
        const tried = exercise.tried.find(({ points }) => points > 0)
        return tried
          ? t(`${exercise.kind}.right`, { tile: tried.tile, at: at(tried), sum: tried.sum, points: tried.points })
          : ''
      }
      case 'leavesNext': {
        const { reply } = exercise
        if (!reply) return t('leavesNext.rightNone')
        return t('leavesNext.right', { reply: reply.tile, replyAt: at(reply), sum: reply.sum, points: reply.points })
      }
      case 'mustAct':
        return t('mustAct.right', { action: exercise.answer, tile: exercise.fitting ?? '' })
      case 'roundOff':
        return t('roundOff.right', { sum: exercise.sum, rest: exercise.rest, points: exercise.answer })
      case 'settle':
        return t('settle.right', {
          settlement: exercise.settlement,
          asked: name(exercise.asked),
          sum: exercise.sum,
          points: exercise.answer,
        })
    }
  }

  function hint(exercise: Exercise, answer: string): string {
    switch (exercise.kind) {
      case 'doubleAtEnd':
      case 'spinner':
        return t(`${exercise.kind}.wrong`, { answer, tile: exercise.tile })
      case 'whichScores': {
        const tried = exercise.tried.find(({ tile }) => tile === answer)
        return tried
          ? t('whichScores.wrong', { tile: tried.tile, at: at(tried), sum: tried.sum })
          : t('whichScores.wrongUnfit', { tile: answer })
      }
      case 'whichEnd': {
        const tried = exercise.tried.find(({ end }) => end === answer)
        return tried ? t('whichEnd.wrong', { tile: tried.tile, at: at(tried), sum: tried.sum }) : ''
      }
      case 'leavesNext':
        return t('leavesNext.wrong', { answer: Number(answer) })
      case 'mustAct':
        return t('mustAct.wrong', { action: answer })
      case 'settle':
        return t('settle.wrong', { answer, settlement: exercise.settlement, asked: name(exercise.asked) })
      default:
        return t(`${exercise.kind}.wrong`, { answer })
    }
  }

  return {
    task,
    right: (exercise) => sentences([t('right'), reason(exercise)]),
    solution: reason,
    wrong: (exercise, answer) => sentences([t('wrong'), hint(exercise, answer)]),
  }
}
