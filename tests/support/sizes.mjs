import { chromium } from '@playwright/test'
import { provideChromium } from './chromium.mjs'
import { withSite } from './site.mjs'
import { playBot, readyToWeigh, weigh } from './weight.mjs'

// `npm run sizes`: how much JavaScript each page loads before it has come alive. Prints JSON; see `weight.mjs`.

/**
 * As a visitor first, then as a guest who plays a bot.
 * @param {import('@playwright/test').Page} page
 */
async function measure(page) {
  await readyToWeigh(page)
  const home = await weigh(page, '/')
  const signIn = await weigh(page, '/sign-in')
  const rules = await weigh(page, '/en/rules')
  const learn = await weigh(page, '/en/learn')
  const path = await playBot(page)
  const match = await weigh(page, path)
  await page.getByRole('button', { name: 'Resign' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Resign' }).click()
  await page.getByRole('link', { name: 'Step through' }).waitFor()
  const replay = await weigh(page, `${path}/replay`)
  const lobby = await weigh(page, '/lobby')
  await page.getByRole('button', { name: 'Open a table' }).click()
  await page.getByRole('button', { name: 'Open the table', exact: true }).click()
  await page.waitForURL(/\/table\//)
  const table = await weigh(page, new URL(page.url()).pathname)
  const history = await weigh(page, '/history')
  const profile = await weigh(page, (await page.locator('a[href^="/player/"]').first().getAttribute('href')) ?? '')
  return { home, lobby, table, match, replay, history, profile, signIn, rules, learn }
}

await withSite(async (address) => {
  const browser = await chromium.launch({
    executablePath: provideChromium(),
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  })
  try {
    console.log(JSON.stringify(await measure(await browser.newPage({ baseURL: address }))))
  } finally {
    await browser.close()
  }
})
