import { randomBytes } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'

/**
 * A secret made once and kept in the data folder, readable by its owner alone. Processes that share the folder get the
 * same one, even if they start at the same time.
 * @param {string} folder
 * @param {string} name of the file
 * @returns {string} 64 hexadecimal digits
 */
export function keptSecret(folder, name) {
  const file = path.join(folder, name)
  for (;;) {
    const kept = fs.existsSync(file) ? fs.readFileSync(file, 'utf8').trim() : null
    if (kept) return kept
    if (kept === '') fs.rmSync(file, { force: true })
    const draft = `${file}.${randomBytes(6).toString('hex')}`
    fs.writeFileSync(draft, `${randomBytes(32).toString('hex')}\n`, { mode: 0o600 })
    try {
      fs.linkSync(draft, file)
    } catch (error) {
      if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'EEXIST') throw error
    } finally {
      fs.rmSync(draft)
    }
  }
}
