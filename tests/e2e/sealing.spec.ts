import { expect, type Page } from '@playwright/test'
import { expectGoodLook } from './support/look'
import { open, test } from './support/people'
import { openTable, seatAt } from './support/tables'

/** Two at a table, the second ready; the first has only to start. */
async function gather(first: Page, second: Page): Promise<string> {
  await openTable(first)
  await second.goto(first.url())
  await second.getByRole('button', { name: 'Sit down' }).click()
  await second.getByRole('button', { name: "I'm ready" }).click()
  await expect(seatAt(first, 2)).not.toContainText('not ready')
  return first.url()
}

const start = (page: Page) => page.getByRole('button', { name: 'Start the match' }).click()
const waiting = (page: Page) => page.getByRole('heading', { name: 'Making sure of the deal' })

/** The receipts in a browser, by match. */
const receiptsIn = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('muggins:receipt:')))

test('who stays away is named, and the other finds the table open again; then both come and play', async ({
  member,
}) => {
  const [anna, bert] = await Promise.all([member('Anna'), member('Bert')])
  const table = await gather(anna.page, bert.page)
  await bert.context.setOffline(true)
  await start(anna.page)
  await anna.page.waitForURL(/\/match\//)
  await expect(waiting(anna.page)).toBeVisible()
  await expect(anna.page.getByRole('status').filter({ hasText: `Waiting for ${bert.name}` })).toBeVisible()
  await expectGoodLook(anna.page, 'before the deal')
  await expect(anna.page.getByRole('heading', { name: 'The match did not begin' })).toBeVisible({ timeout: 30_000 })
  await expect(anna.page.getByText(`${bert.name} did not show up in time.`)).toBeVisible()
  expect(await receiptsIn(anna.page)).toEqual([])
  await expectGoodLook(anna.page, 'a match that never began')
  await anna.page.getByRole('main').getByRole('link', { name: 'Back to your table' }).click()
  await anna.page.waitForURL(table)
  await expect(seatAt(anna.page, 1)).toContainText('not ready')
  await expect(seatAt(anna.page, 2)).toContainText('Free')

  await bert.context.setOffline(false)
  await open(bert.page, table)
  await bert.page.getByRole('button', { name: 'Sit down' }).click()
  await bert.page.getByRole('button', { name: "I'm ready" }).click()
  await start(anna.page)
  await Promise.all([anna, bert].map(({ page }) => page.waitForURL(/\/match\//)))
  for (const { page } of [anna, bert]) {
    await expect(page.getByRole('group', { name: 'Your hand: 7 tiles' })).toBeVisible()
    expect(await receiptsIn(page)).toHaveLength(1)
  }
  await open(anna.page, '/history')
  await expect(anna.page.getByRole('main').getByRole('listitem').filter({ hasText: 'Muggins, quick' })).toHaveCount(1)
})

test('a page that is loaded anew between the two steps goes on with what it has committed to', async ({ member }) => {
  const [anna, bert] = await Promise.all([member('Anna'), member('Bert')])
  await gather(anna.page, bert.page)
  // Bert's commitment is held back until Anna, who has sent hers, has loaded her page anew.
  let letGo = () => {}
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await bert.page.route(/match\.commit/, async (route) => {
    await held
    await route.continue()
  })
  const committed = anna.page.waitForResponse(/match\.commit/)
  await start(anna.page)
  await committed
  await anna.page.waitForURL(/\/match\//)
  await expect(waiting(anna.page)).toBeVisible()
  const [before] = await receiptsIn(anna.page)
  const bytes = () => anna.page.evaluate((key) => JSON.parse(localStorage.getItem(key ?? '') ?? '{}').bytes, before)
  const drawn = await bytes()
  await anna.page.reload()
  await expect(waiting(anna.page)).toBeVisible()
  letGo()
  for (const { page } of [anna, bert])
    await expect(page.getByRole('group', { name: 'Your hand: 7 tiles' })).toBeVisible()
  expect(drawn).toMatch(/^[0-9a-f]{64}$/)
  expect(await bytes()).toBe(drawn)
})

test('a player who has other pages open contributes from there', async ({ member }) => {
  const [anna, bert] = await Promise.all([member('Anna'), member('Bert')])
  await gather(anna.page, bert.page)
  const other = await bert.context.newPage()
  await open(other, '/settings')
  await bert.page.close()
  await start(anna.page)
  await expect(anna.page.getByRole('group', { name: 'Your hand: 7 tiles' })).toBeVisible()
  expect(await receiptsIn(other)).toHaveLength(1)
})
