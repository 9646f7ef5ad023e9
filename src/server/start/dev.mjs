import { spawn } from 'node:child_process'
import { createRequire } from 'node:module'
import { ensureClient } from './client.mjs'
import { prepareEnvironment } from './environment.mjs'
import { orRefuse } from './refusal.mjs'
import { root } from './root.mjs'

const GRACE = 10_000

// `npm run dev`: Next reloads the pages, tsx restarts the server when a file of it changes; the database stays.
await orRefuse(async () => {
  process.chdir(root)
  Object.assign(process.env, { NODE_ENV: 'development' })
  /** @type {import('node:child_process').ChildProcess | undefined} */
  let server
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
    process.on(signal, () => {
      if (!server) process.exit(130)
      // Ctrl-C reaches tsx as well, and a second signal would make it kill the server in the middle of its stop.
      if (signal !== 'SIGINT' || !process.stdin.isTTY) server.kill('SIGTERM')
      setTimeout(() => server?.kill('SIGKILL'), GRACE).unref()
    })
  await ensureClient()
  await prepareEnvironment()
  const tsx = createRequire(import.meta.url).resolve('tsx/cli')
  server = spawn(process.execPath, [tsx, 'watch', '--clear-screen=false', 'src/server/main.ts'], { stdio: 'inherit' })
  server.once('exit', (code) => process.exit(code ?? 0))
})
