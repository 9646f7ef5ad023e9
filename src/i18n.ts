import { cookies, headers } from 'next/headers'
import { getRequestConfig } from 'next-intl/server'
import { isLocale, LOCALE_COOKIE, LOCALE_HEADER, type Locale, pickLocale } from './contract/locale'
import { en, type Messages } from './messages/en'
import { zhCN } from './messages/zhCN'

export const MESSAGES: Readonly<Record<Locale, Messages>> = { en, 'zh-CN': zhCN }
export const TIME_ZONE_COOKIE = 'timezone'

function pickTimeZone(chosen: string | undefined): string {
  if (!chosen) return 'UTC'
  try {
    return new Intl.DateTimeFormat('en', { timeZone: chosen }).resolvedOptions().timeZone
  } catch {
    return 'UTC'
  }
}

export default getRequestConfig(async () => {
  const [jar, asked] = await Promise.all([cookies(), headers()])
  const ofPath = asked.get(LOCALE_HEADER) ?? undefined
  const chosen = isLocale(ofPath) ? ofPath : jar.get(LOCALE_COOKIE)?.value
  const locale = pickLocale(chosen, asked.get('accept-language'))
  return { locale, messages: MESSAGES[locale], timeZone: pickTimeZone(jar.get(TIME_ZONE_COOKIE)?.value) }
})
