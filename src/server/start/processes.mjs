import { execFileSync } from 'node:child_process'
import fs from 'node:fs'

/** @param {number} milliseconds waits without giving up the thread: for the moments after which nothing else runs */
export const block = (milliseconds) => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds)

/** @param {number} pid @returns {boolean} whether the process runs; a zombie, dead but not yet collected, doesn't */
export function runs(pid) {
  try {
    process.kill(pid, 0)
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'EPERM') return false
  }
  return stat(pid)?.[0] !== 'Z'
}

/**
 * @param {number} pid
 * @returns {string} when the process began, in the system's own terms: tells it from a later one with the same number
 */
export function birth(pid) {
  const fields = stat(pid)
  if (fields) return fields[19] ?? ''
  try {
    return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim()
  } catch {
    return ''
  }
}

/** @param {number} pid @param {string} folder @returns {boolean} whether the process is a server of that data folder */
export function serves(pid, folder) {
  try {
    // A postmaster changes into its data folder.
    if (process.platform === 'linux') return fs.readlinkSync(`/proc/${pid}/cwd`) === fs.realpathSync(folder)
    const command = execFileSync('ps', ['-ww', '-o', 'command=', '-p', String(pid)], { encoding: 'utf8' })
    return command.includes('postgres') && command.includes(folder)
  } catch {
    return false
  }
}

/** @param {number} pid @returns {string[] | undefined} the fields of Linux's process table from the state on */
function stat(pid) {
  try {
    const line = fs.readFileSync(`/proc/${pid}/stat`, 'utf8')
    return line.slice(line.lastIndexOf(')') + 2).split(' ')
  } catch {
    return undefined
  }
}
