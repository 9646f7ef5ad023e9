import { execFile } from 'node:child_process'
import { readdirSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'
import { root } from '../../../src/server/start/root.mjs'
import { temporaryFolder } from '../../support/command'

const module = path.join(root, 'src/server/start/keepsake.mjs')
const script = `import(process.argv[1]).then(({ keptSecret }) => console.log(keptSecret(process.argv[2], 'a.secret')))`

it('processes that start at once keep one secret', async () => {
  const folder = temporaryFolder()
  const starts = Array.from({ length: 6 }, () => promisify(execFile)(process.execPath, ['-e', script, module, folder]))
  const secrets = (await Promise.all(starts)).map(({ stdout }) => stdout.trim())
  expect(secrets[0]).toMatch(/^[0-9a-f]{64}$/)
  expect(new Set(secrets).size).toBe(1)
  expect(readdirSync(folder)).toEqual(['a.secret'])
})
