// How much JavaScript, compressed as it is sent, a page loads before it has come alive, in KB of 1024 bytes. What is
// fetched later (dialogs, prefetched pages) doesn't count.

/** @typedef {import('@playwright/test').Page} Page */

/** At most so much, in KB. */
export const WEIGHT_LIMITS = { home: 140, match: 200 }

/**
 * Remembers when the page's own content has come alive, by the clock that its requests are timed with: looked for at
 * every frame, and before whatever the page has put off until it is at rest.
 */
const watchForLife = () => {
  const alive = () => {
    const main = document.getElementById('content')
    if (!main || !Object.keys(main).some((key) => key.startsWith('__reactProps'))) return false
    if (performance.getEntriesByName('alive').length === 0) performance.mark('alive')
    return true
  }
  const look = () => {
    if (!alive()) requestAnimationFrame(look)
  }
  look()
  const { requestIdleCallback } = window
  window.requestIdleCallback = (run, options) =>
    requestIdleCallback((deadline) => {
      alive()
      run(deadline)
    }, options)
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

/**
 * To be called before a page is weighed for the first time.
 * @param {Page} page
 */
export const readyToWeigh = (page) => page.addInitScript(watchForLife)

/**
 * @param {Page} page
 * @param {string} path
 */
export async function weigh(page, path) {
  await page.goto(path, { waitUntil: 'networkidle' })
  await page.waitForFunction(() => performance.getEntriesByName('alive').length > 0)
  return Math.round((await page.evaluate(bytesOfScript)) / 102.4) / 10
}

/**
 * Begins a match against a bot from the lobby, as a guest where nobody is signed in.
 * @param {Page} page
 * @returns {Promise<string>} its path
 */
export async function playBot(page) {
  await page.goto('/lobby', { waitUntil: 'networkidle' })
  await page.getByRole('button', { name: 'Play a bot', exact: true }).click()
  await page.waitForURL(/\/match\//)
  // Before the deal the page loads what contributes to it, too.
  await page.getByRole('button', { name: 'Resign' }).waitFor()
  return new URL(page.url()).pathname
}
