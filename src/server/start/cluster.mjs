import { execFileSync, spawn } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import { accountFor, reaches } from './account.mjs'
import { binaries } from './binaries.mjs'
import { keptSecret } from './keepsake.mjs'
import { clearLeftover, lockFile } from './leftover.mjs'
import { claim } from './owner.mjs'
import { freePort, openable } from './port.mjs'
import { block, runs } from './processes.mjs'
import { StartRefusal } from './refusal.mjs'
import { shelterFor } from './shelter.mjs'

const USER = 'muggins'
const PATIENCE = 30_000
const LOG_LIMIT = 10_000_000

/** @typedef {{ url: (database: string) => string, stop: () => void }} Cluster */

/**
 * Runs the embedded PostgreSQL on a data folder, made at first use, until `stop` or the end of this process.
 * @param {string} folder where data, password, port and log are kept
 * @param {{ say?: (line: string) => void }} [options]
 * @returns {Promise<Cluster>}
 * @throws {StartRefusal} when the folder is in use or of another PostgreSQL version
 */
export async function openCluster(folder, { say = () => {} } = {}) {
  fs.mkdirSync(folder, { recursive: true, mode: 0o711 })
  claim(folder)
  const account = accountFor(folder)
  const shelter = () => shelterFor(folder, account)
  const home = reaches(account, folder) ? folder : shelter()
  const data = path.join(home, 'pg')
  const program = binaries(account, shelter)
  const password = keptSecret(folder, 'database.password')
  if (!fs.existsSync(path.join(data, 'PG_VERSION'))) {
    say(`creating the database in ${path.relative('', data) || data}`)
    create(data, { ...program, account, password })
  }
  const version = fs.readFileSync(path.join(data, 'PG_VERSION'), 'utf8').trim()
  if (version !== program.major)
    throw new StartRefusal(
      `the data folder ${data} belongs to PostgreSQL ${version}, this is ${program.major}: dump it with the old version or set DATA_DIR to another folder`,
    )
  clearLeftover(data, say)
  const log = path.join(folder, 'postgres.log')
  if (fs.existsSync(log) && fs.statSync(log).size > LOG_LIMIT) fs.truncateSync(log)
  const server = await serve({ data, folder, log, account, password, postgres: program.postgres })
  process.once('exit', server.stop)
  return {
    url: (database) => urlOf(server.port, password, database),
    stop() {
      process.off('exit', server.stop)
      server.stop()
    },
  }
}

/** @param {number} port @param {string} password @param {string} database */
const urlOf = (port, password, database) => `postgresql://${USER}:${password}@127.0.0.1:${port}/${database}`

/**
 * Lays the data out beside its place and moves it in when complete, so that a kill leaves all or nothing.
 * @param {string} data
 * @param {{ initdb: string, account: import('./account.mjs').Account, password: string }} given
 */
function create(data, { initdb, account, password }) {
  const draft = `${data}.new`
  fs.rmSync(draft, { recursive: true, force: true })
  fs.mkdirSync(draft, { mode: 0o700 })
  const secret = path.join(path.dirname(data), 'initdb.password')
  fs.writeFileSync(secret, password, { mode: 0o600 })
  if (account.uid !== undefined)
    for (const place of [draft, secret]) fs.chownSync(place, account.uid, account.gid ?? account.uid)
  try {
    // The builtin C.UTF-8 orders alike on every machine and, unlike C, folds letters beyond ASCII.
    const locale = ['--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C', '--encoding=UTF8']
    execFileSync(
      initdb,
      ['-D', draft, '-U', USER, '--auth=scram-sha-256', `--pwfile=${secret}`, ...locale, '--no-instructions'],
      {
        ...account,
        cwd: draft,
        stdio: ['ignore', 'ignore', 'pipe'],
      },
    )
  } catch (error) {
    const told = String(/** @type {{ stderr?: unknown }} */ (error).stderr ?? error).trim()
    throw new StartRefusal(`the database could not be created: ${told.split('\n').at(-1)}`)
  } finally {
    fs.rmSync(secret, { force: true })
  }
  fs.rmSync(data, { recursive: true, force: true })
  fs.renameSync(draft, data)
}

/**
 * Starts the server on its remembered port, on another one if that is taken by now, and waits until it answers.
 * @param {{ data: string, folder: string, log: string, account: import('./account.mjs').Account, password: string, postgres: string }} given
 */
async function serve({ data, folder, log, account, password, postgres }) {
  const note = path.join(folder, 'database.port')
  const deadline = Date.now() + PATIENCE
  while (Date.now() < deadline) {
    const kept = fs.existsSync(note) ? Number(fs.readFileSync(note, 'utf8')) : 0
    const port = (kept > 0 && kept < 65536 && (await openable(kept, '127.0.0.1'))) || (await freePort())
    fs.writeFileSync(note, `${port}\n`)
    const settings = ['listen_addresses=127.0.0.1', 'unix_socket_directories=']
    const output = fs.openSync(log, 'a', 0o600)
    const child = spawn(postgres, ['-D', data, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])], {
      ...account,
      cwd: data,
      stdio: ['ignore', output, output],
      detached: true, // Ctrl-C reaches the whole foreground group: the database has to outlive the application
    })
    fs.closeSync(output)
    child.unref()
    child.on('error', () => {})
    const stop = () => stopped(child.pid, data)
    while (child.exitCode === null && child.signalCode === null && child.pid && Date.now() < deadline) {
      if (await answers(urlOf(port, password, 'postgres'))) return { port, stop }
      await new Promise((resolve) => setTimeout(resolve, 30))
    }
    stop()
    await new Promise((resolve) => setTimeout(resolve, 300)) // the rest of a killed server may still let go
  }
  const last = fs.readFileSync(log, 'utf8').trim().split('\n').at(-1)
  throw new StartRefusal(`the embedded database did not start, see ${log}: ${last}`)
}

/** @param {string} connectionString */
async function answers(connectionString) {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 1000 })
  client.on('error', () => {})
  try {
    await client.connect()
    return true
  } catch (error) {
    // Ours with another password: the password file was lost or exchanged.
    if (/** @type {{ code?: string }} */ (error).code === '28P01')
      throw new StartRefusal(
        'the embedded database refuses its kept password: database.password is not the one it was made with',
      )
    return false
  } finally {
    await client.end().catch(() => {})
  }
}

/**
 * Shuts the server down and waits for it, without the event loop: this also runs while the process exits.
 * @param {number | undefined} pid
 * @param {string} data
 */
function stopped(pid, data) {
  if (!pid || !runs(pid)) return
  process.kill(pid, 'SIGINT') // PostgreSQL's fast shutdown: ends sessions, writes everything down
  const deadline = Date.now() + 10_000
  // The lock file goes last; the process itself stays a zombie until the event loop collects it.
  while (runs(pid) && fs.existsSync(lockFile(data)) && Date.now() < deadline) block(20)
}
