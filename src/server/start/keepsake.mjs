import { randomBytes } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'

/**
 * A secret made once and kept in the data folder, readable by its owner alone.
 * @param {string} folder
 * @param {string} name of the file
 * @returns {string} 64 hexadecimal digits
 */
export function keptSecret(folder, name) {
  const file = path.join(folder, name)
  if (fs.existsSync(file)) {
    const kept = fs.readFileSync(file, 'utf8').trim()
    if (kept) return kept
  }
  const secret = randomBytes(32).toString('hex')
  const draft = `${file}.${process.pid}`
  fs.writeFileSync(draft, `${secret}\n`, { mode: 0o600 })
  fs.renameSync(draft, file)
  return secret
}
