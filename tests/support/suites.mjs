import { spawn } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { root } from '../../src/server/start/root.mjs'

/** @typedef {{ passed: number, failed: number, skipped?: string[] }} Count `skipped`: the names of tests that did not run */

const module = (/** @type {string} */ file) => path.join(root, 'node_modules', file)

/**
 * A tool that says only yes or no counts as one check.
 * @param {string} name
 * @param {string[]} command
 * @returns {Promise<Count>}
 */
export async function verdict(name, command) {
  const { code, output, seconds } = await run(command, { kept: true })
  if (code !== 0) process.stdout.write(`${output.trimEnd()}\n`)
  return told(name, code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }, seconds)
}

// From scratch each time: the incremental state of TypeScript 7.0 has reported errors that were gone.
export const types = () => verdict('types', [module('typescript/bin/tsc'), '--noEmit', '--incremental', 'false'])

/** The engine once more, in a world without browser and Node. */
export const engineTypes = () =>
  verdict('engine types', [module('typescript/bin/tsc'), '--noEmit', '-p', '.config/tsconfig.engine.json'])

export const lint = () =>
  verdict('lint', [
    module('@biomejs/biome/bin/biome'),
    'check',
    '--config-path',
    '.config/lint.json',
    '--error-on-warnings',
  ])

/**
 * @param {'unit' | 'long' | 'server' | 'faults'} project
 * @param {{ later?: boolean }} [options] later: shown when it is over, beside another one
 * @returns {Promise<Count>}
 */
export function vitest(project, { later = false } = {}) {
  const command = [module('vitest/vitest.mjs'), 'run', '--config', '.config/vitest.config.ts', '--project', project]
  return reported(
    project,
    (file) => [...command, '--reporter=default', '--reporter=json', `--outputFile.json=${file}`],
    (report) => ({
      passed: report.numPassedTests,
      failed:
        report.numFailedTests +
        report.testResults.filter(
          (/** @type {{ status: string, assertionResults: { status: string }[] }} */ file) =>
            file.status === 'failed' && !file.assertionResults.some(({ status }) => status === 'failed'),
        ).length,
      skipped: report.testResults.flatMap(
        (/** @type {{ name: string, assertionResults: { status: string, fullName: string }[] }} */ file) =>
          file.assertionResults
            .filter(({ status }) => status !== 'passed' && status !== 'failed')
            .map(({ fullName }) => `${path.relative(root, file.name)} ${fullName}`),
      ),
    }),
    later,
  )
}

/** @returns {Promise<Count>} */
export function playwright() {
  const command = [module('@playwright/test/cli.js'), 'test', '--config', '.config/playwright.config.ts']
  return reported(
    'browser',
    () => [...command, '--reporter=line,json'],
    ({ stats, errors, suites }) => ({
      passed: stats.expected + stats.flaky,
      failed: stats.unexpected + errors.length,
      skipped: suites.flatMap(skippedIn),
    }),
  )
}

/** @typedef {{ file: string, title: string, tests: { status: string }[] }} Spec */
/** @param {{ specs?: Spec[], suites?: any[] }} suite @returns {string[]} */
function skippedIn({ specs = [], suites = [] }) {
  const skipped = specs.filter(({ tests }) => tests.some(({ status }) => status === 'skipped'))
  return [...skipped.map(({ file, title }) => `${file} ${title}`), ...suites.flatMap(skippedIn)]
}

/**
 * Runs a suite that prints for people and writes a report for us.
 * @param {string} name
 * @param {(file: string) => string[]} command
 * @param {(report: any) => Count} count
 * @param {boolean} [later] shows what it prints when it is over
 */
async function reported(name, command, count, later = false) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'muggins-report-'))
  const file = path.join(folder, 'report.json')
  try {
    const { code, output, seconds } = await run(command(file), {
      env: { PLAYWRIGHT_JSON_OUTPUT_FILE: file },
      kept: later,
    })
    process.stdout.write(output)
    const counted = fs.existsSync(file) ? count(JSON.parse(fs.readFileSync(file, 'utf8'))) : { passed: 0, failed: 0 }
    if (code !== 0 && counted.failed === 0) counted.failed = 1 // it broke outside of any test
    return told(name, counted, seconds)
  } finally {
    fs.rmSync(folder, { recursive: true, force: true })
  }
}

/** @param {string} name @param {Count} count @param {number} seconds @returns {Count} */
function told(name, count, seconds) {
  const { passed, failed, skipped = [] } = count
  const others = skipped.length ? `, ${skipped.length} SKIPPED` : ''
  console.log(`${failed ? '✗' : '✓'} ${name}: ${passed} passed, ${failed} failed${others} (${seconds} s)`)
  return count
}

/**
 * @param {string[]} command for Node
 * @param {{ env?: Record<string, string>, kept?: boolean }} options kept: output is returned instead of shown
 * @returns {Promise<{ code: number, output: string, seconds: number }>}
 */
function run(command, { env = {}, kept = false }) {
  const begun = Date.now()
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, command, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: kept ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
    })
    let output = ''
    child.stdout?.on('data', (chunk) => (output += chunk))
    child.stderr?.on('data', (chunk) => (output += chunk))
    child.once('error', reject)
    child.once('close', (code) =>
      resolve({ code: code ?? 1, output, seconds: Math.round((Date.now() - begun) / 100) / 10 }),
    )
  })
}
