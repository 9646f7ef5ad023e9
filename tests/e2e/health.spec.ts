import { expect, test } from '@playwright/test'

test('the server says that it is well', async ({ request }) => {
  expect((await request.get('/api/health')).status()).toBe(200)
})

test('the first page opens without an error', async ({ page }) => {
  const errors: Error[] = []
  page.on('pageerror', (error) => errors.push(error))
  await page.goto('/')
  await expect(page.locator('body')).toContainText('Muggins')
  expect(errors).toEqual([])
})
