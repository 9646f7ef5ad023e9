'use client'
import clsx from 'clsx'
import { usePathname, useRouter } from 'next/navigation'
import { useLocale, useTranslations } from 'next-intl'
import { LOCALE_COOKIE, LOCALE_NAMES, LOCALES, type Locale, localeOfPath } from '../../contract/locale'
import { writeCookie } from './writeCookie'

/** The languages by their own names. Whatever is on the page stays as it is; only its words change. */
export function LanguageChoice() {
  const t = useTranslations('site')
  const spoken = useLocale()
  const path = usePathname()
  const router = useRouter()

  function choose(locale: Locale) {
    writeCookie(LOCALE_COOKIE, locale)
    const ofPath = localeOfPath(path)
    // The frame of the page takes its language from the address, which only a new page reads anew.
    if (ofPath) window.location.assign(`/${locale}${path.slice(ofPath.length + 1)}${window.location.hash}`)
    else router.refresh()
  }

  return (
    <fieldset className="flex flex-wrap items-center gap-x-1">
      <legend className="sr-only">{t('language')}</legend>
      {LOCALES.map((locale) => (
        <button
          key={locale}
          type="button"
          lang={locale}
          aria-pressed={locale === spoken}
          onClick={() => choose(locale)}
          className={clsx(
            'inline-flex min-h-11 min-w-11 items-center justify-center rounded-md px-2',
            locale === spoken ? 'font-semibold text-ink' : 'link',
          )}
        >
          {LOCALE_NAMES[locale]}
        </button>
      ))}
    </fieldset>
  )
}
