import { spawn } from 'node:child_process'
import { createRequire } from 'node:module'
import { root } from './root.mjs'

/**
 * Runs Prisma's own command.
 * @param {string[]} words
 * @param {{ env?: Record<string, string>, shown?: boolean }} [options] shown: on the terminal instead of collected
 * @returns {Promise<{ code: number, output: string }>}
 */
export function prisma(words, { env = {}, shown = false } = {}) {
  return new Promise((resolve, reject) => {
    const script = createRequire(import.meta.url).resolve('prisma/build/index.js')
    const child = spawn(process.execPath, [script, ...words, '--config', '.config/prisma.ts'], {
      cwd: root,
      env: { ...process.env, CHECKPOINT_DISABLE: '1', PRISMA_HIDE_UPDATE_MESSAGE: '1', ...env },
      stdio: shown ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    child.stdout?.on('data', (chunk) => (output += chunk))
    child.stderr?.on('data', (chunk) => (output += chunk))
    child.once('error', reject)
    child.once('close', (code) => resolve({ code: code ?? 1, output }))
  })
}
