import { randomUUID } from 'node:crypto'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sealOf } from '../../../src/chance/reveal'
import type { SeatCommand } from '../../../src/engine/match/command'
import { testDatabase } from '../../support/database'
import { eventually } from '../../support/eventually'
import { codeOf, tableForm } from '../../support/house'
import { brokenInvariants } from '../../support/invariants'
import { recomputeRatings } from '../../support/recompute'
import { callerOf, newPlayer, sql } from '../../support/testDeps'
import type { TestMatch } from '../../support/testMatch'
import { logOf, sealMatch, send, stateOf } from '../../support/testMatch'
import { type TestServer, testServer, watch } from '../../support/testServer'
import { bytesOf } from '../../support/unseal'

const database = testDatabase()
const logged: string[] = []
let server: TestServer

beforeAll(async () => {
  const log = pino({ level: 'trace' }, { write: (line: string) => void logged.push(line) })
  server = await testServer(database.url, { log })
})
afterAll(() => server.close())

const sealing = () => server.services.matches.sealing
const seal = (wish = {}) => sealMatch(server.deps, server.services.matches, wish)
const commitTo = ({ matchId, players }: TestMatch, seat: number, commitment: string) =>
  sealing().commit(callerOf(players[seat] ?? ''), { matchId, commitment })
const commit = (match: TestMatch, seat: number) =>
  commitTo(match, seat, sealOf(match.matchId, seat, bytesOf(match.matchId, seat)))
const reveal = ({ matchId, players }: TestMatch, seat: number, bytes = bytesOf(matchId, seat)) =>
  sealing().reveal(callerOf(players[seat] ?? ''), { matchId, bytes })
const absentOf = async ({ matchId }: TestMatch) => (await sealing().state(matchId))?.absent
const failure = (call: Promise<unknown>) =>
  call.then(
    () => 'nothing',
    (error: Error) => error.message,
  )

/** A public table of two members, both ready: its match is sealed. */
async function gathered(rated = true) {
  const players = [await newPlayer(server.deps), await newPlayer(server.deps)]
  const [a = '', b = ''] = players
  const { tables } = server.services
  const { id: tableId } = await tables.open(callerOf(a), tableForm({ rated }))
  await tables.sit(callerOf(b), { tableId })
  await tables.setReady(callerOf(b), tableId, true)
  const { matchId } = await tables.setReady(callerOf(a), tableId, true)
  return { tableId, matchId: matchId ?? '', players }
}

describe('a commitment that is not of one’s own making', () => {
  it('copied from the opponent opens with nothing, not even with the opponent’s bytes', async () => {
    const match = await seal()
    const copied = (await commit(match, 0))?.seats[0]?.commitment ?? ''
    expect((await commitTo(match, 1, copied))?.seats[1]?.commitment).toBe(copied)
    await reveal(match, 0)
    await reveal(match, 1, bytesOf(match.matchId, 0))
    expect(await absentOf(match)).toEqual([1])
    expect(await logOf(server.deps, match.matchId)).toEqual([])
  })

  it('made for another match or another seat does not fit, with the same bytes', async () => {
    const other = await seal()
    for (const [id, seat] of [
      [other.matchId, 1],
      [undefined, 0],
      [undefined, 2],
    ] as const) {
      const match = await seal()
      await commit(match, 0)
      await commitTo(match, 1, sealOf(id ?? match.matchId, seat, bytesOf(match.matchId, 1)))
      await reveal(match, 1)
      expect(await absentOf(match)).toEqual([1])
    }
  })

  it('cannot be made anew once contributions have come in, nor the contribution be chosen', async () => {
    const match = await seal()
    for (const seat of [0, 1]) await commit(match, seat)
    await reveal(match, 0)
    const other = sealOf(match.matchId, 1, 'a'.repeat(64))
    expect(await codeOf(commitTo(match, 1, other))).toBe('committedOtherwise')
    expect(await codeOf(commitTo(match, 0, other))).toBe('committedOtherwise')
    await commit(match, 1)
    await reveal(match, 1)
    expect((await stateOf(server.deps, match.matchId)).seq).toBeGreaterThan(0)
    expect(await codeOf(commit(match, 1))).toBe('notSealing')
    expect(await codeOf(reveal(match, 1, 'a'.repeat(64)))).toBe('notSealing')
  })
})

it('a commitment in the last moment does not make the others miss theirs', async () => {
  const { deps } = server
  const match = await seal()
  const until = (await commit(match, 0))?.until ?? 0
  deps.time.now = until - 1
  expect(await commit(match, 1)).toMatchObject({ until: deps.time.now + 10_000 })
  deps.time.now = until + 5_000
  await sealing().giveUpOverdue()
  expect((await reveal(match, 0))?.absent).toEqual([])
  deps.time.now = until + 10_000
  await sealing().giveUpOverdue()
  expect(await absentOf(match)).toEqual([1])
})

