import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { PrismaClient } from '../../../src/generated/prisma/client'
import { createPresence, type Presence } from '../../../src/server/realtime/presence'
import type { Lease } from '../../../src/server/realtime/presenceStore'
import type { Io } from '../../../src/server/realtime/socket'
import { createServices } from '../../../src/server/services'
import { testDatabase } from '../../support/database'
import { newPlayer, sql, type TestDeps, testDeps } from '../../support/testDeps'

const database = testDatabase()
let deps: TestDeps
let presence: Presence
let mine: readonly Lease[]
/** What happens before the next statement that writes. */
let meanwhile: (() => Promise<void>) | null = null

async function written(...args: Parameters<PrismaClient['$executeRaw']>): Promise<number> {
  const first = meanwhile
  meanwhile = null
  await first?.()
  return deps.db.$executeRaw(...args)
}

beforeAll(() => {
  deps = testDeps(database.url)
})
afterAll(() => deps.close())
beforeEach(async () => {
  meanwhile = null
  await sql(deps, 'delete from server_process')
  const playerId = await newPlayer(deps)
  mine = ['a', 'b', 'c'].map((socketId) => ({ socketId, room: 'lobby', playerId }))
  const db = new Proxy(deps.db, {
    get: (given, name) => (name === '$executeRaw' ? written : Reflect.get(given, name)),
  })
  presence = createPresence({} as Io, { ...deps, db }, createServices(deps).tables, async () => [])
})

async function enter(...socketIds: string[]): Promise<void> {
  for (const lease of mine) if (socketIds.includes(lease.socketId)) await presence.enter(lease)
}
async function leave(socketId: string): Promise<void> {
  for (const lease of mine) if (lease.socketId === socketId) await presence.leave(lease)
}
const held = async () =>
  (await sql<{ id: string }>(deps, 'select "socketId" as id from presence order by 1')).map(({ id }) => id)
/** Somebody left, and it could not be written. */
const ghost = (socketId: string) =>
  sql(
    deps,
    `insert into presence ("socketId", room, "playerId", "processId")
      select $1, room, "playerId", "processId" from presence where "socketId" = 'a'`,
    [socketId],
  )

it('who leaves while the leases are put right is not written back', async () => {
  await enter('a', 'b')
  await sql(deps, 'delete from server_process')
  meanwhile = () => leave('b')
  await presence.renew()
  expect(await held()).toEqual(['a'])
})

it('who enters while the leases are put right stays', async () => {
  await enter('a')
  await ghost('gone')
  meanwhile = () => enter('b')
  await presence.renew()
  expect(await held()).toEqual(['a', 'b'])
})

it('as many as there should be, but others, are put right as well', async () => {
  await enter('a', 'b')
  await ghost('gone')
  await sql(deps, `delete from presence where "socketId" = 'b'`)
  await presence.renew()
  expect(await held()).toEqual(['a', 'b'])
})

it('where all is as it should be, nothing is written', async () => {
  await enter('a', 'b', 'c')
  meanwhile = () => Promise.reject(new Error('something was written'))
  await presence.renew()
  expect(await held()).toEqual(['a', 'b', 'c'])
})
