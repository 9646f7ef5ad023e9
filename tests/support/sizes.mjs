import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chromium } from '@playwright/test'
import { freePort } from '../../src/server/start/port.mjs'
import { root } from '../../src/server/start/root.mjs'
import { provideChromium } from './chromium.mjs'

// `npm run sizes`: how much JavaScript, compressed as it is sent, each page loads before it has come alive. Prints JSON
// in KB of 1024 bytes. What is fetched later (dialogs, prefetched pages) doesn't count.

/** @typedef {import('@playwright/test').Page} Page */

const PATIENCE_MS = 240_000
const port = await freePort()
const address = `http://localhost:${port}`

/** Remembers when the page's own content has come alive, by the clock that its requests are timed with. */
const watchForLife = () => {
  const look = () => {
    const main = document.getElementById('content')
    if (main && Object.keys(main).some((key) => key.startsWith('__reactProps'))) performance.mark('alive')
    else requestAnimationFrame(look)
  }
  look()
}

/** The bytes of script asked for until the page had loaded and come alive. */
const bytesOfScript = () => {
  const alive = performance.getEntriesByName('alive')[0]?.startTime ?? Number.NaN
  const [navigation] = performance.getEntriesByType('navigation')
  const until = Math.max(alive, navigation instanceof PerformanceNavigationTiming ? navigation.loadEventStart : 0)
  return performance
    .getEntriesByType('resource')
    .filter((entry) => entry instanceof PerformanceResourceTiming)
    .filter(({ name, startTime }) => new URL(name).pathname.endsWith('.js') && startTime < until)
    .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0)
}

/** @param {Page} page @param {string} path */
async function sizeOf(page, path) {
  await page.goto(path, { waitUntil: 'networkidle' })
  await page.waitForFunction(() => performance.getEntriesByName('alive').length > 0)
  return Math.round((await page.evaluate(bytesOfScript)) / 102.4) / 10
}

/**
 * Presses a button that leads to another page.
 * @param {Page} page
 * @param {string} button
 * @param {RegExp} to
 * @returns {Promise<string>} the path there
 */
async function press(page, button, to) {
  await page.getByRole('button', { name: button, exact: true }).click()
  await page.waitForURL(to)
  return new URL(page.url()).pathname
}

/** As a visitor first, then as a guest who plays a bot. @param {Page} page */
async function measure(page) {
  await page.addInitScript(watchForLife)
  const home = await sizeOf(page, '/')
  const signIn = await sizeOf(page, '/sign-in')
  await page.goto('/lobby', { waitUntil: 'networkidle' })
  const match = await press(page, 'Play a bot', /\/match\//)
  // Before the deal it loads what contributes to it, too.
  await page.getByRole('button', { name: 'Resign' }).waitFor()
  const inMatch = await sizeOf(page, match)
  await page.getByRole('button', { name: 'Resign' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Resign' }).click()
  await page.getByRole('link', { name: 'Step through' }).waitFor()
  const replay = await sizeOf(page, `${match}/replay`)
  const lobby = await sizeOf(page, '/lobby')
  await page.getByRole('button', { name: 'Open a table' }).click()
  const table = await sizeOf(page, await press(page, 'Open the table', /\/table\//))
  const history = await sizeOf(page, '/history')
  const profile = await sizeOf(page, (await page.locator('a[href^="/player/"]').first().getAttribute('href')) ?? '')
  return { home, lobby, table, match: inMatch, replay, history, profile, signIn }
}

const server = spawn(process.execPath, ['tests/support/server.mjs'], {
  cwd: root,
  env: { ...process.env, PORT: String(port), NEXTAUTH_URL: address, LIMITS_FACTOR: '1000' },
  stdio: ['ignore', 'ignore', 'inherit'],
})
const browser = await chromium.launch({
  executablePath: provideChromium(),
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
})
try {
  for (const begun = Date.now(); ; await new Promise((resolve) => setTimeout(resolve, 500))) {
    const health = await fetch(`${address}/api/health`).catch(() => null)
    if (health?.ok) break
    if (server.exitCode !== null || Date.now() - begun > PATIENCE_MS) throw new Error('the server has not come up')
  }
  console.log(JSON.stringify(await measure(await browser.newPage({ baseURL: address }))))
} finally {
  await browser.close()
  if (server.exitCode === null) {
    server.kill('SIGTERM')
    await once(server, 'exit')
  }
}
