import fs from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import { expect, it } from 'vitest'
import { runs } from '../../../src/server/start/processes.mjs'
import { command, temporaryFolder } from '../../support/command'
import { eventually } from '../../support/eventually'

const hold = (folder: string) => command(['tests/support/holdCluster.mjs', folder], {})
const kept = (folder: string, name: string) => fs.readFileSync(path.join(folder, name), 'utf8').trim()
const postmaster = (folder: string) => Number(kept(folder, 'pg/postmaster.pid').split('\n')[0])

async function query(folder: string, sql: string) {
  const place = `127.0.0.1:${kept(folder, 'database.port')}/postgres`
  const client = new pg.Client({
    connectionString: `postgresql://muggins:${kept(folder, 'database.password')}@${place}`,
  })
  await client.connect()
  try {
    return (await client.query(sql)).rows
  } finally {
    await client.end()
  }
}

it('stops the database with the process, and keeps the password to its owner', async () => {
  const folder = temporaryFolder()
  const holder = hold(folder)
  await holder.said('up')
  const server = postmaster(folder)
  const port = kept(folder, 'database.port')
  const stranger = new pg.Client({ connectionString: `postgresql://muggins:wrong@127.0.0.1:${port}/postgres` })
  await expect(stranger.connect()).rejects.toThrow('password authentication failed')
  expect(fs.statSync(path.join(folder, 'database.password')).mode & 0o777).toBe(0o600)
  holder.child.kill('SIGTERM')
  const { output } = await holder.ended
  expect(output).not.toContain(kept(folder, 'database.password'))
  expect(kept(folder, 'postgres.log')).not.toContain(kept(folder, 'database.password'))
  await eventually(() => runs(server)).toBe(false)
  expect(fs.readdirSync(folder)).not.toContain('owner.pid')
})

it('recovers when the process alone is killed, and when everything is', async () => {
  const folder = temporaryFolder()
  const first = hold(folder)
  await first.said('up')
  await query(folder, 'create table kept (n int)')
  await query(folder, 'insert into kept values (7)')
  const leftOver = postmaster(folder)
  first.child.kill('SIGKILL')
  await first.ended
  expect(runs(leftOver)).toBe(true)

  const second = hold(folder)
  await second.said('up')
  expect(runs(leftOver)).toBe(false)
  expect(await query(folder, 'select n from kept')).toEqual([{ n: 7 }])
  const killed = postmaster(folder)
  second.child.kill('SIGKILL')
  process.kill(killed, 'SIGKILL')
  await second.ended

  const third = hold(folder)
  await third.said('up')
  expect(await query(folder, 'select n from kept')).toEqual([{ n: 7 }])
  const last = postmaster(folder)
  third.child.kill('SIGTERM')
  await third.ended
  await eventually(() => runs(last)).toBe(false)
})