it('contributions at once, one seat with twenty guesses: it begins with the committed bytes or never', async () => {
  for (let round = 0; round < 3; round++) {
    const match = await seal({ rules: { seats: 3 } })
    for (const seat of [0, 1, 2]) await commit(match, seat)
    await reveal(match, 0)
    const guesses = Array.from({ length: 20 }, (_, n) =>
      n === 3 * round ? bytesOf(match.matchId, 2) : `${n}`.padStart(64, 'a'),
    )
    const codes = await Promise.all([...guesses.map((bytes) => reveal(match, 2, bytes)), reveal(match, 1)].map(codeOf))
    expect(['nothing', 'notSealing', 'committedOtherwise']).toEqual(expect.arrayContaining(codes))
    const begun = (await logOf(server.deps, match.matchId)).length > 0
    const [row] = await sql<{ bytes: string | null }>(
      server.deps,
      'select "seatBytes"->>2 as bytes from match where id = $1',
      [match.matchId],
    )
    expect([null, bytesOf(match.matchId, 2)]).toContain(row?.bytes)
    expect(await absentOf(match)).toEqual(begun ? undefined : [2])
    expect(await brokenInvariants(server.deps)).toEqual([])
  }
})

it('while sealed nothing can be done about it: not by leaving, playing, seeking elsewhere or deleting the account', async () => {
  const { tableId, matchId, players } = await gathered()
  const [own] = await Promise.all(players.map(async (id) => server.api(await server.cookieOf(id))))
  const elsewhere = await newPlayer(server.deps)
  const other = await server.services.tables.open(callerOf(elsewhere), tableForm())
  const name = (await server.deps.db.player.findUniqueOrThrow({ where: { id: players[0] ?? '' } })).name
  if (!own) throw new Error('nobody')
  const commands: SeatCommand[] = [
    { type: 'place', seat: 0, tile: '0-0', end: null },
    ...(['draw', 'pass', 'waive', 'ready', 'resign'] as const).map((type) => ({ type, seat: 0 })),
    { type: 'muggins', seat: 0, points: 5 },
  ]
  const acts = commands.map(
    (command) => () => own.match.act.mutate({ matchId, commandId: randomUUID(), expectedSeq: 0, command }),
  )
  const tried: [() => Promise<unknown>, string][] = [
    ...acts.map((act): [() => Promise<unknown>, string] => [act, 'notBegun']),
    [() => own.table.leave.mutate({ tableId }), 'tableClosed'],
    [() => own.table.setReady.mutate({ tableId, ready: false }), 'tableClosed'],
    [() => own.table.change.mutate({ tableId, form: tableForm({ rated: false }) }), 'tableClosed'],
    [() => own.table.addBot.mutate({ tableId, seat: 1 }), 'tableClosed'],
    [() => own.table.open.mutate(tableForm()), 'liveMatch'],
    [() => own.table.sit.mutate({ tableId: other.id }), 'liveMatch'],
    [() => own.table.rematch.mutate({ matchId }), 'matchNotOver'],
    [() => own.seek.start.mutate(), 'liveMatch'],
    [() => own.account.delete.mutate({ name }), 'liveMatch'],
    [() => own.match.log.query({ matchId }), 'matchNotOver'],
    [() => server.services.records.file(matchId, { deleted: '' }), 'matchNotOver'],
  ]
  for (const [attempt, code] of tried) expect(await failure(attempt()), String(attempt)).toBe(code)
  expect(await Promise.all(tried.map(([attempt]) => failure(attempt())))).toEqual(tried.map(([, code]) => code))
  const match = { matchId, players }
  for (const seat of [0, 1]) await commit(match, seat)
  for (const seat of [0, 1]) await reveal(match, seat)
  expect((await stateOf(server.deps, matchId)).phase).toBe('playing')
  await send(server.deps, server.services.matches, match, { type: 'resign', seat: 0 })
})

