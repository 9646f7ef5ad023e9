'use client'
import { useEffect, useState } from 'react'
import { isLocale, LOCALE_COOKIE, LOCALES, type Locale, pickLocale } from '../../contract/locale'
import en from '../../messages/en/site.json'
import zhCN from '../../messages/zh-CN/site.json'
import { TileSvg } from '../board/tile/TileSvg'
import { Button } from '../ui/Button'
import { useServerReturn } from './useServerReturn'

const WORDS: Readonly<Record<Locale, typeof en.error>> = { en: en.error, 'zh-CN': zhCN.error }

/** The language that was chosen here, else the browser's. */
function spoken(): Locale {
  const chosen = new RegExp(`(?:^|; )${LOCALE_COOKIE}=([^;]+)`).exec(document.cookie)?.[1]
  return pickLocale(isLocale(chosen) ? chosen : undefined, navigator.languages.join(','))
}

/** What stands in place of the whole site. Nothing has told it a language: it asks the browser. */
export function SiteFailure({ reset }: { reset: () => void }) {
  const [locale, setLocale] = useState<Locale>(LOCALES[0])
  useEffect(() => {
    setLocale(spoken())
    document.documentElement.lang = spoken()
  }, [])
  const words = WORDS[locale]
  const gone = useServerReturn()
  return (
    <main className="column grid max-w-xl justify-items-center gap-4 py-24 text-center">
      <TileSvg tile="0-0" vertical={false} half={44} className="rotate-6" />
      <h1 className="text-2xl">{words.title}</h1>
      <p role="status" className="text-muted">
        {gone ? words.gone : words.lead}
      </p>
      <Button look="primary" onClick={reset}>
        {words.again}
      </Button>
    </main>
  )
}
