import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { root } from './root.mjs'

/**
 * @param {string[]} places files and folders, relative to the project
 * @param {(file: string) => boolean} [counts] which files matter
 * @returns {string} a digest of names and contents: alike after a fresh clone, where every time is new
 */
export function digestOf(places, counts = () => true) {
  const digest = createHash('sha256')
  for (const place of places)
    for (const file of filesIn(place).filter(counts)) {
      digest.update(`${file}\0`)
      digest.update(fs.readFileSync(path.join(root, file)))
      digest.update('\0')
    }
  return digest.digest('hex')
}

/** @param {string} place @returns {string[]} the files below it, in a fixed order */
export function filesIn(place) {
  const full = path.join(root, place)
  const kind = fs.statSync(full, { throwIfNoEntry: false })
  if (!kind) return []
  if (!kind.isDirectory()) return [place]
  const names = fs.readdirSync(full).sort()
  return names.flatMap((name) => filesIn(path.posix.join(place, name)))
}

/** @param {string} file @returns {string} what was stamped there, '' when nothing was */
export function stampOf(file) {
  const full = path.join(root, file)
  return fs.existsSync(full) ? fs.readFileSync(full, 'utf8').trim() : ''
}

/** @param {string} file @param {string} digest */
export function stamp(file, digest) {
  fs.mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
  fs.writeFileSync(path.join(root, file), `${digest}\n`)
}
