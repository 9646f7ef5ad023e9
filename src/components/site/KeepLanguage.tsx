'use client'
import { useEffect } from 'react'
import { LOCALE_COOKIE, type Locale } from '../../contract/locale'
import { writeCookie } from './writeCookie'

/** Whoever reads a page whose address is in a language reads the next ones in it, too. */
export function KeepLanguage({ locale }: { locale: Locale }) {
  useEffect(() => writeCookie(LOCALE_COOKIE, locale), [locale])
  return null
}
