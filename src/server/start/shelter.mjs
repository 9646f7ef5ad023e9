import { createHash } from 'node:crypto'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { reaches } from './account.mjs'
import { StartRefusal } from './refusal.mjs'

/**
 * A lasting folder outside the data folder, for when that one lies below a folder closed to PostgreSQL's account.
 * The same data folder always gets the same one.
 * @param {string} folder the data folder
 * @param {import('./account.mjs').Account} account
 * @returns {string}
 */
export function shelterFor(folder, account) {
  const name = `muggins-${createHash('sha256').update(fs.realpathSync(folder)).digest('hex').slice(0, 12)}`
  for (const parent of ['/var/lib', '/var/tmp', os.tmpdir()]) {
    const shelter = path.join(parent, name)
    try {
      fs.mkdirSync(shelter, { recursive: true, mode: 0o711 })
    } catch {
      continue
    }
    // Elsewhere than in /var/lib somebody else could have made a folder of that name.
    if (
      fs.lstatSync(shelter).isDirectory() &&
      fs.statSync(shelter).uid === process.getuid?.() &&
      reaches(account, shelter)
    )
      return shelter
  }
  throw new StartRefusal(
    `PostgreSQL's account can't reach ${folder}: set DATA_DIR to a folder that everybody may enter`,
  )
}
