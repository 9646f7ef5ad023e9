import { useTranslations } from 'next-intl'
import type { RuleSet } from '../../engine/board/rules'
import { useJoined } from '../ui/useJoined'

/** A whole rule set in a line of catchwords, for those who know what they mean. */
export function RulesInBrief({ rules }: { rules: RuleSet }) {
  const t = useTranslations('rules.brief')
  const joined = useJoined()
  const { seats, teams, handSize: hand, target, roundLimit: rounds, settlement } = rules
  return joined.marks([
    teams ? t('teams', { hand }) : t('seats', { seats, hand }),
    rounds === null ? t('target', { target }) : t('targetOrRounds', { target, rounds }),
    t(`settlement.${settlement}`),
    ...(settlement === 'award' && rules.blockedAward === 'net' ? [t('net')] : []),
    t(`spinner.${rules.spinner}`),
    ...(rules.reserve > 0 ? [t('reserve', { count: rules.reserve })] : []),
    ...(rules.claims === 'automatic' ? [] : [t(`claims.${rules.claims}`)]),
    ...(rules.display === 'points' ? [] : [t(`display.${rules.display}`)]),
  ])
}
