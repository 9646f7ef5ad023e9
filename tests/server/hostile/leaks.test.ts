import { pino } from 'pino'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { sealOf } from '../../../src/chance/reveal'
import { testDatabase } from '../../support/database'
import { eventually } from '../../support/eventually'
import { tableForm } from '../../support/house'
import { playOn } from '../../support/playOut'
import { newPlayer, sql } from '../../support/testDeps'
import { type TestServer, testServer, watch } from '../../support/testServer'
import { bytesOf } from '../../support/unseal'

const PASSWORD = 'correct horse battery'
const people = ['Ottilie', 'Quentin'].map((name) => ({
  name,
  email: `${name.toLowerCase()}@secret.example`,
  password: PASSWORD,
}))

const database = testDatabase()
const logged: string[] = []
const mails: string[] = []
let server: TestServer

/** Where a visitor comes from, what their browser is called, and what they type into an address. */
const TRACES = { 'x-forwarded-for': '203.0.113.77', 'user-agent': 'Ottilies Browser', referer: '/t/from-elsewhere' }
const TYPED = 'typed-by-mistake'

beforeAll(async () => {
  const log = pino({ level: 'trace' }, { write: (line: string) => void logged.push(line) })
  const onMail = ({ text }: { text: string }) => void mails.push(text)
  server = await testServer(database.url, { log, onMail, trustedProxies: ['127.0.0.1'] })
})
afterAll(() => server.close())

/** Everything that a stranger can ask about two members who play a rated match by invitation, and all that is pushed. */
async function strangersFindings(ids: readonly string[], tableId: string, matchId: string): Promise<string[]> {
  const cookie = await server.cookieOf(await newPlayer(server.deps))
  const found: string[] = []
  const socket = await server.connect(cookie, { onText: (text) => void found.push(text) })
  await watch(socket, { kind: 'match', matchId })
  await watch(socket, { kind: 'lobby' })
  const asked: [string, object | undefined][] = [
    ['match.get', { matchId }],
    ['match.since', { matchId, seq: 0 }],
    ['match.since', { matchId, seq: 1 }],
    ['match.log', { matchId }],
    ['match.sealing', { matchId }],
    ['table.get', { tableId }],
    ['table.list', undefined],
    ['player.whereabouts', undefined],
    ...ids.flatMap((playerId): [string, object][] => [
      ['player.profile', { playerId }],
      ['player.byName', { name: playerId }],
      ['player.ratingHistory', { playerId, pool: 'muggins-2' }],
      ['history.list', { playerId }],
    ]),
  ]
  for (const [path, input] of asked) {
    const query = input ? `?input=${encodeURIComponent(JSON.stringify({ json: input }))}` : ''
    const response = await fetch(`${server.url}/api/trpc/${path}${query}`, { headers: { cookie } })
    found.push(await response.text())
  }
  return found
}

/** Follows a link of a mail, and a few that lead nowhere; the token in it is as good as a password until it is used. */
async function resetByMail(password: string, cookie: string): Promise<string> {
  const token = /token=([\w-]+)/.exec(mails.at(-1) ?? '')?.[1]
  if (!token) throw new Error('no link in the mail')
  const query = `?input=${encodeURIComponent(JSON.stringify({ json: { matchId: TYPED } }))}`
  const paths = [
    `/reset?token=${token}`,
    `/player/${TYPED}`,
    `/t/${TYPED}`,
    `/api/trpc/${TYPED}`,
    `/api/matches/${TYPED}/record`,
  ]
  for (const path of [...paths, `/api/trpc/match.get${query}`, '/api/auth/session'])
    await fetch(server.url + path, { headers: { cookie, ...TRACES } })
  await server.api().account.resetPassword.mutate({ token, password })
  await expect(server.api().account.resetPassword.mutate({ token, password })).rejects.toThrow('linkExpired')
  return token
}

