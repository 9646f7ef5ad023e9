import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { hear, missingSince, receive, startClient } from '../../../src/client/match/matchClient'
import { viewFor } from '../../../src/engine/match/redact'
import { createMatches } from '../../../src/server/matches/matches'
import { testDatabase } from '../../support/database'
import { eventually } from '../../support/eventually'
import { tableForm } from '../../support/house'
import { dueIn, passTime } from '../../support/playOut'
import { callerOf, newPlayer, sql } from '../../support/testDeps'
import { place, send, startMatch, stateOf, type TestMatch } from '../../support/testMatch'
import { type Connected, pushesOf, type TestServer, testServer, watch } from '../../support/testServer'

const database = testDatabase()
let server: TestServer
let match: TestMatch
let cookies: string[]

beforeAll(async () => {
  server = await testServer(database.url)
})
afterAll(() => server.close())
beforeEach(async () => {
  match = await startMatch(server.deps, server.services.matches)
  cookies = await Promise.all(match.players.map((id) => server.cookieOf(id)))
})

const seqNow = async () => (await stateOf(server.deps, match.matchId)).seq
const placeNow = () => place(server.deps, server.services.matches, match)

/** A seat's page, or a visitor's: watches the match and applies what it is told, as the browser does. */
async function page(at: TestServer, seat: number | null) {
  const cookie = seat === null ? undefined : cookies[seat]
  const socket = await at.connect(cookie)
  const heard = pushesOf(socket, 'match:events')
  const presence = pushesOf(socket, 'match:presence')
  expect(await watch(socket, { kind: 'match', matchId: match.matchId })).toEqual({ ok: true })
  let client = startClient(await at.api(cookie).match.get.query({ matchId: match.matchId }))
  const heal = async () => {
    const missing = missingSince(client)
    if (missing === null) return
    client = receive(client, await at.api(cookie).match.since.query({ matchId: match.matchId, seq: missing }))
  }
  socket.on('match:events', (pushed) => {
    client = receive(client, pushed)
  })
  socket.on('match:seq', ({ seq }) => {
    client = hear(client, seq)
    void heal()
  })
  return {
    socket,
    heard,
    presence,
    view: () => client.view,
    seq: () => client.seq,
    /** Waits until the page shows exactly what the match is. */
    async isRight() {
      await eventually(() => client.seq).toBe(await seqNow())
      const { seq: _, ...state } = await stateOf(server.deps, match.matchId)
      expect(client.view).toEqual(viewFor(state, seat ?? 'watcher'))
    },
  }
}

describe('the pushes of a match', () => {
  it('bring every viewer every event in order, redacted for each', async () => {
    const pages = await Promise.all([page(server, 0), page(server, 1), page(server, null)])
    for (let turn = 0; turn < 6; turn++) {
      const { kind } = (await dueIn(server.deps, match.matchId)) ?? {}
      if (kind === 'turn') await placeNow()
      else await passTime(server.deps, server.serving.worker, match.matchId)
    }
    for (const { isRight } of pages) await isRight()
    for (const { heard } of pages) {
      const seqs = heard.flatMap(({ from, events }) => events.map((_, n) => from + n))
      expect(seqs).toEqual(seqs.map((_, n) => (seqs[0] ?? 0) + n))
    }
    const hands = pages.map(({ view }) => view().round?.hands.map((hand) => hand !== null))
    expect(hands).toEqual([
      [true, false],
      [false, true],
      [false, false],
    ])
  })

  it('come to another process on the same database', async () => {
    const second = await testServer(database.url, { seed: 99 })
    try {
      const far = await page(second, 1)
      await placeNow()
      await far.isRight()
    } finally {
      await second.close()
    }
  })

  it('do not come for a refused command', async () => {
    const { heard } = await page(server, 0)
    const { round } = await stateOf(server.deps, match.matchId)
    const seat = round?.turn?.seat ?? 0
    const wrong = { type: 'place', seat, tile: round?.hands[1 - seat]?.[0] ?? '0-0', end: null } as const
    await expect(send(server.deps, server.services.matches, match, wrong)).rejects.toThrow('refused')
    await placeNow()
    await eventually(() => heard.length).toBe(1)
  })

  it('stop when the room is left', async () => {
    const left = await page(server, 0)
    const stays = await page(server, 1)
    left.socket.emit('unwatch', { kind: 'match', matchId: match.matchId })
    await eventually(() => server.serving.realtime.io.of('/').adapter.rooms.has(`match:${match.matchId}:0`)).toBe(false)
    await placeNow()
    await stays.isRight()
    expect(left.heard).toEqual([])
  })
})

