import { useTranslations } from 'next-intl'
import { type Form, PRESET_NAMES, type PresetName, type RulesName } from '../../engine/board/presets'

function isPreset(name: string): name is PresetName {
  return PRESET_NAMES.some((preset) => preset === name)
}

/** The names of rule sets and rating pools: "Muggins, quick", "Own rules", "Muggins, 2 seats". */
export function useRulesName(): {
  ofRules: (preset: RulesName, form: Form) => string
  ofPool: (pool: string) => string
} {
  const t = useTranslations('rules')
  return {
    ofRules: (preset, form) =>
      preset === 'custom'
        ? t('presets.custom')
        : t('named', { preset: t(`presets.${preset}`), form: t(`forms.${form}`) }),
    ofPool: (pool) => {
      const [preset = '', seats = ''] = pool.split('-')
      return isPreset(preset) ? t('pool', { preset: t(`presets.${preset}`), seats }) : pool
    },
  }
}
