import fs from 'node:fs'
import path from 'node:path'
import { openCluster } from './cluster.mjs'
import { keptSecret } from './keepsake.mjs'
import { migrate } from './migrate.mjs'
import { servingPort } from './port.mjs'
import { reachDatabase } from './reach.mjs'
import { StartRefusal } from './refusal.mjs'
import { root } from './root.mjs'

/** @param {string} line */
export const say = (line) => console.log(`muggins: ${line}`)

/**
 * Checks and completes the environment of the application: port, address, secret, and a database that is up to date.
 * What was started for it is stopped when this process ends.
 */
export async function prepareEnvironment() {
  const { env } = process
  const port = await servingPort(env.PORT)
  env.PORT = String(port)
  env.NEXTAUTH_URL ||= `http://localhost:${port}`
  env.NEXT_TELEMETRY_DISABLED ??= '1'
  env.DATA_DIR = path.resolve(root, env.DATA_DIR || '.data')
  prepareFolder(env.DATA_DIR)
  if (env.DATABASE_URL) await reachDatabase(env.DATABASE_URL)
  else env.DATABASE_URL = (await openCluster(env.DATA_DIR, { say })).url('muggins')
  env.NEXTAUTH_SECRET ||= keptSecret(env.DATA_DIR, 'session.secret')
  await migrate(env.DATABASE_URL)
}

/** @param {string} folder */
function prepareFolder(folder) {
  try {
    fs.mkdirSync(folder, { recursive: true, mode: 0o711 })
    fs.accessSync(folder, fs.constants.W_OK)
  } catch (error) {
    const { code } = /** @type {NodeJS.ErrnoException} */ (error)
    throw new StartRefusal(`the data folder ${folder} can't be written (${code}): set DATA_DIR to another folder`)
  }
}
