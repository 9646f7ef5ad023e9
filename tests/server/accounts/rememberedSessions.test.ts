import { encode } from 'next-auth/jwt'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { rememberSessions } from '../../../src/server/auth/rememberedSessions'
import { testDatabase } from '../../support/database'
import { newPlayer, sql, type TestDeps, testDeps } from '../../support/testDeps'

const SECRET = 'a secret of at least thirty-two characters'
const database = testDatabase()
let deps: TestDeps
let playerId: string
let reads: number
let now: number

beforeAll(() => {
  process.env.NEXTAUTH_SECRET = SECRET
  deps = testDeps(database.url)
})
afterAll(() => deps.close())
beforeEach(async () => {
  playerId = await newPlayer(deps)
  reads = 0
  now = 1_000
})

function remember() {
  const db = deps.db.$extends({
    query: {
      player: {
        findUnique({ args, query }) {
          reads += 1
          return query(args)
        },
      },
    },
  })
  return rememberSessions({ db: db as unknown as TestDeps['db'], origin: deps.origin }, { now: () => now })
}

async function cookieOf(id: string, sessionNumber = 1): Promise<string> {
  return `other=1; next-auth.session-token=${await encode({ token: { sub: id, sessionNumber }, secret: SECRET })}`
}

const raise = (id: string) => sql(deps, 'update player set "sessionNumber" = "sessionNumber" + 1 where id = $1', [id])

describe('a session', () => {
  it('is read once in five seconds, however often it is asked for', async () => {
    const sessions = remember()
    const cookie = await cookieOf(playerId)
    for (let call = 0; call < 5; call++) expect((await sessions.callerOf(cookie))?.playerId).toBe(playerId)
    now += 5_000
    await sessions.callerOf(cookie)
    expect(reads).toBe(1)
    now += 1
    await sessions.callerOf(cookie)
    expect(reads).toBe(2)
  })

  it('that has ended is let in no longer once this process knows of it', async () => {
    const sessions = remember()
    const cookie = await cookieOf(playerId)
    await sessions.callerOf(cookie)
    await raise(playerId)
    sessions.forget(playerId)
    expect(await sessions.callerOf(cookie)).toBeNull()
  })

  it('that has ended is let in no longer than five seconds where the news was lost', async () => {
    const sessions = remember()
    const cookie = await cookieOf(playerId)
    await sessions.callerOf(cookie)
    await raise(playerId)
    now += 5_001
    expect(await sessions.callerOf(cookie)).toBeNull()
  })

  it('that ends while it is being read is not remembered', async () => {
    const sessions = remember()
    const cookie = await cookieOf(playerId)
    const reading = sessions.callerOf(cookie)
    sessions.forget(playerId)
    await reading
    await raise(playerId)
    expect(await sessions.callerOf(cookie)).toBeNull()
  })

  it('goes by its token: two people on one connection are two, and a forged one is nobody', async () => {
    const sessions = remember()
    const other = await newPlayer(deps)
    const [mine, theirs] = [await cookieOf(playerId), await cookieOf(other)]
    expect((await sessions.callerOf(mine))?.playerId).toBe(playerId)
    expect((await sessions.callerOf(theirs))?.playerId).toBe(other)
    expect((await sessions.callerOf(mine))?.playerId).toBe(playerId)
    expect(await sessions.callerOf(`${mine}x`)).toBeNull()
    expect(await sessions.callerOf(undefined)).toBeNull()
    expect(await sessions.callerOf('other=1')).toBeNull()
  })
})
