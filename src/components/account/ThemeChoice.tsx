'use client'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { THEME_COOKIE, THEMES, type Theme, themeAttribute } from '../site/theme'
import { writeCookie } from '../site/writeCookie'
import { ChoiceField } from '../ui/ChoiceField'

/** Light, dark or as the system; at once, and remembered. */
export function ThemeChoice({ initial }: { initial: Theme }) {
  const t = useTranslations('account.settings')
  const [theme, setTheme] = useState(initial)
  function choose(next: Theme) {
    setTheme(next)
    writeCookie(THEME_COOKIE, next)
    const attribute = themeAttribute(next)
    if (attribute) document.documentElement.dataset.theme = attribute
    else delete document.documentElement.dataset.theme
  }
  return (
    <ChoiceField
      legend={t('theme')}
      value={theme}
      options={THEMES.map((value) => ({ value, label: t(value) }))}
      onChange={choose}
    />
  )
}
