import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, inject } from 'vitest'
import { TEMPLATE } from './cluster'

/**
 * A fresh, migrated database for the test file that calls this at its top; dropped after its last test.
 * @returns the URL, known from `beforeAll` on
 */
export function testDatabase(): { readonly url: string } {
  let url = ''
  beforeAll(async () => {
    url = await createDatabase()
  })
  afterAll(() => dropDatabase(url))
  return {
    get url() {
      if (!url) throw new Error('the test database is there only once the tests run')
      return url
    },
  }
}

/** @param template what to copy; null: an empty database */
export async function createDatabase(template: string | null = TEMPLATE): Promise<string> {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await administer(`create database ${name} template ${template ?? 'template0'}`)
  return inject('serverUrl') + name
}

export async function dropDatabase(url: string): Promise<void> {
  if (url) await administer(`drop database if exists ${new URL(url).pathname.slice(1)} with (force)`)
}

async function administer(sql: string) {
  const client = new pg.Client({ connectionString: `${inject('serverUrl')}postgres` })
  await client.connect()
  try {
    await client.query(sql)
  } finally {
    await client.end()
  }
}
