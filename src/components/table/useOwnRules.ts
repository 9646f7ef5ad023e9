import { useTranslations } from 'next-intl'
import { differingOptions } from '../../engine/board/presets'
import { completeRules, type RuleSet } from '../../engine/board/rules'

/** What sets a rule set apart from the plain one for as many seats, as short as it gets: "Own rules: to 305, spinner, steal". */
export function useOwnRules(): (rules: RuleSet) => string {
  const t = useTranslations('rules.marks')
  const named = useTranslations('rules')
  const markOf = (rules: RuleSet): Partial<Record<keyof RuleSet, string>> => ({
    teams: t('teams'),
    handSize: t('handSize', { hand: rules.handSize }),
    target: t('target', { target: rules.target }),
    roundLimit: t('roundLimit', { rounds: rules.roundLimit ?? 0 }),
    spinner: t('spinner'),
    reserve: t('reserve', { count: rules.reserve }),
    ...(rules.claims === 'automatic' ? {} : { claims: t(`claims.${rules.claims}`) }),
    settlement: t('settlement'),
    blockedAward: t('blockedAward'),
    ...(rules.display === 'points' ? {} : { display: t(`display.${rules.display}`) }),
  })
  return (rules) => {
    const marks = markOf(rules)
    const plain = completeRules({ seats: rules.seats })
    const said = differingOptions(rules, plain).flatMap((option) => marks[option] ?? [])
    return named('differs', { marks: said.join(', ') })
  }
}
