/** The languages on offer. A new one is an entry here, its name, and a folder in `messages`. */
export const LOCALES = ['en', 'zh-CN'] as const
export type Locale = (typeof LOCALES)[number]

/** What each language calls itself: the same in all of them. */
export const LOCALE_NAMES: Readonly<Record<Locale, string>> = { en: 'English', 'zh-CN': '中文' }

/** Holds the language that was chosen in this browser. */
export const LOCALE_COOKIE = 'locale'
/** Where the process entry notes the language that a page's address is in; overwritten whatever the client sent. */
export const LOCALE_HEADER = 'x-muggins-locale'

export function isLocale(tag: string | undefined): tag is Locale {
  return LOCALES.some((locale) => locale === tag)
}

/** The language at the head of a path, `/zh-CN/rules`; null where the page is the same address in all languages. */
export function localeOfPath(path: string): Locale | null {
  const [, head] = path.split(/[/?#]/)
  return isLocale(head) ? head : null
}

/** A list of languages as HTTP writes them, best first: `zh-CN;q=0.8, en` is `['en', 'zh-CN']`. */
function preferred(accepted: string): string[] {
  return accepted
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.split(';').map((piece) => piece.trim())
      const quality = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2)
      return { tag, quality: quality === undefined ? 1 : Number(quality) }
    })
    .filter(({ tag, quality }) => tag !== '' && quality > 0)
    .sort((one, other) => other.quality - one.quality)
    .map(({ tag }) => tag)
}

/** The language asked for: the chosen one, else the first of the browser's that is on offer, else English. */
export function pickLocale(chosen: string | undefined, accepted: string | null | undefined): Locale {
  if (isLocale(chosen)) return chosen
  for (const tag of preferred(accepted ?? '')) {
    const language = tag.split('-')[0]?.toLowerCase()
    const near = LOCALES.find((locale) => locale.split('-')[0] === language)
    if (near) return near
  }
  return 'en'
}
