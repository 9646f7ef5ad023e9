import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { freePort } from '../../src/server/start/port.mjs'
import { root } from '../../src/server/start/root.mjs'

const PATIENCE_MS = 240_000

/**
 * Runs the platform in production mode, on a port and a data folder of its own, for as long as `use` takes.
 * @param {(address: string) => Promise<void>} use
 */
export async function withSite(use) {
  const port = await freePort()
  const address = `http://localhost:${port}`
  const server = spawn(process.execPath, ['tests/support/server.mjs'], {
    cwd: root,
    env: { ...process.env, PORT: String(port), NEXTAUTH_URL: address, LIMITS_FACTOR: '1000' },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  try {
    for (const begun = Date.now(); ; await new Promise((resolve) => setTimeout(resolve, 500))) {
      const health = await fetch(`${address}/api/health`).catch(() => null)
      if (health?.ok) break
      if (server.exitCode !== null || Date.now() - begun > PATIENCE_MS) throw new Error('the server has not come up')
    }
    await use(address)
  } finally {
    if (server.exitCode === null) {
      server.kill('SIGTERM')
      await once(server, 'exit')
    }
  }
}
