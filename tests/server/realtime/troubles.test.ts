import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createServices } from '../../../src/server/services'
import { testDatabase } from '../../support/database'
import { eventually } from '../../support/eventually'
import { tableForm } from '../../support/house'
import { callerOf, newPlayer, sql } from '../../support/testDeps'
import { pushesOf, type TestServer, testServer, watch } from '../../support/testServer'

const database = testDatabase()
let server: TestServer
beforeAll(async () => {
  server = await testServer(database.url)
})
afterAll(() => server.close())

describe('a page', () => {
  it('is told when the process has lost its database, and when it is back', async () => {
    const socket = await server.connect()
    const heard = pushesOf(socket, 'server:trouble')
    expect(await watch(socket, { kind: 'lobby' })).toEqual({ ok: true })
    expect(heard).toEqual([])
    await sql(
      server.deps,
      `select pg_terminate_backend(pid) from pg_stat_activity
        where application_name = 'muggins listener' and datname = current_database()`,
    )
    await eventually(() => heard).toEqual(['database', null])
  })

  it('is told when the process stops, and nothing else after that', async () => {
    const stopping = await testServer(database.url)
    const heard = pushesOf(await stopping.connect(), 'server:trouble')
    await stopping.serving.stop()
    await stopping.deps.close()
    await eventually(() => heard).toEqual(['stopping'])
  })
})

describe('where a notice was lost', () => {
  it('lobby and table are pushed by the next beat, and only then', async () => {
    const quiet = createServices(
      { ...server.deps, notify: async () => {} },
      { env: { LIMITS_FACTOR: 1_000, ADDRESS_LIMITS_FACTOR: 1 } },
    )
    const [owner, guest] = await Promise.all([newPlayer(server.deps), newPlayer(server.deps)])
    const visitor = await server.connect()
    const [lobby, table] = [pushesOf(visitor, 'lobby:tables'), pushesOf(visitor, 'table:state')]
    await watch(visitor, { kind: 'lobby' })
    const { id: tableId } = await quiet.tables.open(callerOf(owner), tableForm())
    await watch(visitor, { kind: 'table', tableId })
    await eventually(() => [lobby.length, table.length]).toEqual([1, 1])
    await server.serving.realtime.beat()
    await eventually(() => lobby.at(-1)?.some(({ id }) => id === tableId)).toBe(true)

    await quiet.tables.sit(callerOf(guest), { tableId, seat: 1 })
    expect(table.at(-1)?.seats[1]?.player).toBeNull()
    await server.serving.realtime.beat()
    await eventually(() => table.at(-1)?.seats[1]?.player?.id).toBe(guest)
    await eventually(() => lobby.at(-1)?.find(({ id }) => id === tableId)?.seats[1]?.player?.id).toBe(guest)

    const before = [lobby.length, table.length]
    await server.serving.realtime.beat()
    expect(await watch(visitor, { kind: 'lobby' })).toEqual({ ok: true }) // its answer comes after all that was pushed
    expect([lobby.length, table.length]).toEqual(before)
  })
})
