import fs from 'node:fs'
import path from 'node:path'
import { block, runs, serves } from './processes.mjs'
import { StartRefusal } from './refusal.mjs'

const PATIENCE = 20_000
const NO_PROCESS = 4_194_305 // above the highest number Linux gives

/** @param {string} data @returns {string} the file in which a running PostgreSQL notes its process */
export const lockFile = (data) => path.join(data, 'postmaster.pid')

/**
 * Stops the server that outlived a killed application, so that the next one is a child of ours again.
 * A process is touched only when it is known to be a server of this very folder.
 * @param {string} data
 * @param {(line: string) => void} say
 */
export function clearLeftover(data, say) {
  const pid = noted(data)
  if (pid === undefined) return
  if (runs(pid) && serves(pid, data)) {
    say(`stopping the database server ${pid} left over from a killed run`)
    process.kill(pid, 'SIGINT')
    const deadline = Date.now() + PATIENCE
    while (runs(pid)) {
      if (Date.now() > deadline)
        throw new StartRefusal(`the left-over database server ${pid} does not stop: end it by hand`)
      block(20)
    }
  }
  // A zombie or a later process with that number makes PostgreSQL believe the lock: point it at nobody, and leave
  // the rest, by which PostgreSQL itself finds out whether a session of the dead server still holds the memory.
  if (noted(data) === undefined) return
  const lines = fs.readFileSync(lockFile(data), 'utf8').split('\n')
  fs.writeFileSync(lockFile(data), [NO_PROCESS, ...lines.slice(1)].join('\n'))
}

/** @param {string} data @returns {number | undefined} the process noted in the lock file */
function noted(data) {
  try {
    const pid = Number(fs.readFileSync(lockFile(data), 'utf8').split('\n')[0])
    return Number.isInteger(pid) && pid > 1 ? pid : undefined
  } catch {
    return undefined
  }
}