it('neither answers, pushes nor the log tell what is secret', async () => {
  const { deps, services, serving } = server
  const visitor = server.api()
  const ids: string[] = []
  for (const one of people) ids.push((await visitor.account.signUp.mutate(one)).id)
  await expect(visitor.account.signUp.mutate(people[0] ?? ({} as never))).rejects.toThrow('nameTaken')
  await visitor.account.requestReset.mutate({ email: people[0]?.email ?? '' })
  expect(await services.accounts.signIn(people[0]?.email ?? '', 'the wrong password', '::1')).toBeNull()
  const cookies = await Promise.all(ids.map((id) => server.cookieOf(id)))
  const [own, other] = cookies.map((cookie) => server.api(cookie))
  if (!own || !other) throw new Error('two people are needed')
  const form = tableForm({ rated: true, visibility: 'invite' })
  const { id: tableId } = await own.table.open.mutate(form)
  const { code } = await own.table.inviteCode.query({ tableId })
  await other.table.sit.mutate({ tableId, code })
  await other.table.setReady.mutate({ tableId, ready: true })
  const { matchId } = await own.table.setReady.mutate({ tableId, ready: true })
  if (!matchId) throw new Error('no match')

  const bytes = [0, 1].map((seat) => bytesOf(matchId, seat))
  const early = await strangersFindings(ids, tableId, matchId)
  for (const [seat, api] of [own, other].entries()) {
    await api.match.commit.mutate({ matchId, commitment: sealOf(matchId, seat, bytes[seat] ?? '') })
  }
  await own.match.reveal.mutate({ matchId, bytes: bytes[0] ?? '' })
  early.push(...(await strangersFindings(ids, tableId, matchId)))
  await other.match.reveal.mutate({ matchId, bytes: bytes[1] ?? '' })
  early.push(...(await strangersFindings(ids, tableId, matchId)))
  const players = ids
  await playOn({ deps, matches: services.matches, worker: serving.worker, match: { matchId, players } })
  await serving.realtime.beat()
  const late = await strangersFindings(ids, tableId, matchId)
  await expect(own.account.delete.mutate({ password: 'wrong one here' })).rejects.toThrow('wrongPassword')
  await own.account.changePassword.mutate({ current: PASSWORD, next: `${PASSWORD} staple` })
  await visitor.account.requestReset.mutate({ email: people[0]?.email ?? '' })
  await eventually(() => mails.at(-1)).toContain('token=')
  const token = await resetByMail(`${PASSWORD} clip`, cookies[0] ?? '')
  await eventually(() => logged.length).toBeGreaterThan(2)

  const [row] = await sql<{ hex: string; base64: string; hash: string }>(
    deps,
    `select encode(secret, 'hex') as hex, encode(secret, 'base64') as base64,
      (select "passwordHash" from player where id = $2) as hash from match where id = $1`,
    [matchId, ids[1]],
  )
  const chance = [row?.hex, row?.base64, ...bytes]
  const secrets = [...people.map(({ email }) => email), PASSWORD, '$argon2', row?.hash, code]
  const cookieValues = cookies.map((cookie) => cookie.split('=')[1])
  for (const secret of [...secrets, 'dueAt', 'dueKind', 'passwordHash', 'sessionNumber', 'emailFold'])
    expect(
      [...early, ...late].filter((text) => text.includes(secret ?? '?')),
      secret,
    ).toEqual([])
  // What the deal was made of is for everybody to see once the match is over, in what is asked for then.
  for (const secret of [...chance, 'seatBytes']) {
    expect(
      early.filter((text) => text.includes(secret ?? '?')),
      secret,
    ).toEqual([])
  }
  for (const secret of [row?.hex, ...bytes]) expect(late.filter((text) => text.includes(secret ?? '?'))).toHaveLength(2)
  const lines = logged.map((line) => JSON.parse(line))
  const reveals = lines.filter((line) => line.calls?.includes('match.reveal'))
  expect(reveals).toEqual(
    Array(2).fill(expect.objectContaining({ matchId, requestId: expect.any(String), status: 200 })),
  )
  expect(lines.filter((line) => line.route === 'page' || line.calls?.includes('unknown')).length).toBeGreaterThan(3)
  const traces = [...Object.values(TRACES), TYPED, token, server.url, '127.0.0.1']
  for (const secret of [...secrets, ...chance, ...cookieValues, ...traces, ...people.map(({ name }) => name)])
    expect(
      logged.filter((line) => line.includes(secret ?? '?')),
      secret,
    ).toEqual([])
  expect(early.filter((text) => /"roundDealt"[^}]*"hands":\[(?!null,null)/.test(text))).toEqual([])
}, 60_000)
