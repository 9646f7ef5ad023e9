import { spawn } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { chromium } from '@playwright/test'
import { root } from '../../src/server/start/root.mjs'
import { provideChromium } from './chromium.mjs'
import { withSite } from './site.mjs'
import { playBot } from './weight.mjs'

// `npm run lighthouse`: what Lighthouse finds on a phone, as medians of RUNS runs (5). Prints JSON: scores of 0 to 100,
// times in milliseconds. `npm run lighthouse -- home match` measures these alone and tells the audits they fail.

const RUNS = Number(process.env.RUNS ?? 5)
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo']
const SANDBOX = process.getuid?.() === 0 ? ['--no-sandbox'] : []
const executablePath = provideChromium()
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'muggins-lighthouse-'))

/**
 * @typedef {{ path: string, cookie?: string }} Place
 * @typedef {{ score: number | null, numericValue?: number, title: string, scoreDisplayMode: string }} Audit
 * @typedef {{ categories: Record<string, { score: number | null }>, audits: Record<string, Audit>, runtimeError?: { message: string } }} Report
 */

/**
 * A match whose player is in turn, so that nothing happens by itself while it loads: every run has one of its own, for its
 * clock runs.
 * @param {string} address
 * @returns {Promise<Place>}
 */
async function ownTurn(address) {
  const browser = await chromium.launch({ executablePath, args: SANDBOX })
  try {
    const context = await browser.newContext({ baseURL: address })
    const page = await context.newPage()
    const path = await playBot(page)
    await page
      .getByRole('button', { name: /, playable / })
      .first()
      .waitFor()
    const cookie = (await context.cookies()).map(({ name, value }) => `${name}=${value}`).join('; ')
    return { path, cookie }
  } finally {
    await browser.close()
  }
}

/** @type {Record<string, (address: string) => Promise<Place>>} */
const PAGES = {
  home: async () => ({ path: '/' }),
  lobby: async () => ({ path: '/lobby' }),
  rules: async () => ({ path: '/en/rules' }),
  match: ownTurn,
}

/**
 * @param {string} address
 * @param {Place} place
 * @param {number} [attempts]
 * @returns {Promise<Report>}
 */
async function inspect(address, place, attempts = 3) {
  const { path: at, cookie } = place
  const file = path.join(folder, 'report.json')
  fs.rmSync(file, { force: true })
  const headers = path.join(folder, 'headers.json')
  fs.writeFileSync(headers, JSON.stringify(cookie ? { Cookie: cookie } : {}))
  const child = spawn(
    process.execPath,
    [
      path.join(root, 'node_modules/lighthouse/cli/index.js'),
      `${address}${at}`,
      '--quiet',
      '--output=json',
      `--output-path=${file}`,
      `--extra-headers=${headers}`,
      `--only-categories=${CATEGORIES.join(',')}`,
      `--chrome-flags=${['--headless=new', ...SANDBOX].join(' ')}`,
    ],
    { env: { ...process.env, CHROME_PATH: executablePath }, stdio: ['ignore', 'ignore', 'inherit'] },
  )
  await new Promise((resolve) => child.once('close', resolve))
  const report = fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, 'utf8')) : null
  if (report && !report.runtimeError) return report
  // A browser may fail to start, or to paint in time, once in a while.
  if (attempts > 1) return inspect(address, place, attempts - 1)
  throw new Error(report?.runtimeError.message ?? 'Lighthouse has not reported')
}

/** @param {readonly number[]} values */
const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

/** @param {readonly Report[]} reports */
function summary(reports) {
  const score = (/** @type {string} */ name) =>
    median(reports.map(({ categories }) => Math.round((categories[name]?.score ?? 0) * 100)))
  const value = (/** @type {string} */ name, digits = 0) =>
    Number(median(reports.map(({ audits }) => audits[name]?.numericValue ?? Number.NaN)).toFixed(digits))
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    lcpMs: value('largest-contentful-paint'),
    tbtMs: value('total-blocking-time'),
    cls: value('cumulative-layout-shift', 4),
  }
}

/** The audits that a page does not fully pass, with what Lighthouse found. @param {Report} report */
const failed = ({ audits }) =>
  Object.entries(audits).flatMap(([name, { score, title, scoreDisplayMode }]) =>
    score !== null && score < 0.9 && scoreDisplayMode !== 'informative' ? [`${name} (${score}): ${title}`] : [],
  )

const wanted = process.argv.slice(2)
try {
  await withSite(async (address) => {
    /** @type {Record<string, ReturnType<typeof summary>>} */
    const found = {}
    for (const [name, prepare] of Object.entries(PAGES)) {
      if (wanted.length > 0 && !wanted.includes(name)) continue
      /** @type {Report[]} */
      const reports = []
      while (reports.length < RUNS) reports.push(await inspect(address, await prepare(address)))
      found[name] = summary(reports)
      const [last] = reports.slice(-1)
      if (wanted.length > 0 && last) for (const line of failed(last)) console.error(`${name}: ${line}`)
    }
    console.log(JSON.stringify(found))
  })
} finally {
  fs.rmSync(folder, { recursive: true, force: true })
}
