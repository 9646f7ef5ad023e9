import { expect, type Locator, type Page } from '@playwright/test'
import { choices, click, ownHand, playable, targetName } from './support/hands'
import { open, test } from './support/people'
import { nextMoment, playTurn, sayReady } from './support/play'
import { filePicker, jsonFile, longestLine } from './support/records'

/** Whether an element lies within the window. */
async function expectInWindow(page: Page, shown: Locator): Promise<void> {
  const box = await shown.boundingBox()
  const window = page.viewportSize()
  if (!box || !window) throw new Error('not on the page')
  expect([box.x >= 0, box.y >= 0, box.x + box.width <= window.width, box.y + box.height <= window.height]).toEqual(
    Array(4).fill(true),
  )
}

test('a lying phone shows a match whole, the table looks as chosen, and a small phone shows where a tile may go', async ({
  visitor,
}) => {
  const page = await visitor({ viewport: { width: 844, height: 390 }, reducedMotion: 'reduce' })
  await open(page, '/lobby')
  await page.getByRole('button', { name: 'Play a bot', exact: true }).click()
  await page.waitForURL(/\/match\//)
  await playable(page).first().waitFor()
  const table = page.getByRole('region', { name: 'Table', exact: true })
  for (const part of [
    ...(await ownHand(page).getByRole('button').all()),
    ...(await table.getByRole('timer').all()),
    ...(await page.getByRole('region', { name: /at the table$/ }).all()),
  ])
    await expectInWindow(page, part)
  expect(await page.evaluate(() => document.documentElement.scrollHeight <= window.innerHeight)).toBe(true)

  await page.getByRole('button', { name: 'Look, sound and touch' }).click()
  await page.getByRole('radio', { name: 'Ebony' }).check()
  await page.getByRole('radio', { name: 'Walnut' }).check()
  await page.keyboard.press('Escape')
  // The page comes with it: it isn't put right later.
  const served = await (await page.request.get(page.url())).text()
  expect(served).toMatch(/<html[^>]*data-tiles="ebony"[^>]*data-table="walnut"/)

  await page.setViewportSize({ width: 320, height: 568 })
  for (let turn = 0; turn < 8; turn++) {
    const moment = await nextMoment(page)
    if (moment === 'over') return
    if (moment === 'settled') await sayReady(page)
    else await playTurn(page, click)
  }
  while ((await nextMoment(page)) === 'settled') await sayReady(page)
  const [best] = await choices(page)
  if (!best) throw new Error('nothing to place')
  await ownHand(page).locator(`[data-tile="${best.tile}"]`).click()
  const target = page.getByRole('button', { name: targetName(best), exact: true })
  await expect(target).toBeInViewport({ ratio: 0.9 })
  const box = await target.boundingBox()
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
  await target.click()
  await expect(ownHand(page).locator(`[data-tile="${best.tile}"]`)).toHaveCount(0)
})

test('a table that is larger than its place is moved by the mouse and by keys', async ({ visitor }) => {
  const page = await visitor({ viewport: { width: 320, height: 480 }, reducedMotion: 'reduce' })
  await open(page, '/replay')
  await filePicker(page).setInputFiles(jsonFile('long.json', longestLine()))
  await page.getByRole('button', { name: 'Last step' }).click()
  // The pages leave a table more room than it needs for that: here is a lower one.
  await page
    .locator('[data-line-tile]')
    .first()
    .evaluate((tile) => tile.closest<HTMLElement>('.size-full')?.style.setProperty('height', '7rem'))
  const pane = page.getByRole('region', { name: /^The line, larger than/ })
  const left = () => pane.evaluate(({ scrollLeft }) => scrollLeft)
  const most = await pane.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)
  expect(most).toBeGreaterThan(40)
  await pane.evaluate((element) => element.scrollTo({ left: 0, behavior: 'instant' }))
  const box = await pane.boundingBox()
  if (!box) throw new Error('no table')
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x - 40, y, { steps: 4 })
  await page.mouse.up()
  expect(await left()).toBe(40)
  await page.mouse.move(x, y)
  expect(await left()).toBe(40)
  await pane.focus()
  await page.keyboard.press('ArrowLeft')
  await expect.poll(left).toBe(0)
})
