import { expect, type Page } from '@playwright/test'
import { meet } from './support/meet'
import { open, test } from './support/people'

const playNow = (page: Page) => page.getByRole('button', { name: 'Play now' }).click()
const looking = (page: Page) => page.getByRole('status').filter({ hasText: 'Looking for an opponent' })

// One after the other: who looks for an opponent here would find those of the other test.
test.describe.configure({ mode: 'default' })

test('two who press "Play now" land in the same rated match; a wish taken back pairs nobody', async ({ member }) => {
  const [anna, bert, carl] = await Promise.all([member('Anna'), member('Bert'), member('Carl')])
  await playNow(anna.page)
  await expect(looking(anna.page)).toBeVisible()
  await anna.page.getByRole('button', { name: 'Stop looking' }).click()
  await expect(anna.page.getByRole('button', { name: 'Play now' })).toBeVisible()

  await playNow(bert.page)
  await expect(looking(bert.page)).toBeVisible()
  await expect(bert.page.getByText('Nobody else is waiting yet')).toBeVisible()
  // Looking goes on while looking round.
  await bert.page.getByRole('link', { name: 'Muggins, to the home page' }).click()
  await expect(looking(bert.page)).toBeVisible()

  await playNow(carl.page)
  await Promise.all([bert.page, carl.page].map((page) => page.waitForURL(/\/match\//)))
  expect(bert.page.url()).toBe(carl.page.url())
  await expect(bert.page.getByRole('heading', { level: 1 })).toContainText('rated')
  await expect(bert.page.getByRole('region', { name: `${carl.name} at the table` })).toBeVisible()
  await expect(carl.page.getByRole('region', { name: `${bert.name} at the table` })).toBeVisible()
  expect(anna.page.url()).toContain('/lobby')
})

test('who is in a live match is not paired into another', async ({ member }) => {
  const [anna, bert] = await Promise.all([member('Anna'), member('Bert')])
  const match = await meet(anna.page, bert.page)
  await open(anna.page, '/lobby')
  await playNow(anna.page)
  await expect(anna.page.getByText('You are in a match that is still running.')).toBeVisible()
  await anna.page.getByRole('link', { name: 'Return to your match' }).click()
  await anna.page.waitForURL(match)
})
