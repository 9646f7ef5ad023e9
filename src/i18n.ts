import { cookies, headers } from 'next/headers'
import { getRequestConfig } from 'next-intl/server'
import { en } from './messages/en'
import { zhCN } from './messages/zhCN'

/** The languages on offer. A new one is an entry here and a folder in `messages`. */
export const MESSAGES = { en, 'zh-CN': zhCN } as const
export type Locale = keyof typeof MESSAGES
export const LOCALE_COOKIE = 'locale'
export const TIME_ZONE_COOKIE = 'timezone'

function isLocale(tag: string): tag is Locale {
  return Object.hasOwn(MESSAGES, tag)
}

/** The language asked for: the chosen one, else the first of the browser's that is on offer, else English. */
export function pickLocale(chosen: string | undefined, accepted: string | null): Locale {
  if (chosen && isLocale(chosen)) return chosen
  for (const part of (accepted ?? '').split(',')) {
    const tag = part.split(';')[0]?.trim() ?? ''
    if (isLocale(tag)) return tag
    const language = tag.split('-')[0] ?? ''
    const near = Object.keys(MESSAGES).find((locale) => locale.split('-')[0] === language)
    if (near && isLocale(near)) return near
  }
  return 'en'
}

function pickTimeZone(chosen: string | undefined): string {
  if (!chosen) return 'UTC'
  try {
    return new Intl.DateTimeFormat('en', { timeZone: chosen }).resolvedOptions().timeZone
  } catch {
    return 'UTC'
  }
}

export default getRequestConfig(async () => {
  const jar = await cookies()
  const locale = pickLocale(jar.get(LOCALE_COOKIE)?.value, (await headers()).get('accept-language'))
  return { locale, messages: MESSAGES[locale], timeZone: pickTimeZone(jar.get(TIME_ZONE_COOKIE)?.value) }
})
