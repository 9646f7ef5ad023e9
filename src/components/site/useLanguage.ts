'use client'
import { usePathname, useRouter } from 'next/navigation'
import { LOCALE_COOKIE, type Locale, localeOfPath } from '../../contract/locale'
import { useHeldMessages } from './HeldMessages'
import { writeCookie } from './writeCookie'

/** The language that is spoken, and how to choose another: whatever is on the page stays as it is, but for its words. */
export function useLanguage(): { readonly spoken: Locale; readonly choose: (locale: Locale) => void } {
  const { locale: spoken } = useHeldMessages()
  const path = usePathname()
  const router = useRouter()
  function choose(locale: Locale) {
    writeCookie(LOCALE_COOKIE, locale)
    const ofPath = localeOfPath(path)
    // The frame of the page takes its language from the address, which only a new page reads anew.
    if (ofPath) window.location.assign(`/${locale}${path.slice(ofPath.length + 1)}${window.location.hash}`)
    else router.refresh()
  }
  return { spoken, choose }
}
