import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'

const INSTALLED = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome-stable']
const PATIENCE = 300_000

/** @returns {string | undefined} a browser to test with: the one named, Playwright's own, or the system's */
export const findChromium = () =>
  [process.env.PLAYWRIGHT_CHROMIUM, chromium.executablePath(), ...INSTALLED].find((file) => file && existsSync(file))

/**
 * Finds a browser, else installs one: Playwright's own, or Debian's where that can't be downloaded.
 * @returns {string} the program
 */
export function provideChromium() {
  const attempts = [
    () => run(process.execPath, ['node_modules/@playwright/test/cli.js', 'install', 'chromium']),
    () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get') && aptInstall(),
  ]
  let found = findChromium()
  for (const attempt of attempts) {
    if (found) return found
    console.log('no Chromium found, installing one')
    attempt()
    found = findChromium()
  }
  if (found) return found
  throw new Error('no Chromium: install it, or name one in PLAYWRIGHT_CHROMIUM')
}

function aptInstall() {
  run('apt-get', ['update'])
  run('apt-get', ['install', '--yes', '--no-install-recommends', 'chromium'])
}

/** @param {string} command @param {string[]} words */
function run(command, words) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  spawnSync(command, words, { env, stdio: ['ignore', 'ignore', 'ignore'], timeout: PATIENCE })
}
