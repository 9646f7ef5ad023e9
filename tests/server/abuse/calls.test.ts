import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { testDatabase } from '../../support/database'
import { newPlayer } from '../../support/testDeps'
import { sealMatch, startMatch, stateOf } from '../../support/testMatch'
import { type TestServer, testServer } from '../../support/testServer'

const database = testDatabase()
let server: TestServer

beforeAll(async () => {
  // A twentieth of every limit; a proxy on this machine says where calls come from.
  server = await testServer(database.url, { limits: { LIMITS_FACTOR: 0.05 }, trustedProxies: ['loopback'] })
})
afterAll(() => server.close())

let made = 0
const freshAddress = () => `192.0.2.${++made}`
const signedIn = async () => server.cookieOf(await newPlayer(server.deps))

type Sent = { readonly address: string; readonly cookie?: string }

/** Sends one call, or several of the same kind in a batch; the codes of their answers. */
async function call(path: string, input: unknown, { address, cookie }: Sent, batch = 1) {
  const inputs = Object.fromEntries(Array.from({ length: batch }, (_, n) => [n, { json: input }]))
  const response = await fetch(`${server.url}/api/trpc/${Array(batch).fill(path).join(',')}?batch=1`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address, ...(cookie ? { cookie } : {}) },
    body: JSON.stringify(inputs),
  })
  const answers = (await response.json()) as { error?: { json: { data: { code: string; retryAfterS?: number } } } }[]
  const all = Array.isArray(answers) ? answers : [answers]
  return {
    status: response.status,
    retryAfter: response.headers.get('retry-after'),
    codes: all.map(({ error }) => error?.json.data.code ?? 'none'),
    waits: all.map(({ error }) => error?.json.data.retryAfterS),
  }
}

/** How many of so many calls are not refused as too many. */
async function letThrough(count: number, path: string, input: unknown, sent: () => Sent): Promise<number> {
  let passed = 0
  for (let n = 0; n < count; n++) if ((await call(path, input, sent())).codes[0] !== 'tooMany') passed += 1
  return passed
}

