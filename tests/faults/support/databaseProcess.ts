import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { openCluster } from '../../../src/server/start/cluster.mjs'
import { migrate } from '../../../src/server/start/migrate.mjs'

/** A PostgreSQL server of its own, with one migrated database, that can be harmed. */
export type DatabaseProcess = {
  readonly url: string
  readonly folder: string
  /** Shuts it down, as its administrator would; `restart` brings it back on the same port. */
  readonly shutDown: () => void
  readonly restart: () => Promise<void>
  /** Stops all its processes in their tracks: connections stand, nothing answers. */
  readonly freeze: () => void
  readonly thaw: () => void
  readonly remove: () => void
}

export async function databaseProcess(): Promise<DatabaseProcess> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'muggins-faults-'))
  fs.chmodSync(folder, 0o711)
  let cluster = await openCluster(folder)
  const url = cluster.url('muggins')
  await migrate(url)
  let frozen: number[] = []

  function processes(): number[] {
    const postmaster = Number(fs.readFileSync(path.join(folder, 'pg/postmaster.pid'), 'utf8').split('\n')[0])
    const lines = execFileSync('ps', ['-e', '-o', 'pid=,ppid='], { encoding: 'utf8' }).trim().split('\n')
    const children = lines.map((line) => line.trim().split(/\s+/).map(Number))
    return [postmaster, ...children.flatMap(([pid, parent]) => (pid && parent === postmaster ? [pid] : []))]
  }

  function thaw(): void {
    for (const pid of frozen) process.kill(pid, 'SIGCONT')
    frozen = []
  }

  return {
    url,
    folder,
    shutDown: () => cluster.stop(),
    async restart() {
      cluster = await openCluster(folder)
      if (cluster.url('muggins') !== url) throw new Error('the database came back on another port')
    },
    freeze() {
      // The postmaster first, so that it makes no others meanwhile.
      const [postmaster = 0] = processes()
      process.kill(postmaster, 'SIGSTOP')
      frozen = processes()
      for (const pid of frozen) process.kill(pid, 'SIGSTOP')
    },
    thaw,
    remove() {
      thaw()
      cluster.stop()
      fs.rmSync(folder, { recursive: true, force: true })
    },
  }
}
