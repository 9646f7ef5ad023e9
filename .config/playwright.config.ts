import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { defineConfig, devices } from '@playwright/test'
import { freePort } from '../src/server/start/port.mjs'
import { provideChromium } from '../tests/support/chromium.mjs'

// Workers read this file too: they find here what the first reading chose.
process.env.E2E_CHROMIUM ??= provideChromium()
process.env.E2E_PORT ??= String(await freePort())
process.env.E2E_DATA ??= fs.mkdtempSync(path.join(os.tmpdir(), 'muggins-e2e-'))
const address = `http://localhost:${process.env.E2E_PORT}`

const QUIET = ['--disable-gpu', '--disable-quic', '--disable-background-networking', '--disable-component-update']

export default defineConfig({
  testDir: '../tests/e2e',
  outputDir: '../test-results',
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  // Test by test, so that no worker is left with a long file at the end.
  fullyParallel: true,
  timeout: 90_000,
  expect: { timeout: 10_000 },
  reporter: process.stdout.isTTY ? 'list' : 'line',
  use: {
    ...devices['Desktop Chrome'],
    baseURL: address,
    // What a service worker fetches, a test can't take hold of.
    serviceWorkers: 'block',
    // Filming costs more than playing, and so does the page at every step: `E2E_TRACE=1` keeps that.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: Boolean(process.env.E2E_TRACE) },
    launchOptions: {
      executablePath: process.env.E2E_CHROMIUM,
      args: [...QUIET, '--disable-sync', '--no-first-run', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
    },
  },
  webServer: {
    command: 'node tests/support/server.mjs',
    cwd: '..',
    url: `${address}/api/health`,
    env: {
      PORT: process.env.E2E_PORT,
      NEXTAUTH_URL: address,
      DATA_DIR: process.env.E2E_DATA,
      MUGGINS_PACE: 'fast',
      LIMITS_FACTOR: '1000', // everybody comes from one address here
    },
    stdout: process.env.E2E_LOG ? 'pipe' : 'ignore',
    timeout: 240_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
  },
})
