import { afterAll, beforeAll, expect, it } from 'vitest'
import { prisma } from '../../src/server/start/prismaCli.mjs'
import { createDatabase, dropDatabase } from '../support/database'

let empty = ''
beforeAll(async () => {
  empty = await createDatabase(null)
})
afterAll(() => dropDatabase(empty))

it('leads from nothing to exactly the schema', async () => {
  const { code, output } = await prisma(
    ['migrate', 'diff', '--from-migrations', 'prisma/migrations', '--to-schema', 'prisma/schema.prisma', '--exit-code'],
    { env: { DATABASE_URL: empty, SHADOW_DATABASE_URL: empty } },
  )
  expect(code, output).toBe(0)
  expect(output).toContain('No difference detected')
})
