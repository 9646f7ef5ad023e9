import { type ChildProcess, fork } from 'node:child_process'
import path from 'node:path'
import { build } from 'esbuild'
import { root } from '../../src/server/start/root.mjs'
import { tied } from './site'

/** Runs an entry of `generator/` in a process of its own, from a bundle. */
export async function forked(name: string, argument: unknown): Promise<ChildProcess> {
  const file = path.join(root, `dist/load/${name}.mjs`)
  await build({
    absWorkingDir: root,
    entryPoints: [`tests/load/generator/${name}.ts`],
    outfile: file,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    packages: 'external',
    sourcemap: true,
    logLevel: 'error',
  })
  return tied(fork(file, [JSON.stringify(argument)], { cwd: root, stdio: ['ignore', 2, 2, 'ipc'] }))
}
