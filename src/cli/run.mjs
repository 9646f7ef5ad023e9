import fs from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { root } from '../server/start/root.mjs'
import { digestOf } from '../server/start/sources.mjs'

// `node src/cli/run.mjs replay FILE …`: runs a command from a bundle of its sources, made when they have changed since
// the last time. Transpiling them file by file at every start would take longer than most commands do.

const SOURCES = ['src/cli', 'src/record', 'src/chance', 'src/engine', 'package-lock.json']

/** @param {string} name of a command @returns {Promise<string>} the bundle's code, and where it is kept */
async function bundled(name) {
  const { build } = await import('esbuild')
  const { outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: [`src/cli/${name}.ts`],
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    write: false,
    logLevel: 'error',
  })
  return outputFiles[0]?.text ?? ''
}

/** Puts a bundle in its place in one step: other processes may be looking for it. @returns whether that could be done */
function keep(/** @type {string} */ file, /** @type {string} */ code) {
  try {
    fs.mkdirSync(path.dirname(file), { recursive: true })
    const fresh = `${file}.${process.pid}`
    fs.writeFileSync(fresh, code)
    fs.renameSync(fresh, file)
    return true
  } catch {
    return false // a folder that can't be written to is no reason not to run
  }
}

const [name = ''] = process.argv.splice(2, 1)
const stamp = `// ${digestOf(SOURCES)}\n`
const file = path.join(root, `dist/cli/${name}.mjs`)
const isCurrent = () => fs.existsSync(file) && fs.readFileSync(file, 'utf8').startsWith(stamp)

let where = pathToFileURL(file).href
if (!isCurrent()) {
  const code = stamp + (await bundled(name))
  if (!keep(file, code)) where = `data:text/javascript;base64,${Buffer.from(code).toString('base64')}`
}
await import(where)
