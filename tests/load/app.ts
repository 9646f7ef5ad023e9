import { type ChildProcess, spawn } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { freePort } from '../../src/server/start/port.mjs'
import { StartRefusal } from '../../src/server/start/refusal.mjs'
import { root } from '../../src/server/start/root.mjs'
import { tied } from './tied'

/** How long a process of the application may take to start or stop, in milliseconds. */
const PATIENCE = 30_000
/** From this level on pino's lines are warnings. */
const WARN = 40

/** A process of the application; `inspectPort` is 0 where it can't be inspected. */
export type App = {
  readonly pid: number
  readonly origin: string
  readonly inspectPort: number
  /** The file that it logs to. */
  readonly log: string
}

export type AppOptions = {
  /** The folder for the processes' CPU profiles; null: none are made. */
  readonly profile: string | null
  /** Whether their memory is looked into. */
  readonly inspected: boolean
}

type Given = { readonly databaseUrl: string; readonly secret: string; readonly folder: string; readonly index: number }

/** Starts the built application in production mode and waits until it answers. */
export async function startApp({ databaseUrl, secret, folder, index }: Given, { profile, inspected }: AppOptions) {
  const port = await freePort()
  const inspectPort = inspected ? await freePort() : 0
  const log = path.join(folder, `server-${index}.log`)
  const output = fs.openSync(log, 'a')
  const flags = [
    ...(inspected ? [`--inspect=127.0.0.1:${inspectPort}`] : []),
    ...(profile ? ['--cpu-prof', `--cpu-prof-dir=${profile}`, `--cpu-prof-name=server-${index}.cpuprofile`] : []),
  ]
  const origin = `http://localhost:${port}`
  const child = tied(
    spawn(process.execPath, [...flags, 'dist/main.mjs'], {
      cwd: root,
      env: {
        ...process.env,
        NODE_ENV: 'production',
        NEXT_TELEMETRY_DISABLED: '1',
        PORT: String(port),
        DATABASE_URL: databaseUrl,
        DATA_DIR: folder,
        NEXTAUTH_URL: origin,
        NEXTAUTH_SECRET: secret,
        MUGGINS_PACE: 'fast',
        // As they are for everybody: the players come from addresses of their own.
        LIMITS_FACTOR: '1',
        ADDRESS_LIMITS_FACTOR: '1',
      },
      stdio: ['ignore', output, output],
    }),
  )
  fs.closeSync(output)
  const deadline = Date.now() + PATIENCE
  while (!(await answers(port))) {
    if (child.exitCode !== null || Date.now() > deadline)
      throw new StartRefusal(`the application did not start:\n${fs.readFileSync(log, 'utf8').trim()}`)
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  return { child, app: { pid: child.pid ?? 0, origin, inspectPort, log } }
}

async function answers(port: number): Promise<boolean> {
  const response = await fetch(`http://127.0.0.1:${port}/api/health`).catch(() => null)
  await response?.arrayBuffer()
  return response?.ok ?? false
}

/** Stops it as a service manager would, and waits. */
export async function stopped(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGTERM')
  const timer = setTimeout(() => child.kill('SIGKILL'), PATIENCE)
  await ended
  clearTimeout(timer)
}

/** What the processes have warned of, as they logged it. */
export function warningsOf(apps: readonly App[]): string[] {
  return apps.flatMap(({ log }) =>
    fs
      .readFileSync(log, 'utf8')
      .split('\n')
      .filter((line) => Number(/^\{"level":(\d+)/.exec(line)?.[1] ?? 0) >= WARN),
  )
}
