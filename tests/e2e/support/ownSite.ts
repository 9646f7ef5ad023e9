import { type ChildProcess, spawn } from 'node:child_process'
import { freePort } from '../../../src/server/start/port.mjs'
import { root } from '../../../src/server/start/root.mjs'
import { type DatabaseProcess, databaseProcess } from '../../faults/support/databaseProcess'
import { test as base } from './people'

const PATIENCE_MS = 30_000

/** A site whose process and database a test may harm, without harm to the other tests. */
export type OwnSite = {
  readonly url: string
  readonly database: DatabaseProcess
  /** Starts the process, on the same port each time, and waits until it serves; returns when that was. */
  readonly start: () => Promise<number>
  /** Ends the process and waits until it is gone. */
  readonly end: (signal: 'SIGKILL' | 'SIGTERM') => Promise<void>
}

async function openSite(env: Readonly<Record<string, string>>): Promise<OwnSite> {
  const [database, port] = await Promise.all([databaseProcess(), freePort()])
  const url = `http://localhost:${port}`
  let child: ChildProcess | null = null

  async function serves(): Promise<boolean> {
    const answer = await fetch(`${url}/api/health`).catch(() => null)
    return answer?.status === 200
  }

  return {
    url,
    database,
    async start() {
      const started = spawn(process.execPath, ['dist/main.mjs'], {
        cwd: root,
        stdio: process.env.E2E_LOG ? 'inherit' : 'ignore',
        env: {
          ...process.env,
          NODE_ENV: 'production',
          NEXT_TELEMETRY_DISABLED: '1',
          NEXTAUTH_SECRET: 'a secret for tests that is long enough',
          NEXTAUTH_URL: url,
          PORT: String(port),
          DATABASE_URL: database.url,
          MUGGINS_PACE: 'fast',
          LIMITS_FACTOR: '1000',
          ...env,
        },
      })
      child = started
      const deadline = Date.now() + PATIENCE_MS
      while (!(await serves())) {
        if (started.exitCode !== null || Date.now() > deadline) throw new Error('the site did not start')
        await new Promise((resolve) => setTimeout(resolve, 25))
      }
      return Date.now()
    },
    async end(signal) {
      const dying = child
      child = null
      if (!dying || dying.exitCode !== null || dying.signalCode !== null) return
      const gone = new Promise((resolve) => dying.once('exit', resolve))
      dying.kill(signal)
      await gone
    },
  }
}

/** Tests on a site of their own, which those of a file share; `siteEnv` is given to its process. */
export const test = base.extend<object, { site: OwnSite; siteEnv: Readonly<Record<string, string>> }>({
  siteEnv: [{}, { option: true, scope: 'worker' }],
  site: [
    async ({ siteEnv }, use) => {
      const site = await openSite(siteEnv)
      await site.start()
      await use(site)
      await site.end('SIGKILL')
      site.database.remove()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  baseURL: async ({ site }, use) => use(site.url),
})
