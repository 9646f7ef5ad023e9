import { expect, test } from '@playwright/test'
import { expectNoFault } from './support/look'

test.use({ serviceWorkers: 'allow' })

test('without a connection a page says so, in the language that is spoken, and comes back by itself', async ({
  page,
  context,
}) => {
  await page.goto('/')
  await page.getByRole('button', { name: '中文' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN')
  const spoken = () => page.evaluate(async () => (await (await caches.match('/spoken'))?.text()) ?? null)
  await expect.poll(spoken).toBe('zh-CN')
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true)

  await context.setOffline(true)
  await page.goto('/lobby')
  await expect(page.getByRole('heading', { name: '你已离线' })).toBeVisible()
  await expect(page.getByRole('button', { name: '重试' })).toBeVisible()
  await expectNoFault(page, 'offline')
  // Nothing of anybody's is kept.
  const kept = await page.evaluate(async () => {
    const caught = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()))
    return caught.flat().map(({ url }) => new URL(url).pathname)
  })
  expect(kept.sort()).toEqual(['/en/offline', '/offline.js', '/spoken', '/zh-CN/offline'])

  await context.setOffline(false)
  await expect(page.getByRole('heading', { level: 1, name: '大厅' })).toBeVisible()
  await expect(page).toHaveURL('/lobby')
})

test('the site can be installed: its manifest and icons are there', async ({ page, request }) => {
  await page.goto('/')
  const href = await page.locator('link[rel="manifest"]').getAttribute('href')
  const manifest = await (await request.get(href ?? '')).json()
  expect(manifest).toMatchObject({ name: 'Muggins', display: 'standalone', start_url: '/lobby', lang: 'en' })
  for (const { src, type } of manifest.icons) expect((await request.get(src)).headers()['content-type']).toBe(type)
})
