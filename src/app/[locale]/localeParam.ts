import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { isLocale, LOCALES, type Locale } from '../../contract/locale'

/** The language in a page's address. Not found where it is none. */
export async function localeParam(params: Promise<{ locale: string }>): Promise<Locale> {
  const { locale } = await params
  if (!isLocale(locale)) notFound()
  return locale
}

/** Where else a page is to be read: in each language, and in whichever the reader's browser asks for. */
export function languagesOf(locale: Locale, page: string): NonNullable<Metadata['alternates']> {
  const languages = Object.fromEntries(LOCALES.map((each) => [each, `/${each}/${page}`]))
  return { canonical: `/${locale}/${page}`, languages: { ...languages, 'x-default': `/${page}` } }
}
