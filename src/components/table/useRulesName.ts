import { useTranslations } from 'next-intl'
import { differingOptions, namedRules, PRESET_NAMES, type PresetName } from '../../engine/board/presets'
import { completeRules, type RuleSet } from '../../engine/board/rules'
import { useJoined } from '../ui/useJoined'

function isPreset(name: string): name is PresetName {
  return PRESET_NAMES.some((preset) => preset === name)
}

/** What sets a rule set apart from the plain one for as many seats, as short as it gets. */
function useMarks(): (rules: RuleSet) => string {
  const t = useTranslations('rules.marks')
  const joined = useJoined()
  return (rules) => {
    const markOf: Partial<Record<keyof RuleSet, string>> = {
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
    }
    const differing = differingOptions(rules, completeRules({ seats: rules.seats }))
    return joined.list(differing.flatMap((option) => markOf[option] ?? []))
  }
}

/** The names of rule sets and rating pools: "Muggins, quick", "Own rules: to 305, spinner", "Muggins, 2 seats". */
export function useRulesName(): {
  ofRules: (rules: RuleSet) => string
  ofPool: (pool: string) => string
} {
  const t = useTranslations('rules')
  const marksOf = useMarks()
  return {
    ofRules: (rules) => {
      const { preset, form } = namedRules(rules)
      if (preset === 'custom') return t('ownNamed', { marks: marksOf(rules) })
      return t('named', { preset: t(`presets.${preset}`), form: t(`forms.${form}`) })
    },
    ofPool: (pool) => {
      const [preset = '', seats = ''] = pool.split('-')
      return isPreset(preset) ? t('pool', { preset: t(`presets.${preset}`), seats }) : pool
    },
  }
}
