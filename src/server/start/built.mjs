import { spawn } from 'node:child_process'
import fs from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { bundle } from './bundle.mjs'
import { ensureClient } from './client.mjs'
import { birth, runs } from './processes.mjs'
import { StartRefusal } from './refusal.mjs'
import { root } from './root.mjs'
import { digestOf, stamp, stampOf } from './sources.mjs'

const STAMP = 'dist/stamp'
const LOCK = 'dist/building'
const INPUTS = ['src', 'prisma/schema.prisma', 'next.config.mjs', 'package.json', 'package-lock.json', 'tsconfig.json']

/**
 * Builds pages and server for production unless a build of the present sources is there. An installation without the
 * sources of the pages, such as a container, is taken as built.
 */
export async function ensureBuilt() {
  if (!fs.existsSync(path.join(root, 'src/app'))) return
  while (!isCurrent()) {
    if (!lock()) {
      await new Promise((resolve) => setTimeout(resolve, 500))
      continue
    }
    try {
      await build()
    } finally {
      fs.rmSync(path.join(root, LOCK), { force: true })
    }
  }
}

const digest = () =>
  digestOf(INPUTS, (file) => !/^src\/(generated|server\/start)\//.test(file) && !file.endsWith('.md'))

const isCurrent = () =>
  stampOf(STAMP) === digest() &&
  fs.existsSync(path.join(root, 'dist/main.mjs')) &&
  fs.existsSync(path.join(root, '.next/BUILD_ID'))

/** @returns {boolean} whether this process may build; false while another one does */
function lock() {
  const file = path.join(root, LOCK)
  fs.mkdirSync(path.dirname(file), { recursive: true })
  try {
    fs.writeFileSync(file, `${process.pid} ${birth(process.pid)}`, { flag: 'wx' })
    return true
  } catch {
    const [pid = '', ...born] = fs.existsSync(file) ? fs.readFileSync(file, 'utf8').split(' ') : []
    if (!runs(Number(pid)) || birth(Number(pid)) !== born.join(' ')) fs.rmSync(file, { force: true })
    return false
  }
}

async function build() {
  const begun = Date.now()
  const wanted = digest()
  console.log('muggins: building, the first time takes half a minute')
  fs.rmSync(path.join(root, STAMP), { force: true })
  await ensureClient()
  await Promise.all([buildPages(), buildServer()])
  stamp(STAMP, wanted)
  console.log(`muggins: built in ${Math.round((Date.now() - begun) / 1000)} s`)
}

/** @returns {Promise<void>} */
function buildPages() {
  return new Promise((resolve, reject) => {
    const next = createRequire(import.meta.url).resolve('next/dist/bin/next')
    const child = spawn(process.execPath, [next, 'build'], {
      cwd: root,
      env: { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    child.stdout.on('data', (chunk) => (output += chunk))
    child.stderr.on('data', (chunk) => (output += chunk))
    const stop = () => child.kill()
    process.once('exit', stop)
    child.once('error', reject)
    child.once('close', (code) => {
      process.off('exit', stop)
      if (code === 0) resolve()
      else reject(new StartRefusal(`the pages could not be built:\n${output.trim()}`))
    })
  })
}

async function buildServer() {
  await bundle('src/server/main.ts', 'dist/main.mjs').catch((error) => {
    throw new StartRefusal(`the server could not be bundled:\n${error.message}`)
  })
}
