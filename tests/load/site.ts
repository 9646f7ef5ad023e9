import { type ChildProcess, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { openCluster } from '../../src/server/start/cluster.mjs'
import { migrate } from '../../src/server/start/migrate.mjs'
import { freePort } from '../../src/server/start/port.mjs'
import { root } from '../../src/server/start/root.mjs'
import { parentOf } from './usage'

const DATABASE = 'muggins'
/** How long a process of the application may take to start or stop, in milliseconds. */
const PATIENCE = 30_000

/** A process of the application; `inspectPort` is 0 where it can't be inspected. */
export type App = { readonly pid: number; readonly origin: string; readonly inspectPort: number }

/** The platform on a fresh database, in production mode. */
export type Site = {
  readonly folder: string
  readonly apps: readonly App[]
  readonly postmaster: number
  readonly database: pg.Pool
  readonly stop: () => Promise<void>
}

export type SiteOptions = {
  readonly processes: number
  /** The folder for the processes' CPU profiles; null: none are made. */
  readonly profile: string | null
  /** Whether their memory is looked into. */
  readonly inspected: boolean
}

/** Kills a child with this process, whatever ends it. */
export function tied(child: ChildProcess): ChildProcess {
  const kill = () => child.kill('SIGKILL')
  process.once('exit', kill)
  child.once('exit', () => process.off('exit', kill))
  return child
}

type Given = { readonly databaseUrl: string; readonly secret: string; readonly folder: string; readonly index: number }

async function startApp({ databaseUrl, secret, folder, index }: Given, { profile, inspected }: SiteOptions) {
  const port = await freePort()
  const inspectPort = inspected ? await freePort() : 0
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
      },
      stdio: ['ignore', 2, 2],
    }),
  )
  const deadline = Date.now() + PATIENCE
  while (!(await answers(port))) {
    if (child.exitCode !== null || Date.now() > deadline) throw new Error('the application did not start')
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  return { child, app: { pid: child.pid ?? 0, origin, inspectPort } }
}

async function answers(port: number): Promise<boolean> {
  const response = await fetch(`http://127.0.0.1:${port}/api/health`).catch(() => null)
  await response?.arrayBuffer()
  return response?.ok ?? false
}

async function stopped(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGTERM')
  const timer = setTimeout(() => child.kill('SIGKILL'), PATIENCE)
  await ended
  clearTimeout(timer)
}

/** Opens a fresh database and starts the built application on it. All of it ends with this process. */
export async function openSite(options: SiteOptions): Promise<Site> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'muggins-load-'))
  fs.chmodSync(folder, 0o711)
  process.once('exit', () => fs.rmSync(folder, { recursive: true, force: true }))
  const cluster = await openCluster(folder)
  await migrate(cluster.url(DATABASE))
  const database = new pg.Pool({ connectionString: cluster.url(DATABASE), max: 1 })
  database.on('error', () => {})
  const { rows } = await database.query<{ pid: number }>('select pg_backend_pid() as pid')
  const secret = randomBytes(32).toString('hex')
  const started = await Promise.all(
    Array.from({ length: options.processes }, (_, index) =>
      startApp({ databaseUrl: cluster.url(DATABASE), secret, folder, index }, options),
    ),
  )
  return {
    folder,
    apps: started.map(({ app }) => app),
    postmaster: parentOf(rows[0]?.pid ?? 0),
    database,
    async stop() {
      await Promise.all(started.map(({ child }) => stopped(child)))
      await database.end()
      cluster.stop()
    },
  }
}

/** What keeps a commit from being lost, as the server says. */
export async function durabilityOf({ database }: Site): Promise<Record<string, string>> {
  const { rows } = await database.query<{ name: string; setting: string }>(
    `select name, setting from pg_settings where name in ('fsync', 'full_page_writes', 'synchronous_commit')`,
  )
  return Object.fromEntries(rows.map(({ name, setting }) => [name, setting]))
}