describe('a lost push', () => {
  /** What is emitted while `work` runs reaches nobody. Over when events were lost: presence may be pushed meanwhile, too. */
  async function losing(work: () => Promise<unknown>): Promise<number> {
    const adapter = server.serving.realtime.io.of('/').adapter
    const { broadcast } = adapter
    let lost = 0
    adapter.broadcast = ({ data }: { data?: unknown[] }) => {
      if (data?.[0] === 'match:events') lost += 1
    }
    await work()
    await eventually(() => lost).toBeGreaterThan(0)
    adapter.broadcast = broadcast
    return lost
  }

  it('heals by the seq that each watched room is told', async () => {
    const own = await page(server, 0)
    await losing(placeNow)
    expect(own.seq()).toBeLessThan(await seqNow())
    await server.serving.realtime.beat()
    await own.isRight()
  })

  it('heals by the next push, too: it starts after a hole', async () => {
    const own = await page(server, 0)
    await losing(placeNow)
    await passTime(server.deps, server.serving.worker, match.matchId)
    await eventually(() => own.heard.length).toBe(1)
    expect(own.heard[0]?.from).toBe(own.seq() + 2)
    await server.serving.realtime.beat()
    await own.isRight()
  })

  it('whose notice never came is pushed by the next beat', async () => {
    const own = await page(server, 0)
    const quiet = { ...server.deps, notify: async () => {} }
    await place(quiet, createMatches(quiet), match)
    await server.serving.realtime.beat()
    await own.isRight()
    expect(own.heard).toHaveLength(1)
  })

  it('after the listening connection was killed heals when it is back', async () => {
    const own = await page(server, 1)
    const killed = await sql(
      server.deps,
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and application_name = 'muggins listener'`,
    )
    expect(killed).toHaveLength(1)
    await placeNow()
    await own.isRight()
    await passTime(server.deps, server.serving.worker, match.matchId)
    await own.isRight()
    expect(own.heard.length).toBeGreaterThanOrEqual(2)
  })
})

describe('presence', () => {
  it('says who has the match open, and how many watch', async () => {
    const { presence: heard } = await page(server, 0)
    await eventually(() => heard.at(-1)).toMatchObject({ seats: [true, false], watchers: 0 })
    const other = await page(server, 1)
    await eventually(() => heard.at(-1)).toMatchObject({ seats: [true, true], watchers: 0 })
    const watcher = await server.connect(await server.cookieOf(await newPlayer(server.deps)))
    await watch(watcher, { kind: 'match', matchId: match.matchId })
    await eventually(() => heard.at(-1)).toMatchObject({ seats: [true, true], watchers: 1 })
    other.socket.disconnect()
    watcher.disconnect()
    await eventually(() => heard.at(-1)).toMatchObject({ seats: [true, false], watchers: 0 })
  })

  it('of a dead process runs out', async () => {
    const { presence: heard } = await page(server, 0)
    const lease = { socketId: 'dead', room: `match:${match.matchId}`, playerId: match.players[1] ?? '' }
    const process = { id: 'dead', aliveUntil: new Date(server.deps.time.now + 8_000) }
    await server.deps.db.serverProcess.create({ data: { ...process, presences: { create: lease } } })
    await server.serving.realtime.beat()
    await eventually(() => heard.at(-1)?.seats).toEqual([true, true])
    server.deps.time.now += 8_001
    await server.serving.worker.runJobs()
    await server.serving.realtime.beat()
    await eventually(() => heard.at(-1)?.seats[1]).toBe(false)
    expect(await server.deps.db.presence.count({ where: { socketId: 'dead' } })).toBe(0)
  })
})

describe('a connection', () => {
  const connectError = (call: Promise<Connected>) =>
    call.then(
      () => null,
      (error: Error) => error.message,
    )

  it('from another site’s page is refused', async () => {
    expect(await connectError(server.connect(cookies[0], { headers: { origin: 'https://evil.example' } }))).toBe(
      'websocket error',
    )
    expect(await connectError(server.connect(cookies[0], { headers: { origin: server.url } }))).toBeNull()
  })

  it('may not watch what does not exist, what is malformed, or too much', async () => {
    const socket = await server.connect(cookies[0])
    const ask = (room: object) => watch(socket, room as never)
    expect(await ask({ kind: 'match', matchId: randomUUID() })).toEqual({ ok: false, code: 'notFound' })
    expect(await ask({ kind: 'match', matchId: 'x' })).toEqual({ ok: false, code: 'badInput' })
    expect(await ask({ kind: 'match', matchId: match.matchId, viewer: 1 })).toEqual({ ok: false, code: 'badInput' })
    expect(await ask({ kind: 'player', playerId: match.players[1] })).toEqual({ ok: false, code: 'badInput' })
    expect(await ask({ kind: 'table', tableId: randomUUID() })).toMatchObject({ ok: false })
    for (let n = 0; n < 20; n++) {
      const { matchId } = await startMatch(server.deps, server.services.matches, { clock: null })
      expect(await ask({ kind: 'match', matchId })).toEqual({ ok: true })
    }
    expect(await ask({ kind: 'lobby' })).toEqual({ ok: false, code: 'tooMany' })
  })

  it('survives rubbish', async () => {
    const socket = await server.connect(cookies[0])
    ;(socket as unknown as { emit: (name: string) => void }).emit('watch')
    for (const rubbish of [undefined, null, 7, 'watch', [], {}]) {
      socket.emit('watch', rubbish as never, () => {})
      socket.emit('unwatch', rubbish as never)
    }
    expect(await watch(socket, { kind: 'lobby' })).toEqual({ ok: true })
  })

  it('is told and cut when its session has ended, others of the player’s stay', async () => {
    const [id = ''] = match.players
    const old = await server.connect(cookies[0])
    const ended: true[] = []
    old.on('session:ended', () => ended.push(true))
    await server.deps.db.player.update({ where: { id }, data: { sessionNumber: 2 } })
    const fresh = await server.connect(await server.cookieOf(id, 2))
    await server.deps.notify([{ kind: 'session', id }])
    await eventually(() => old.connected).toBe(false)
    expect(ended).toHaveLength(1)
    expect(fresh.connected).toBe(true)
    await server.deps.db.player.update({ where: { id }, data: { sessionNumber: 1 } })
  })

  it('hears where its player is expected, at once and at every change', async () => {
    const id = await newPlayer(server.deps)
    const socket = await server.connect(await server.cookieOf(id))
    const heard = pushesOf(socket, 'player:whereabouts')
    const { matchId } = await startMatch(server.deps, server.services.matches, { players: [id] })
    await eventually(() => heard.at(-1)?.liveMatches.map((live) => live.matchId)).toEqual([matchId])
    const command = { type: 'resign', seat: 0 } as const
    await server.services.matches.act(callerOf(id), { matchId, commandId: randomUUID(), expectedSeq: 0, command })
    await eventually(() => heard.at(-1)?.liveMatches).toEqual([])
  })
})

describe('a player who looks at another page', () => {
  it('hears that it is the own turn in a match', async () => {
    const { round } = await stateOf(server.deps, match.matchId)
    const leader = round?.turn?.seat ?? 0
    const other = await server.connect(cookies[1 - leader])
    const heard = pushesOf(other, 'player:whereabouts')
    await eventually(() => heard.at(-1)?.liveMatches[0]).toMatchObject({ yourTurn: false })
    await placeNow()
    const { round: next } = await stateOf(server.deps, match.matchId)
    expect(next?.turn?.seat).toBe(1 - leader)
    await eventually(() => heard.at(-1)?.liveMatches[0]).toMatchObject({ matchId: match.matchId, yourTurn: true })
  })
})

describe('the lobby', () => {
  const form = tableForm()

  it('is pushed to visitors, many changes at once only a few times', async () => {
    const visitor = await server.connect()
    const heard = pushesOf(visitor, 'lobby:tables')
    await watch(visitor, { kind: 'lobby' })
    const players = await Promise.all(Array.from({ length: 12 }, () => newPlayer(server.deps)))
    const tables = await Promise.all(players.map((id) => server.services.tables.open(callerOf(id), form)))
    await eventually(() => tables.every(({ id }) => heard.at(-1)?.some((shown) => shown.id === id))).toBe(true)
    expect(heard.length).toBeLessThan(8)
  })

  it('shows a table to those who watch it, with who is there', async () => {
    const owner = await newPlayer(server.deps)
    const table = await server.services.tables.open(callerOf(owner), form)
    const visitor = await server.connect()
    const heard = pushesOf(visitor, 'table:state')
    await watch(visitor, { kind: 'table', tableId: table.id })
    await eventually(() => heard.at(-1)?.seats[0]).toMatchObject({ present: false })
    const own = await server.connect(await server.cookieOf(owner))
    await watch(own, { kind: 'table', tableId: table.id })
    await eventually(() => heard.at(-1)?.seats[0]).toMatchObject({ present: true })
    own.disconnect()
    await eventually(() => heard.at(-1)?.seats[0]).toMatchObject({ present: false })
  })

  it('keeps a table by invitation to those who have the link', async () => {
    const owner = await newPlayer(server.deps)
    const table = await server.services.tables.open(callerOf(owner), { ...form, visibility: 'invite' })
    const visitor = await server.connect()
    expect(await watch(visitor, { kind: 'table', tableId: table.id })).toEqual({ ok: false, code: 'notAllowed' })
  })
})
