import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { PrismaClient } from '../../../src/generated/prisma/client'
import { createPresence, type Presence } from '../../../src/server/realtime/presence'
import type { Lease } from '../../../src/server/realtime/presenceStore'
import type { Io } from '../../../src/server/realtime/socket'
import { createServices } from '../../../src/server/services'
import { testDatabase } from '../../support/database'
import { eventually } from '../../support/eventually'
import { newPlayer, sql, type TestDeps, testDeps } from '../../support/testDeps'

const database = testDatabase()
let deps: TestDeps
let presence: Presence
let mine: readonly Lease[]
/** The numbers of watchers that were pushed. */
let pushed: number[]
/** What a look at a match waits for, once it has seen who is there. */
let delay: Promise<void> | null = null
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
  delay = null
  await sql(deps, 'delete from server_process')
  const playerId = await newPlayer(deps)
  mine = ['a', 'b', 'c'].map((socketId) => ({ socketId, room: 'lobby', playerId }))
  const db = new Proxy(deps.db, {
    get: (given, name) => (name === '$executeRaw' ? written : Reflect.get(given, name)),
  })
  pushed = []
  const emit = (_: string, { watchers }: { watchers: number }) => pushed.push(watchers)
  const io = { local: { to: () => ({ emit }) } } as unknown as Io
  const seatsOf = async () => {
    const first = delay
    delay = null
    await first
    return []
  }
  presence = createPresence(io, { ...deps, db }, createServices(deps).tables, seatsOf)
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

it('who is back before the leaving is written stays', async () => {
  await enter('a', 'b')
  meanwhile = () => enter('a')
  await leave('a')
  expect(await held()).toEqual(['a', 'b'])
})

it('who is back, and gone again before that is written, is gone', async () => {
  await enter('a', 'b')
  meanwhile = async () => {
    await enter('a')
    meanwhile = () => leave('a')
  }
  await leave('a')
  expect(await held()).toEqual(['b'])
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

it.each([
  ['enters', () => enter('b')],
  ['is put right', () => presence.renew()],
])('who %s while the process ends leaves nobody behind', async (_, write) => {
  await enter('a')
  await sql(deps, `delete from presence`)
  let gone: Promise<void> | undefined
  meanwhile = async () => {
    gone = presence.release()
    // Longer than it would take if it waited for nobody.
    for (let answers = 0; answers < 20; answers++) await sql(deps, 'select 1')
  }
  await write()
  await gone
  expect(await held()).toEqual([])
  expect(await sql(deps, 'select id from server_process')).toEqual([])
})

it('a look that took long says nothing after a later one', async () => {
  const [a, b] = await Promise.all([newPlayer(deps), newPlayer(deps)])
  const lease = (playerId: string): Lease => ({ socketId: playerId, room: 'match:m', playerId })
  await presence.enter(lease(a))
  let goOn = () => {}
  delay = new Promise((resolve) => {
    goOn = resolve
  })
  const slow = presence.pushMatches(['m'])
  await eventually(() => delay === null).toBe(true)
  await presence.enter(lease(b))
  await presence.pushMatches(['m'])
  goOn()
  await slow
  expect(pushed).toEqual([2])
})
