import { root } from './root.mjs'

/**
 * Makes one file of an entry and what it imports from this project, for Node; packages stay where they are.
 * @param {string} entry below the project's folder
 * @param {string} outfile there, or anywhere by its whole path
 */
export async function bundle(entry, outfile) {
  const { build } = await import('esbuild')
  await build({
    absWorkingDir: root,
    entryPoints: [entry],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    packages: 'external',
    sourcemap: true,
    logLevel: 'silent',
  })
}
