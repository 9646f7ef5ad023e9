'use client'
import { useTranslations } from 'next-intl'
import { LOCALE_NAMES, LOCALES } from '../../contract/locale'
import { useLanguage } from '../site/useLanguage'
import { ChoiceField } from '../ui/ChoiceField'

/** The language of all pages; at once, and remembered. */
export function LanguageField() {
  const t = useTranslations('site')
  const { spoken, choose } = useLanguage()
  return (
    <ChoiceField
      legend={t('language')}
      value={spoken}
      options={LOCALES.map((value) => ({ value, label: <span lang={value}>{LOCALE_NAMES[value]}</span> }))}
      onChange={choose}
    />
  )
}