describe('limits of calls', () => {
  it('count every call of a batch, however it ends', async () => {
    const sent = { address: freshAddress(), cookie: await signedIn() }
    for (const input of [undefined, { rubbish: true }])
      expect((await call('account.resendConfirmation', input, sent, 10)).codes).not.toContain('tooMany')
    const late = await call('account.resendConfirmation', undefined, sent, 10)
    expect(late.codes).toEqual(Array(10).fill('tooMany'))
    expect(late.status).toBe(429)
  })

  it('count calls of what there is not, and by the wrong method: beyond them no session is read', async () => {
    const ten = Array(10).fill('seek.cancel').join(',')
    const headers = (address: string) => ({ 'x-forwarded-for': address, cookie: 'next-auth.session-token=ended' })
    const ways = [
      (address: string) => call('no.such', undefined, { address, cookie: headers(address).cookie }, 10),
      (address: string) => fetch(`${server.url}/api/trpc/${ten}?batch=1`, { headers: headers(address) }),
    ]
    const reads = vi.spyOn(server.services.sessions, 'callerOf')
    for (const ask of ways) {
      const address = freshAddress()
      reads.mockClear()
      for (let n = 0; n < 25; n++) await ask(address)
      expect(reads).toHaveBeenCalledTimes(20)
    }
    reads.mockRestore()
  })

  it('refuse a batch of eleven whole', async () => {
    expect(await call('seek.cancel', undefined, { address: freshAddress() }, 11)).toMatchObject({ status: 400 })
  })

  it('say when to come again, in the answer and in the header', async () => {
    const sent = { address: freshAddress(), cookie: await signedIn() }
    for (let n = 0; n < 3; n++) await call('seek.cancel', undefined, sent)
    const late = await call('seek.cancel', undefined, sent)
    expect(late).toMatchObject({ status: 429, codes: ['tooMany'], retryAfter: String(late.waits[0]) })
    expect(Number(late.retryAfter)).toBeGreaterThan(50)
  })

  it.each([
    ['seek.start', {}, 3],
    ['seek.renew', undefined, 3],
    ['table.open', { rubbish: true }, 1],
    ['table.rematch', { matchId: randomUUID() }, 1],
    ['table.sit', { tableId: randomUUID(), seat: 0 }, 6],
    ['table.setReady', { rubbish: true }, 6],
    ['table.addBot', { tableId: randomUUID(), seat: 0 }, 6],
    ['table.leave', { tableId: randomUUID() }, 6],
    ['match.commit', { rubbish: true }, 10],
    ['match.reveal', { rubbish: true }, 10],
    ['account.changeName', { name: 'admin' }, 1],
  ])('hold a player to so many of %s, from wherever', async (path, input, limit) => {
    const cookie = await signedIn()
    expect(await letThrough(limit + 2, path, input, () => ({ address: freshAddress(), cookie }))).toBe(limit)
  })

  it.each([
    ['account.signUp', { name: 'admin', email: 'a@example.org', password: 'long enough by far' }, 2],
    ['account.requestReset', { email: 'nobody@example.org' }, 1],
    ['account.confirmEmail', { token: 'x'.repeat(43) }, 3],
    ['account.resetPassword', { token: 'x'.repeat(43), password: 'long enough by far' }, 3],
    ['table.open', { rubbish: true }, 10],
  ])('hold an address to so many of %s, whoever it is', async (path, input, limit) => {
    const address = freshAddress()
    const cookies = await Promise.all(Array.from({ length: limit + 2 }, signedIn))
    let n = 0
    expect(await letThrough(limit + 2, path, input, () => ({ address, cookie: cookies[n++] ?? '' }))).toBe(limit)
  })

  it('hold an address to so many whole logs', async () => {
    const address = freshAddress()
    const ask = () =>
      fetch(
        `${server.url}/api/trpc/match.log?input=${encodeURIComponent(JSON.stringify({ json: { matchId: randomUUID() } }))}`,
        {
          headers: { 'x-forwarded-for': address },
        },
      )
    const statuses: number[] = []
    for (let n = 0; n < 8; n++) statuses.push((await ask()).status)
    expect(statuses).toEqual([...Array(6).fill(404), 429, 429])
  })

  it('refuse a command past the limit before it reaches the match, and let the opponent play on', async () => {
    const match = await startMatch(server.deps, server.services.matches)
    const before = await stateOf(server.deps, match.matchId)
    const [one, other] = await Promise.all(match.players.map((id) => server.cookieOf(id)))
    const act = () => ({
      matchId: match.matchId,
      commandId: randomUUID(),
      expectedSeq: before.seq,
      command: { type: 'draw', seat: 0 },
    })
    const sent = { address: freshAddress(), cookie: one ?? '' }
    const codes: string[] = []
    for (let n = 0; n < 12; n++) codes.push(...(await call('match.act', act(), sent)).codes)
    expect(codes.filter((code) => code === 'tooMany')).toHaveLength(2)
    expect((await stateOf(server.deps, match.matchId)).seq).toBe(before.seq)
    const resign = { ...act(), command: { type: 'resign', seat: 1 } }
    expect((await call('match.act', resign, { address: sent.address, cookie: other ?? '' })).codes).toEqual(['none'])
  })

  it('go by the address that the proxy saw, not by one that a caller claims', async () => {
    const address = freshAddress()
    let claimed = 0
    const sent = () => ({ address: `203.0.113.${++claimed}, ${address}` })
    expect(await letThrough(3, 'account.requestReset', { email: 'nobody@example.org' }, sent)).toBe(1)
  })
})

describe('a match that still waits for its deal', () => {
  it('keeps no stranger waiting for its lock', async () => {
    const { matchId } = await sealMatch(server.deps, server.services.matches)
    const client = await server.deps.pool.connect()
    await client.query('begin')
    await client.query('select 1 from match where id = $1 for update', [matchId])
    const sent = { address: freshAddress(), cookie: await signedIn() }
    const answer = await Promise.race([
      call('match.commit', { matchId, commitment: 'a'.repeat(64) }, sent),
      new Promise((resolve) => setTimeout(resolve, 1_500, 'waited')),
    ])
    await client.query('rollback')
    client.release()
    expect(answer).toMatchObject({ codes: ['notYourSeat'] })
  })
})
