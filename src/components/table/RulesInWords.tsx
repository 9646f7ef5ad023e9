import clsx from 'clsx'
import { useTranslations } from 'next-intl'
import type { RuleSet } from '../../engine/board/rules'
import { useJoined } from '../ui/useJoined'

/** What a rule set means for those who play by it, one sentence for each thing that matters. */
export function useRuleSentences(): (rules: RuleSet) => string[] {
  const t = useTranslations('rules')
  return (rules) => {
    const { seats, teams, handSize: hand, target, roundLimit: rounds, settlement, blockedAward } = rules
    return [
      teams ? t('teams', { hand }) : t('seats', { seats, hand }),
      rounds === null ? t('target', { target }) : t('targetOrRounds', { target, rounds }),
      t(teams ? `settlement.${settlement}Teams` : `settlement.${settlement}`),
      ...(settlement === 'award' ? [t(teams ? `blocked.${blockedAward}Teams` : `blocked.${blockedAward}`)] : []),
      t(`spinner.${rules.spinner}`),
      ...(rules.reserve > 0 ? [t('reserve', { count: rules.reserve })] : []),
      ...(rules.claims === 'automatic' ? [] : [t(`claims.${rules.claims}`)]),
      ...(rules.display === 'points' ? [] : [t(`display.${rules.display}`)]),
    ]
  }
}

type Props = {
  rules: RuleSet
  /** One paragraph instead of a list. */
  inline?: boolean
  className?: string
}

/** A rule set in words, wherever a table or match is shown. */
export function RulesInWords({ rules, inline, className }: Props) {
  const sentences = useRuleSentences()(rules)
  const joined = useJoined()
  if (inline) return <p className={className}>{joined.sentences(sentences)}</p>
  return (
    <ul className={clsx('grid gap-1.5', className)}>
      {sentences.map((sentence) => (
        <li
          key={sentence}
          className="flex gap-2.5 before:mt-[0.6em] before:size-1.5 before:shrink-0 before:rounded-full before:bg-accent"
        >
          {sentence}
        </li>
      ))}
    </ul>
  )
}
