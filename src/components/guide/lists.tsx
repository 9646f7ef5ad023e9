import { useTranslations } from 'next-intl'
import { PRESET_NAMES } from '../../engine/board/presets'
import { useGuideText } from './GuideSection'

/** Each option, what its values mean (by their keys), and the usual one. */
const OPTIONS = {
  seats: ['text'],
  teams: ['false', 'true'],
  handSize: ['text'],
  target: ['text'],
  roundLimit: ['none', 'some'],
  spinner: ['none', 'first'],
  reserve: ['none', 'some'],
  claims: ['automatic', 'call', 'steal'],
  settlement: ['debit', 'award'],
  blockedAward: ['text', 'gross', 'net'],
  display: ['text', 'points', 'pegs', 'tally'],
} as const

type OptionName = keyof typeof OPTIONS

/** Every option of a rule set (R1). */
export function OptionList() {
  const t = useTranslations('guide.options')
  const text = useGuideText()
  return (
    <dl className="grid divide-y divide-line rounded-lg border border-line bg-raised">
      {(Object.keys(OPTIONS) as OptionName[]).map((option) => (
        <div key={option} className="grid gap-x-6 gap-y-1.5 px-4 py-3 sm:grid-cols-[9rem_minmax(0,1fr)]">
          <dt className="font-semibold">{t(`items.${option}.title`)}</dt>
          <dd className="grid gap-1">
            {OPTIONS[option].map((value) => (
              <p key={value}>{text(`options.items.${option}.${value}`)}</p>
            ))}
            <p className="text-muted text-sm">{t('usually', { usual: t(`items.${option}.usual`) })}</p>
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** What each preset is, in a sentence. */
export function PresetList() {
  const t = useTranslations('guide.presets.items')
  const text = useGuideText()
  return (
    <dl className="grid gap-2">
      {PRESET_NAMES.map((preset) => (
        <div key={preset}>
          <dt className="font-semibold">{t(`${preset}.name`)}</dt>
          <dd>{text(`presets.items.${preset}.text`)}</dd>
        </div>
      ))}
    </dl>
  )
}

const TIPS = ['add', 'take', 'doubles', 'fives', 'leave', 'heavy', 'suits', 'out'] as const

export function TipList() {
  const t = useTranslations('guide.tips')
  const text = useGuideText()
  return (
    <ol className="grid gap-4">
      {TIPS.map((tip) => (
        <li key={tip} className="grid gap-1">
          <h3 className="text-base">{t(`${tip}.title`)}</h3>
          <p>{text(`tips.${tip}.text`)}</p>
        </li>
      ))}
    </ol>
  )
}

const QUESTIONS = [
  'name',
  'fives',
  'open',
  'pass',
  'draw',
  'keep',
  'zero',
  'loneDouble',
  'goingOut',
  'blocked',
  'target',
  'below',
  'missed',
] as const

export function QuestionList() {
  const t = useTranslations('guide.questions')
  const text = useGuideText()
  return (
    <dl className="grid gap-4">
      {QUESTIONS.map((question) => (
        <div key={question} className="grid gap-1">
          <dt className="font-semibold">{t(`${question}.q`)}</dt>
          <dd>{text(`questions.${question}.a`)}</dd>
        </div>
      ))}
    </dl>
  )
}
