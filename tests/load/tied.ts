import type { ChildProcess } from 'node:child_process'

/** Kills a child with this process, whatever ends it. */
export function tied(child: ChildProcess): ChildProcess {
  const kill = () => child.kill('SIGKILL')
  process.once('exit', kill)
  child.once('exit', () => process.off('exit', kill))
  return child
}
