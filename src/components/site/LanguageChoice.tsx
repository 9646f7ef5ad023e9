'use client'
import clsx from 'clsx'
import { LOCALE_NAMES, LOCALES } from '../../contract/locale'
import { useLanguage } from './useLanguage'

/** The languages by their own names. Whatever is on the page stays as it is; only its words change. */
export function LanguageChoice({ label }: { label: string }) {
  const { spoken, choose } = useLanguage()
  return (
    <fieldset className="-mx-2 flex flex-wrap items-center">
      <legend className="sr-only">{label}</legend>
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
