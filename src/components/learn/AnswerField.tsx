import { useTranslations } from 'next-intl'
import { TileSvg } from '../board/tile/TileSvg'
import { ChoiceField } from '../ui/ChoiceField'
import { TextField } from '../ui/TextField'
import type { Exercise } from './exercise'

type Props = { exercise: Exercise; value: string; error: string | null; onChange: (value: string) => void }

/** Where an exercise is answered: a number to type, or a choice of tiles, ends or moves. */
export function AnswerField({ exercise, value, error, onChange }: Props) {
  const t = useTranslations('learn')
  const options = optionsOf()
  if (options === null) {
    return (
      <TextField
        label={t('answer')}
        inputMode="numeric"
        autoComplete="off"
        maxLength={4}
        value={value}
        error={error ?? undefined}
        onChange={(event) => onChange(event.target.value.trim())}
      />
    )
  }
  return <ChoiceField legend={t('answer')} hint={error} value={value} options={options} onChange={onChange} />

  function optionsOf() {
    switch (exercise.kind) {
      case 'whichScores':
        return exercise.hand.map((tile) => ({
          value: tile as string,
          label: (
            <>
              <span className="sr-only">{tile}</span>
              <TileSvg tile={tile} half={20} />
            </>
          ),
        }))
      case 'whichEnd':
        return exercise.tried.map(({ end, value: pips }) => ({
          value: end as string,
          label: t('at', { end, value: pips }),
        }))
      case 'mustAct':
        return (['place', 'draw', 'pass'] as const).map((action) => ({
          value: action as string,
          label: t(`mustAct.${action}`),
        }))
      default:
        return null
    }
  }
}

/** Whether an answer is the right one. */
export function isRight(exercise: Exercise, answer: string): boolean {
  return String(exercise.answer) === answer
}

/** What is wrong with an answer before it is looked at. */
export function unanswered(exercise: Exercise, answer: string): 'notNumber' | 'notChosen' | null {
  if (exercise.kind === 'whichScores' || exercise.kind === 'whichEnd' || exercise.kind === 'mustAct')
    return answer === '' ? 'notChosen' : null
  return /^\d{1,3}$/.test(answer) ? null : 'notNumber'
}
