import { NextIntlClientProvider } from 'next-intl'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { GuideView } from '../../../src/components/guide/GuideView'
import { SECTIONS } from '../../../src/components/guide/sections'
import { en } from '../../../src/messages/en'
import { zhCN } from '../../../src/messages/zhCN'
import { keysOf, watchedMessages } from '../../support/watchedMessages'
import { WithRouter } from '../../support/withRouter'

function fail(error: Error): never {
  throw error
}

describe.each([['en', en] as const, ['zh-CN', zhCN] as const])('the rulebook in %s', (locale, messages) => {
  const read = new Set<string>()
  const guide = watchedMessages(messages.guide, 'guide', read)
  const markup = renderToStaticMarkup(
    <NextIntlClientProvider locale={locale} messages={{ ...messages, guide }} timeZone="UTC" onError={fail}>
      <WithRouter>
        <GuideView />
      </WithRouter>
    </NextIntlClientProvider>,
  )
  // Sums are kept in one line.
  const page = markup.replaceAll('\u00a0', ' ')

  it('says everything that there is to say', () => {
    const elsewhere = ['guide.description']
    // Of each figure the words of the first step are shown at first: these come later.
    const later = keysOf(messages.guide, 'guide').filter((key) =>
      /figure\.(connection|connections|side|placeUncounted|branching)$/.test(key),
    )
    const unread = keysOf(messages.guide, 'guide').filter((key) => !read.has(key))
    expect(unread.filter((key) => ![...elsewhere, ...later].includes(key))).toEqual([])
  })

  it('has an anchor for each of its sections, once', () => {
    for (const name of SECTIONS) expect(page.split(`id="${name}"`)).toHaveLength(2)
  })

  it('shows the sums that the engine makes', () => {
    for (const sum of ['1 + 4 = 5', '2 + 4 = 6', '3 + 12 = 15', '6 + 4 = 10', '3 + 4 + 1 + 5 = 13'])
      expect(page).toContain(sum)
  })
})
