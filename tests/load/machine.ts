import { execFileSync } from 'node:child_process'
import os from 'node:os'
import { root } from '../../src/server/start/root.mjs'

/** What a run was made on, and of which commit, so that its report can be told from others. */
export function machine() {
  const [cpu] = os.cpus()
  return {
    commit: commit(),
    at: new Date().toISOString().slice(0, 16),
    cpu: `${os.cpus().length} × ${cpu?.model ?? 'unknown'}`,
    memoryGb: Math.round(os.totalmem() / 2 ** 30),
    node: process.version,
    /** How many others wanted the processors in the minute before: above 0.5 the run wasn't alone. */
    loadBefore: Math.round((os.loadavg()[0] ?? 0) * 100) / 100,
  }
}

function commit(): string | null {
  try {
    return execFileSync('git', ['describe', '--always', '--dirty'], { cwd: root, encoding: 'utf8' }).trim()
  } catch {
    return null
  }
}
