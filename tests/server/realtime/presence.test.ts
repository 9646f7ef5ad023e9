import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { awayFrom } from '../../../src/server/matches/away'
import { testDatabase } from '../../support/database'
import { eventually } from '../../support/eventually'
import { START, sql, type TestDeps } from '../../support/testDeps'
import { startMatch, type TestMatch } from '../../support/testMatch'
import { type Connected, pushesOf, type TestServer, testServer, watch } from '../../support/testServer'

const database = testDatabase()
let one: TestServer
let other: TestServer
let match: TestMatch

beforeAll(async () => {
  one = await testServer(database.url)
  other = await testServer(database.url, { seed: 2 })
})
afterAll(async () => {
  await one.close()
  await other.close()
})
beforeEach(async () => {
  for (const { deps } of [one, other]) deps.time.now = START
  await sql(one.deps, 'delete from server_process')
  match = await startMatch(one.deps, one.services.matches, { clock: null })
})

/** Both processes' clocks go on. */
function pass(ms: number): void {
  for (const { deps } of [one, other]) deps.time.now += ms
}

async function page(server: TestServer, seat: number): Promise<Connected> {
  const socket = await server.connect(await server.cookieOf(match.players[seat] ?? ''))
  return socket
}
const open = (socket: Connected) => watch(socket, { kind: 'match', matchId: match.matchId })
const rowsOf = ({ db }: TestDeps, room: string) => db.presence.count({ where: { room } })

describe('that somebody is away', () => {
  it('is told to the others with its time, also in another process: at once when the page is closed', async () => {
    const [here, there] = [await page(one, 0), await page(other, 1)]
    const heard = pushesOf(here, 'match:presence')
    const room = `match:${match.matchId}`
    pass(10_000)
    await open(here)
    // Who has yet to come is away since the match began.
    const never = { since: START, claimFrom: START + 300_000 }
    await eventually(() => heard.at(-1)).toMatchObject({ seats: [true, false], away: [null, never] })
    await open(there)
    await eventually(() => rowsOf(one.deps, room)).toBe(2)
    await one.serving.realtime.beat()
    await eventually(() => heard.at(-1)).toMatchObject({ seats: [true, true], away: [null, null] })
    pass(1_000)
    there.disconnect()
    await eventually(() => rowsOf(one.deps, room)).toBe(1)
    await one.serving.realtime.beat()
    const since = START + 11_000
    await eventually(() => heard.at(-1)).toMatchObject({
      seats: [true, false],
      away: [null, { since, claimFrom: since + 300_000 }],
    })
    here.disconnect()
  })

  it('shows within eight seconds and a beat after a process was killed, whose lease is not renewed', async () => {
    const [here, there] = [await page(one, 0), await page(other, 1)]
    const heard = pushesOf(here, 'match:presence')
    await open(there)
    await open(here)
    await eventually(() => rowsOf(one.deps, `match:${match.matchId}`)).toBe(2)
    for (let beats = 0; beats < 3; beats++) {
      pass(2_500)
      await one.serving.realtime.renew()
    }
    await one.serving.realtime.beat()
    await eventually(() => heard.at(-1)?.seats).toEqual([true, true])
    pass(501)
    await one.serving.realtime.beat()
    await eventually(() => heard.at(-1)).toMatchObject({
      seats: [true, false],
      away: [null, { since: START + 8_000 }],
    })
    // It was only slow: as soon as it says so again, everybody it holds is there.
    await other.serving.realtime.renew()
    await one.serving.realtime.beat()
    await eventually(() => heard.at(-1)?.seats).toEqual([true, true])
    here.disconnect()
    there.disconnect()
  })

  it('is put right when the process had been given up meanwhile', async () => {
    const [here, there] = [await page(one, 0), await page(other, 1)]
    const heard = pushesOf(here, 'match:presence')
    await open(there)
    await open(here)
    await eventually(() => rowsOf(one.deps, `match:${match.matchId}`)).toBe(2)
    pass(9_000)
    await one.serving.realtime.renew()
    await one.serving.worker.runJobs()
    expect(await one.deps.db.presence.count({ where: { playerId: match.players[1] ?? '' } })).toBe(0)
    await one.serving.realtime.beat()
    await eventually(() => heard.at(-1)?.seats).toEqual([true, false])
    await other.serving.realtime.renew()
    await one.serving.realtime.beat()
    await eventually(() => heard.at(-1)?.seats).toEqual([true, true])
    here.disconnect()
    there.disconnect()
  })

  it('counts from when it is found out where the database was out of reach as the page was closed', async () => {
    const [playerId = '', room] = [match.players[1], `match:${match.matchId}`]
    const there = await page(other, 1)
    await open(there)
    await eventually(() => rowsOf(one.deps, room)).toBe(1)
    // What its process could not take back.
    await sql(
      one.deps,
      `insert into presence ("socketId", room, "playerId", "processId")
        select 'closed', room, "playerId", "processId" from presence where "playerId" = $1`,
      [playerId],
    )
    there.disconnect()
    await eventually(() => rowsOf(one.deps, room)).toBe(1)
    pass(60_000)
    await other.serving.realtime.renew()
    expect(await rowsOf(one.deps, room)).toBe(0)
    const away = await awayFrom(one.deps, [match.matchId])
    expect(away.get(match.matchId)?.get(1)).toMatchObject({ since: START + 60_000 })
  })

  it('is never told of a bot, nor of who has left', async () => {
    const withBot = await startMatch(one.deps, one.services.matches, {
      clock: null,
      rules: { seats: 3 },
      kinds: ['person', 'person', 'bot'],
    })
    match = withBot
    const here = await page(one, 0)
    const heard = pushesOf(here, 'match:presence')
    await open(here)
    await eventually(() => heard.at(-1)?.away.map((away) => away !== null)).toEqual([false, true, false])
    await one.services.matches.act(
      { playerId: match.players[1] ?? '', kind: 'member' },
      {
        matchId: match.matchId,
        commandId: '00000000-0000-4000-8000-000000000002',
        expectedSeq: 0,
        command: { type: 'resign', seat: 1 },
      },
    )
    await one.serving.realtime.beat()
    await eventually(() => heard.at(-1)).toMatchObject({ seats: [true, false, true], away: [null, null, null] })
    here.disconnect()
  })
})
