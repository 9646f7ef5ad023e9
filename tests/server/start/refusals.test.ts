import fs from 'node:fs'
import net from 'node:net'
import path from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { freePort } from '../../../src/server/start/port.mjs'
import { birth } from '../../../src/server/start/processes.mjs'
import { command, temporaryFolder } from '../../support/command'

async function refusal(env: Record<string, string>) {
  const { code, output } = await command(['src/server/start/start.mjs'], { PORT: String(await freePort()), ...env })
    .ended
  expect(code).toBe(1)
  expect(output.trim().split('\n')).toHaveLength(1)
  return output
}

it('a busy port', async () => {
  const server = net.createServer().listen(0)
  onTestFinished(() => {
    server.close()
  })
  const { port } = server.address() as net.AddressInfo
  expect(await refusal({ PORT: String(port), DATA_DIR: temporaryFolder() })).toContain(`port ${port} is busy`)
})

it('a port that is none', async () => {
  expect(await refusal({ PORT: '70000', DATA_DIR: temporaryFolder() })).toContain('PORT must be')
})

it('a database that nobody serves, without its password', async () => {
  const url = `postgresql://someone:hush@127.0.0.1:${await freePort()}/muggins`
  const output = await refusal({ DATABASE_URL: url, DATA_DIR: temporaryFolder() })
  expect(output).toContain("can't be reached")
  expect(output).not.toContain('hush')
})

it('a data folder of another PostgreSQL, which stays untouched', async () => {
  const folder = temporaryFolder()
  fs.mkdirSync(path.join(folder, 'pg'))
  fs.writeFileSync(path.join(folder, 'pg/PG_VERSION'), '15\n')
  expect(await refusal({ DATA_DIR: folder })).toContain('belongs to PostgreSQL 15')
  expect(fs.readdirSync(path.join(folder, 'pg'))).toEqual(['PG_VERSION'])
})

it('a data folder that another process uses', async () => {
  const folder = temporaryFolder()
  fs.writeFileSync(path.join(folder, 'owner.pid'), `${process.pid} ${birth(process.pid)}\n`)
  expect(await refusal({ DATA_DIR: folder })).toContain(`in use by process ${process.pid}`)
})
