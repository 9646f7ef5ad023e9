import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { openCluster } from './cluster.mjs'
import { prisma } from './prismaCli.mjs'
import { orRefuse } from './refusal.mjs'
import { heedSignals } from './signals.mjs'

// `npm run prisma -- migrate dev --name …`: Prisma's command, on a throw-away database unless DATABASE_URL names one.
await orRefuse(async () => {
  heedSignals()
  const env = { DATABASE_URL: process.env.DATABASE_URL ?? '' }
  if (!env.DATABASE_URL) {
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'muggins-prisma-'))
    fs.chmodSync(folder, 0o711)
    env.DATABASE_URL = (await openCluster(folder)).url('postgres')
    process.once('exit', () => fs.rmSync(folder, { recursive: true, force: true }))
  }
  process.exitCode = (await prisma(process.argv.slice(2), { env, shown: true })).code
})
