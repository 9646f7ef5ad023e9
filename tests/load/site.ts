import { randomBytes } from 'node:crypto'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { openCluster } from '../../src/server/start/cluster.mjs'
import { migrate } from '../../src/server/start/migrate.mjs'
import { type App, type AppOptions, startApp, stopped } from './app'
import { parentOf } from './usage'

const DATABASE = 'muggins'

/** The platform on a fresh database, in production mode. */
export type Site = {
  readonly folder: string
  readonly apps: readonly App[]
  readonly postmaster: number
  readonly database: pg.Pool
  readonly stop: () => Promise<void>
}

export type SiteOptions = AppOptions & { readonly processes: number }

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
  const postmaster = parentOf(rows[0]?.pid ?? 0)
  const secret = randomBytes(32).toString('hex')
  const started = await Promise.all(
    Array.from({ length: options.processes }, (_, index) =>
      startApp({ databaseUrl: cluster.url(DATABASE), secret, folder, index }, options),
    ),
  )
  return {
    folder,
    apps: started.map(({ app }) => app),
    postmaster,
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
