import { NextIntlClientProvider } from 'next-intl'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { en } from '../../src/messages/en'
import { WithRouter } from './withRouter'

function fail(error: Error): never {
  throw error
}

/** A part of a page as the server renders it, with all words; a missing one fails. */
export function markup(part: ReactNode): string {
  return renderToStaticMarkup(
    <NextIntlClientProvider locale="en" messages={en} timeZone="UTC" onError={fail}>
      <WithRouter>{part}</WithRouter>
    </NextIntlClientProvider>,
  )
}

function Say({ hear }: { hear: () => void }) {
  hear()
  return null
}

/** What `say`, which may use hooks, gives as a part of a page. */
export function said<Words>(say: () => Words): Words {
  const heard: Words[] = []
  markup(<Say hear={() => heard.push(say())} />)
  const [words] = heard
  if (words === undefined) throw new Error('nothing was said')
  return words
}
