import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testDatabase } from '../../support/database'
import { eventually } from '../../support/eventually'
import { tableForm } from '../../support/house'
import { callerOf, newPlayer, sql } from '../../support/testDeps'
import { startMatch } from '../../support/testMatch'
import { pushesOf, type TestServer, testServer, watch } from '../../support/testServer'

const database = testDatabase()
let server: TestServer

beforeAll(async () => {
  server = await testServer(database.url)
})
afterAll(() => server.close())

const rooms = () => server.serving.realtime.io.of('/').adapter.rooms
const membersOf = (room: string) => rooms().get(room)?.size ?? 0

describe('a connection that asks for many things at once', () => {
  it('gets no more rooms than one that asks in turn', async () => {
    const socket = await server.connect()
    const matches = await Promise.all(
      Array.from({ length: 30 }, () => startMatch(server.deps, server.services.matches, { clock: null })),
    )
    const answers = await Promise.all(matches.map(({ matchId }) => watch(socket, { kind: 'match', matchId })))
    expect(answers.filter(({ ok }) => ok)).toHaveLength(20)
    expect(answers.filter((answer) => !answer.ok && answer.code === 'tooMany')).toHaveLength(10)
    expect(matches.filter(({ matchId }) => membersOf(`match:${matchId}:watcher`) > 0)).toHaveLength(20)
  })

  it('is out of a room that it left before it was let in', async () => {
    const player = await newPlayer(server.deps)
    const socket = await server.connect(await server.cookieOf(player))
    const { matchId } = await startMatch(server.deps, server.services.matches)
    const answer = watch(socket, { kind: 'match', matchId })
    socket.emit('unwatch', { kind: 'match', matchId })
    expect(await answer).toEqual({ ok: true })
    await eventually(() => membersOf(`match:${matchId}:watcher`)).toBe(0)
    await eventually(() => server.deps.db.presence.count({ where: { room: `match:${matchId}` } })).toBe(0)
  })

  it('leaves nothing behind when it is gone before it was let in', async () => {
    const player = await newPlayer(server.deps)
    const socket = await server.connect(await server.cookieOf(player))
    const { matchId } = await startMatch(server.deps, server.services.matches)
    socket.emit('watch', { kind: 'match', matchId }, () => {})
    socket.emit('watch', { kind: 'lobby' }, () => {})
    await eventually(() => rooms().has(`player:${player}`)).toBe(true)
    socket.disconnect()
    await eventually(() => rooms().has(`player:${player}`)).toBe(false)
    await eventually(() => server.deps.db.presence.count({ where: { playerId: player } })).toBe(0)
    await eventually(() => membersOf(`match:${matchId}:watcher`)).toBe(0)
  })
})

describe('a room that is closed to somebody', () => {
  it('by the end of the session is left, though the notice never came', async () => {
    const player = await newPlayer(server.deps)
    const socket = await server.connect(await server.cookieOf(player))
    const visitor = await server.connect()
    await server.deps.db.player.update({ where: { id: player }, data: { sessionNumber: 2 } })
    await sql(
      server.deps,
      `select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and application_name = 'muggins listener'`,
    )
    await eventually(() => socket.connected).toBe(false)
    expect(visitor.connected).toBe(true)
  })

  it('by making its table one by invitation tells nothing more to onlookers', async () => {
    const owner = await newPlayer(server.deps)
    const table = await server.services.tables.open(callerOf(owner), tableForm())
    const code = await server.services.tables.inviteCode(callerOf(owner), table.id)
    const [onlooker, friend] = await Promise.all([server.connect(), server.connect()])
    const [overheard, heard] = [pushesOf(onlooker, 'table:state'), pushesOf(friend, 'table:state')]
    await watch(onlooker, { kind: 'table', tableId: table.id })
    await watch(friend, { kind: 'table', tableId: table.id, code })
    await server.services.tables.change(callerOf(owner), table.id, tableForm({ visibility: 'invite' }))
    await eventually(() => heard.at(-1)?.visibility).toBe('invite')
    await server.services.tables.setReady(callerOf(owner), table.id, true)
    await eventually(() => heard.at(-1)?.seats[0]?.ready).toBe(true)
    expect(overheard.every(({ visibility }) => visibility === 'public')).toBe(true)
  })

  it('is closed to guesses: a table by invitation is not found, whatever is tried', async () => {
    const owner = await newPlayer(server.deps)
    const stranger = await newPlayer(server.deps)
    const { id: tableId } = await server.services.tables.open(callerOf(owner), tableForm({ visibility: 'invite' }))
    const api = server.api(await server.cookieOf(stranger))
    const tries = [
      api.table.get.query({ tableId }),
      api.table.get.query({ tableId, code: '' }),
      api.table.get.query({ tableId, code: tableId }),
      api.table.byCode.query({ code: tableId }),
      api.table.inviteCode.query({ tableId }),
      api.table.sit.mutate({ tableId }),
      api.table.leave.mutate({ tableId }),
      api.table.setReady.mutate({ tableId, ready: true }),
      api.table.addBot.mutate({ tableId, seat: 1 }),
      api.table.removeBot.mutate({ tableId, seat: 1 }),
      api.table.change.mutate({ tableId, form: tableForm() }),
    ]
    const codes = await Promise.all(tries.map((tried) => tried.catch((error) => error.message)))
    expect(codes).toEqual(tries.map(() => 'notFound'))
    expect(await api.table.stakes.query({ tableIds: [tableId] })).toEqual([])
    expect(await watch(await server.connect(await server.cookieOf(stranger)), { kind: 'table', tableId })).toEqual({
      ok: false,
      code: 'notAllowed',
    })
    expect(await api.table.get.query({ tableId: randomUUID() }).catch((error) => error.message)).toBe('notFound')
  })
})
