import { NextIntlClientProvider } from 'next-intl'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Locale } from '../../src/contract/locale'
import { en } from '../../src/messages/en'
import { zhCN } from '../../src/messages/zhCN'

const MESSAGES = { en, 'zh-CN': zhCN }

import { WithRouter } from './withRouter'

function fail(error: Error): never {
  throw error
}

/** A part of a page as the server renders it, with all words; a missing one fails. */
export function markup(part: ReactNode, locale: Locale = 'en'): string {
  return renderToStaticMarkup(
    <NextIntlClientProvider locale={locale} messages={MESSAGES[locale]} timeZone="UTC" onError={fail}>
      <WithRouter>{part}</WithRouter>
    </NextIntlClientProvider>,
  )
}

function Say({ hear }: { hear: () => void }) {
  hear()
  return null
}

/** What `say`, which may use hooks, gives as a part of a page. */
export function said<Words>(say: () => Words, locale: Locale = 'en'): Words {
  const heard: Words[] = []
  markup(<Say hear={() => heard.push(say())} />, locale)
  const [words] = heard
  if (words === undefined) throw new Error('nothing was said')
  return words
}
