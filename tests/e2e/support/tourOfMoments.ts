import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { LOCALES, type Locale } from '../../../src/contract/locale'
import { shoot, speak } from './gallery'
import { meet } from './meet'
import { open, type Person } from './people'
import { filePicker, jsonFile, longestLine } from './records'
import { openTable } from './tables'
import type { Look } from './tour'
import { inTurn } from './turns'

/** What passes by: before the deal, a match that never began, the opening. */
export async function tourOfBeginning(one: Person, other: Person, look: Look): Promise<void> {
  await openTable(one.page)
  const table = one.page.url()
  await other.page.goto(table)
  await other.page.getByRole('button', { name: 'Sit down' }).click()
  await other.page.getByRole('button', { name: "I'm ready" }).click()
  await look(one.page, 'table-both-there')
  await other.context.setOffline(true)
  await one.page.getByRole('button', { name: 'Start the match' }).click()
  await one.page.getByRole('heading', { name: 'Making sure of the deal' }).waitFor()
  await look(one.page, 'match-before-the-deal')
  await one.page.getByRole('heading', { name: 'The match did not begin' }).waitFor({ timeout: 30_000 })
  await look(one.page, 'match-never-began')
  await other.context.setOffline(false)
  await open(other.page, '/lobby')
  await one.page.getByRole('main').getByRole('link', { name: 'Back to your table' }).click()
  await one.page.waitForURL(table)
  await one.page.getByRole('button', { name: 'Leave the table' }).click()
  await one.page.waitForURL('/lobby')
  await meet(one.page, other.page)
  const [player, waiting] = await inTurn([one, other])
  await look(player.page, 'match-opening')
  await look(waiting.page, 'match-others-turn')
}

const textsOf = (locale: Locale, name: string) =>
  JSON.parse(readFileSync(`src/messages/${locale}/${name}.json`, 'utf8'))

/** A page that is on its way, one that broke, one without a connection: in each language from the beginning. */
export async function tourOfTrouble({ page }: Person): Promise<void> {
  for (const locale of LOCALES) {
    await open(page, '/lobby')
    await speak(page, locale)
    // Its skeleton is there as soon as a pointer nears; the page itself never comes.
    await page.route('**/history?_rsc=*', (route) =>
      route.request().headers()['next-router-prefetch'] ? route.fallback() : new Promise(() => {}),
    )
    const link = page.locator('header a[href="/history"], nav a[href="/history"]').first()
    await link.hover()
    await page.waitForLoadState('networkidle')
    await link.click()
    await page.locator('.animate-pulse').first().waitFor()
    await shoot(page, 'loading', locale)
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await open(page, '/lobby')
    await page.waitForLoadState('networkidle')
    await page.route('**/_next/static/chunks/**', (route) => route.abort())
    await page.getByRole('button', { name: textsOf(locale, 'lobby').open }).click()
    await page.getByRole('heading', { name: textsOf(locale, 'site').error.title }).waitFor()
    await shoot(page, 'error', locale)
    await page.unroute('**/_next/static/chunks/**')
    await page.goto(`/${locale}/offline`)
    await shoot(page, 'offline', locale)
  }
}

/** The lot that a match begins with, and the longest line that a table has to hold. */
export async function tourOfLongLine(page: Page, look: Look): Promise<void> {
  await open(page, '/replay')
  await filePicker(page).setInputFiles(jsonFile('long.json', longestLine()))
  await page.getByRole('button', { name: 'First step' }).click()
  await page.getByRole('button', { name: 'One step on' }).click()
  await look(page, 'replay-lot')
  await page.getByRole('button', { name: 'Last step' }).click()
  await look(page, 'replay-long-line')
}