it('what never began counts for nothing and holds nobody: no history, no rating, no rematch, no record; only who broke it has left it', async () => {
  const match = await gathered()
  const { matchId, tableId, players } = match
  const [a = '', b = ''] = players
  for (const seat of [0, 1]) await commit(match, seat)
  await reveal(match, 0)
  await reveal(match, 1, 'f'.repeat(64))
  const stranger = server.api(await server.cookieOf(await newPlayer(server.deps)))
  for (const playerId of players) {
    expect((await stranger.history.list.query({ playerId })).entries).toEqual([])
    expect(
      (await stranger.history.list.query({ playerId, rated: true, opponent: playerId === a ? b : a })).entries,
    ).toEqual([])
    expect(await stranger.player.profile.query({ playerId })).toMatchObject({
      ratings: [],
      matches: { total: 0, left: playerId === b ? 1 : 0 },
    })
    expect(await stranger.player.ratingHistory.query({ playerId, pool: 'muggins-2' })).toEqual([])
  }
  expect(
    [...(await recomputeRatings(server.deps)).keys()].filter((key) => players.some((id) => key.includes(id))),
  ).toEqual([])
  const api = server.api(await server.cookieOf(b))
  expect(await failure(api.table.rematch.mutate({ matchId }))).toBe('notBegun')
  expect(await failure(api.match.log.query({ matchId }))).toBe('matchNotOver')
  expect(await failure(server.services.records.file(matchId, { deleted: '' }))).toBe('notFound')
  const table = await server.services.tables.state(tableId)
  expect(table?.seats.map(({ player, ready }) => [player?.id, ready])).toEqual([
    [a, false],
    [undefined, false],
  ])
  expect(await api.seek.start.mutate()).toMatchObject({ pool: 'muggins-2' })
  const { name } = await server.deps.db.player.findUniqueOrThrow({ where: { id: b } })
  await api.account.delete.mutate({ name })
  expect(await brokenInvariants(server.deps)).toEqual([])
})

/** All that a person can read and hear about a match, in the very text that crosses the wire. */
async function ears(playerId: string | null, matchId: string) {
  const cookie = playerId === null ? undefined : await server.cookieOf(playerId)
  const heard: string[] = []
  const socket = await server.connect(cookie, { onText: (text) => void heard.push(text) })
  await watch(socket, { kind: 'match', matchId })
  await watch(socket, { kind: 'lobby' })
  return {
    heard,
    async ask() {
      for (const [path, input] of [
        ['match.get', { matchId }],
        ['match.since', { matchId, seq: 0 }],
        ['match.sealing', { matchId }],
        ['match.log', { matchId }],
        ['player.whereabouts', null],
        ['table.list', null],
      ] as const) {
        const query = input ? `?input=${encodeURIComponent(JSON.stringify({ json: input }))}` : ''
        const response = await fetch(`${server.url}/api/trpc/${path}${query}`, { headers: cookie ? { cookie } : {} })
        heard.push(await response.text(), JSON.stringify([...response.headers]))
      }
    },
  }
}

/** How 32 bytes may be written by mistake. */
function spellings(hex: string): string[] {
  const bytes = Buffer.from(hex, 'hex')
  return [
    hex,
    hex.toUpperCase(),
    bytes.toString('base64').slice(0, 42),
    bytes.toString('base64url').slice(0, 42),
    [...bytes].slice(0, 8).join(','),
  ]
}

it('neither the opponent nor anybody else reads or hears what is secret, step by step; nor does the log have it', async () => {
  const match = await gathered()
  const { matchId, players } = match
  const people = await Promise.all([players[0] ?? '', players[1] ?? '', null].map((id) => ears(id, matchId)))
  const [row] = await sql<{ secret: string }>(
    server.deps,
    `select encode(secret, 'hex') as secret from match where id = $1`,
    [matchId],
  )
  const secret = row?.secret ?? ''
  const steps = [
    () => commit(match, 0),
    () => codeOf(reveal(match, 0)),
    () => commit(match, 1),
    () => codeOf(commitTo(match, 1, 'e'.repeat(64))),
    () => reveal(match, 1),
    () => reveal(match, 0),
    () => server.serving.realtime.beat(),
  ]
  for (const step of steps) {
    await step()
    for (const { ask } of people) await ask()
  }
  for (const { heard } of people)
    await eventually(() => heard.some((text) => text.startsWith('2["match:events"'))).toBe(true)
  for (const { heard } of people) {
    expect(heard.length).toBeGreaterThan(80)
    for (const hidden of [secret, bytesOf(matchId, 0), bytesOf(matchId, 1)].flatMap(spellings))
      expect(heard.filter((text) => text.includes(hidden))).toEqual([])
  }
  await send(server.deps, server.services.matches, match, { type: 'resign', seat: 0 })
  for (const { ask } of people) await ask()
  for (const { heard } of people) expect(heard.some((text) => text.includes(secret))).toBe(true)
  expect(logged.length).toBeGreaterThan(0)
  for (const hidden of [secret, bytesOf(matchId, 0), bytesOf(matchId, 1)].flatMap(spellings))
    expect(logged.filter((line) => line.includes(hidden))).toEqual([])
})
