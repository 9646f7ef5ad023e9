import { useTranslations } from 'next-intl'
import type { Form, PresetName } from '../../engine/board/rules'

const PRESETS: readonly string[] = [
  'muggins',
  'allFives',
  'tableClassic',
  'cribbage',
  'partners',
] satisfies PresetName[]

function isPreset(name: string): name is PresetName {
  return PRESETS.includes(name)
}

/** The names of rule sets and rating pools: "Muggins, quick", "Muggins, 2 seats". */
export function useRulesName(): {
  ofRules: (preset: PresetName, form: Form) => string
  ofPool: (pool: string) => string
} {
  const t = useTranslations('rules')
  return {
    ofRules: (preset, form) => t('named', { preset: t(`presets.${preset}`), form: t(`forms.${form}`) }),
    ofPool: (pool) => {
      const [preset = '', seats = ''] = pool.split('-')
      return isPreset(preset) ? t('pool', { preset: t(`presets.${preset}`), seats }) : pool
    },
  }
}
