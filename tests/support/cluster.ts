import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { openCluster } from '../../src/server/start/cluster.mjs'
import { migrate } from '../../src/server/start/migrate.mjs'

declare module 'vitest' {
  interface ProvidedContext {
    /** URL of the run's PostgreSQL server, up to and without the database's name */
    serverUrl: string
  }
}

export const TEMPLATE = 'template_muggins'

/** One PostgreSQL server for the whole run, in a temporary folder, with every migration applied to a template database. */
export default async function setup(project: TestProject) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'muggins-test-'))
  fs.chmodSync(folder, 0o711)
  const cluster = await openCluster(folder)
  await migrate(cluster.url(TEMPLATE))
  const admin = new pg.Client({ connectionString: cluster.url('postgres') })
  await admin.connect()
  await admin.query(`alter database ${TEMPLATE} with is_template true allow_connections false`)
  await admin.end()
  project.provide('serverUrl', cluster.url(''))
  return () => {
    cluster.stop()
    fs.rmSync(folder, { recursive: true, force: true })
  }
}
