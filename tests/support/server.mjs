import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { openCluster } from '../../src/server/start/cluster.mjs'
import { openLetterbox } from './letterbox.mjs'

// The platform in production mode, on a data folder that is gone with it: what the browser tests talk to.
const folder = process.env.DATA_DIR || fs.mkdtempSync(path.join(os.tmpdir(), 'muggins-e2e-'))
fs.chmodSync(folder, 0o711)
process.env.DATA_DIR = folder
process.env.SMTP_URL = await openLetterbox(path.join(folder, 'mail'))
process.env.DATABASE_URL = (await openCluster(folder)).url('muggins')
process.once('exit', () => fs.rmSync(folder, { recursive: true, force: true })) // after the database has stopped
await import('../../src/server/start/start.mjs')
