import fs from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import { expect, inject, it } from 'vitest'
import { command, temporaryFolder } from '../../support/command'

const kept = (folder: string, name: string) => fs.readFileSync(path.join(folder, name), 'utf8').trim()
const DURABLE = { fsync: 'on', full_page_writes: 'on', synchronous_commit: 'on' }

async function settingsOf(connectionString: string): Promise<Record<string, string>> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  try {
    const { rows } = await client.query('select name, setting from pg_settings where name = any($1)', [
      Object.keys(DURABLE),
    ])
    return Object.fromEntries(rows.map(({ name, setting }) => [name, setting]))
  } finally {
    await client.end()
  }
}

it('what the tests run on writes down what it has committed', async () => {
  expect(await settingsOf(`${inject('serverUrl')}postgres`)).toEqual(DURABLE)
})

it('so does what `npm start` runs', async () => {
  const folder = temporaryFolder()
  const holder = command(['tests/support/holdCluster.mjs', folder], {})
  await holder.said('up')
  const place = `127.0.0.1:${kept(folder, 'database.port')}/postgres`
  expect(await settingsOf(`postgresql://muggins:${kept(folder, 'database.password')}@${place}`)).toEqual(DURABLE)
})
