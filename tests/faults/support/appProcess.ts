import { type ChildProcess, spawn } from 'node:child_process'
import { onTestFinished } from 'vitest'
import { freePort } from '../../../src/server/start/port.mjs'
import { root } from '../../../src/server/start/root.mjs'

export const SECRET = 'a secret for tests that is long enough'
const PATIENCE_MS = 60_000

export type Health = { readonly status: number; readonly ms: number; readonly body: { readonly database?: boolean } }

/** The application as it runs in production, in a process of its own. */
export type AppProcess = {
  readonly port: number
  readonly url: string
  /** What the running process has printed, and those before it. */
  readonly output: () => string
  /** Starts it, on the same port each time, and waits until it serves. */
  readonly start: () => Promise<void>
  /** Ends it at once, with all that it is at, and waits until it is gone: its exit code, null where it had none. */
  readonly kill: (signal?: NodeJS.Signals) => Promise<number | null>
  /** Tells it something, even while it ends, and doesn't wait. */
  readonly signal: (signal: NodeJS.Signals) => void
  readonly health: () => Promise<Health>
}

/** An application on a database, not started yet; killed after the test. */
export async function appProcess(databaseUrl: string, env: Readonly<Record<string, string>> = {}): Promise<AppProcess> {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  let child: ChildProcess | null = null
  let latest: ChildProcess | null = null
  let output = ''

  async function health(): Promise<Health> {
    const began = performance.now()
    const response = await fetch(`${url}/api/health`)
    return { status: response.status, body: await response.json(), ms: performance.now() - began }
  }

  async function kill(signal: NodeJS.Signals = 'SIGKILL'): Promise<number | null> {
    const dying = child
    child = null
    if (!dying || dying.exitCode !== null || dying.signalCode !== null) return null
    const gone = new Promise<number | null>((resolve) => dying.once('exit', resolve))
    dying.kill(signal)
    return gone
  }

  async function start(): Promise<void> {
    const started = spawn(process.execPath, ['dist/main.mjs'], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        ...process.env,
        NODE_ENV: 'production',
        NEXT_TELEMETRY_DISABLED: '1',
        NEXTAUTH_SECRET: SECRET,
        NEXTAUTH_URL: url,
        PORT: String(port),
        DATABASE_URL: databaseUrl,
        MUGGINS_PACE: 'fast',
        LIMITS_FACTOR: '1000',
        ...env,
      },
    })
    child = started
    latest = started
    const collect = (chunk: Buffer) => {
      output += String(chunk)
    }
    started.stdout.on('data', collect)
    started.stderr.on('data', collect)
    const deadline = Date.now() + PATIENCE_MS
    while (Date.now() < deadline) {
      if (started.exitCode !== null) break
      const ready = await health().then(
        ({ status }) => status === 200,
        () => false,
      )
      if (ready) return
      await new Promise((resolve) => setTimeout(resolve, 25))
    }
    throw new Error(`the application did not start:\n${output.slice(-2_000)}`)
  }

  onTestFinished(async () => {
    await kill()
  })
  return { port, url, output: () => output, start, kill, signal: (signal) => void latest?.kill(signal), health }
}
