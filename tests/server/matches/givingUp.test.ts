import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { sealOf } from '../../../src/chance/reveal'
import type { Caller } from '../../../src/server/deps'
import { createServices } from '../../../src/server/services'
import { createWorker } from '../../../src/server/worker/worker'
import {
  begin,
  codeOf,
  gather,
  matchOf,
  newPlayers,
  openHouse,
  playTogether,
  resign,
  seatedAt,
  type TableWish,
  tableForm,
  testHouse,
} from '../../support/house'
import { brokenInvariants } from '../../support/invariants'
import { sql } from '../../support/testDeps'
import { sealMatch } from '../../support/testMatch'
import { bytesOf } from '../../support/unseal'

const house = testHouse()
const SEAL_MS = 30_000

/** These people at a full and ready table; gives the table and its sealed match. */
async function seal(people: readonly Caller[], wish?: TableWish, seats?: number) {
  const table = await gather(house(), people, wish, seats)
  return { tableId: table.id, matchId: matchOf(table) }
}

/** Commits for a seat. */
async function commit(caller: Caller, matchId: string) {
  const { sealing, get } = house().matches
  const { seat } = await get(caller, matchId)
  const commitment = sealOf(matchId, seat ?? -1, bytesOf(matchId, seat ?? -1))
  return sealing.commit(caller, { matchId, commitment })
}

async function reveal(caller: Caller, matchId: string) {
  const { sealing, get } = house().matches
  const { seat } = await get(caller, matchId)
  return sealing.reveal(caller, { matchId, bytes: bytesOf(matchId, seat ?? -1) })
}

/** Lets the time for contributions pass. */
async function giveUp(): Promise<number> {
  house().time.now += SEAL_MS
  return house().matches.sealing.giveUpOverdue()
}

const told = () => house().notices.map(({ kind, id }) => `${kind} ${id}`)

describe('a match that its people do not all contribute to', () => {
  it('is given up after its time, not before: it counts for nothing, and its people are free (R9.2)', async () => {
    const { matches, players, history, db, time } = house()
    const [a, b] = await newPlayers(house(), 2)
    const { matchId } = await seal([a, b], { rated: true })
    await commit(a, matchId)
    time.now += SEAL_MS - 1
    expect(await matches.sealing.giveUpOverdue()).toBe(0)
    time.now += 1
    expect(await matches.sealing.giveUpOverdue()).toBe(1)
    expect(await matches.sealing.giveUpOverdue()).toBe(0)
    const match = await matches.get(a, matchId)
    expect(match).toMatchObject({ endedAt: time.now, seq: 0, sealing: { absent: [1] } })
    for (const [left, { playerId }] of [a, b].entries()) {
      expect((await players.whereabouts(playerId)).liveMatches).toEqual([])
      expect((await history.list({ playerId })).entries).toEqual([])
      // Only that somebody was kept waiting is held against the one who stayed away.
      const nothing = { total: 0, won: 0, drawn: 0, lost: 0, amongPeople: left, left }
      expect(await players.profile(playerId)).toMatchObject({ matches: nothing, ratings: [] })
    }
    expect(await db.ratingChange.count({ where: { matchId } })).toBe(0)
    expect(await codeOf(commit(b, matchId))).toBe('notSealing')
    expect(await codeOf(matches.log(matchId))).toBe('matchNotOver')
    expect(await codeOf(house().tables.rematch(a, matchId))).toBe('notBegun')
    const act = { matchId, commandId: randomUUID(), expectedSeq: 0, command: { type: 'resign', seat: 0 } } as const
    expect(await codeOf(matches.act(a, act))).toBe('notBegun')
  })

  it.each([
    ['nobody’s commitment is there', async () => {}, [0, 1]],
    [
      'a commitment is missing',
      async (people: Caller[], id: string) => void (await commit(people[1] as Caller, id)),
      [0],
    ],
    [
      'a contribution is missing',
      async (people: Caller[], id: string) => {
        for (const one of people) await commit(one, id)
        await reveal(people[0] as Caller, id)
      },
      [1],
    ],
  ])('knows who did not show up where %s', async (_, work, absent) => {
    const people = await newPlayers(house(), 2)
    const { matchId } = await seal(people)
    await work(people, matchId)
    await giveUp()
    expect((await house().matches.sealing.state(matchId))?.absent).toEqual(absent)
  })

  it('never appears in a history before it has begun either', async () => {
    const [a, b] = await newPlayers(house(), 2)
    await seal([a, b])
    expect((await house().history.list({ playerId: a.playerId })).entries).toEqual([])
  })
})

describe('the table of a match that never began', () => {
  it('opens again without those who stayed away; the others are asked anew', async () => {
    const { tables, players } = house()
    const [a, b, c] = await newPlayers(house(), 3)
    const { tableId, matchId } = await seal([a, b, c], {}, 4)
    for (const one of [b, c]) await commit(one, matchId)
    house().notices.length = 0
    await giveUp()
    const table = await tables.state(tableId)
    expect(table).toMatchObject({ status: 'open', matchId: null, owner: { id: b.playerId } })
    expect(table?.seats.map(({ player, ready }) => [player?.kind ?? null, ready])).toEqual([
      [null, false],
      ['member', false],
      ['member', false],
      ['bot', true],
    ])
    expect((await players.whereabouts(b.playerId)).tableId).toBe(tableId)
    expect((await players.whereabouts(a.playerId)).tableId).toBeNull()
    expect(told()).toEqual(
      expect.arrayContaining([
        `sealing ${matchId}`,
        `table ${tableId}`,
        ...[a, b, c].map(({ playerId }) => `player ${playerId}`),
      ]),
    )
    await tables.sit(a, { tableId })
    for (const one of [a, b]) await tables.setReady(one, tableId, true)
    const again = await begin(house(), await tables.setReady(c, tableId, true))
    expect(again).not.toBe(matchId)
    expect((await house().matches.get(a, again)).sealing).toBeNull()
  })

  it('closes when everybody has stayed away', async () => {
    const { tableId } = await seal(await newPlayers(house(), 2))
    await giveUp()
    expect((await house().tables.state(tableId))?.status).toBe('closed')
  })

  it('keeps no seat for those who sit or seek elsewhere by now', async () => {
    const { tables, seeks } = house()
    const [a, b, c, d] = await newPlayers(house(), 4)
    const { tableId, matchId } = await seal([a, b, c, d], { clock: null })
    for (const one of [a, b, c]) await commit(one, matchId)
    await tables.open(a, tableForm())
    await seeks.start(b)
    await giveUp()
    expect(seatedAt(await tables.state(tableId))).toEqual([null, null, c.playerId, null])
    expect(await brokenInvariants(house().deps)).toEqual([])
    await seeks.cancel(b)
  })

  it('of a rematch can be asked for again', async () => {
    const { tables, matches } = house()
    const [a, b] = await newPlayers(house(), 2)
    const first = await playTogether(house(), [a, b])
    await resign(house(), a, first)
    await tables.rematch(a, first)
    const rematch = await tables.rematch(b, first)
    await commit(a, matchOf(rematch))
    house().notices.length = 0
    await giveUp()
    expect(told()).toContain(`rematch ${first}`)
    expect((await matches.get(a, first)).rematch).toEqual({ tableId: rematch.id, players: [a.playerId], rated: false })
    expect((await tables.rematch(a, first)).seats.some(({ ready }) => ready)).toBe(true)
    const again = await begin(house(), await tables.rematch(b, first))
    expect((await matches.get(a, again)).sealing).toBeNull()
  })
})

describe('two who were paired', () => {
  it('are free again, and told', async () => {
    const { seeks, players } = house()
    const [a, b] = await newPlayers(house(), 2)
    await seeks.start(a)
    await seeks.start(b)
    const [live] = (await players.whereabouts(a.playerId)).liveMatches
    const matchId = live?.matchId ?? ''
    await commit(a, matchId)
    house().notices.length = 0
    await giveUp()
    expect(await players.whereabouts(a.playerId)).toEqual({ liveMatches: [], tableId: null, seek: null, pause: null })
    expect(told()).toEqual([`sealing ${matchId}`, ...(await seatIds(matchId)).map((id) => `player ${id}`)])
    expect(await seeks.start(a)).toMatchObject({ waiting: 1 })
    await seeks.cancel(a)
  })
})

async function seatIds(matchId: string): Promise<string[]> {
  const text = 'select "playerId" from match_seat where "matchId" = $1 order by seat'
  return (await sql<{ playerId: string }>(house().deps, text, [matchId])).map(({ playerId }) => playerId)
}

describe('time that the server was down', () => {
  it('is not counted, though a process that comes back looks at once', async () => {
    const { deps, matches, time } = house()
    await sql(deps, 'delete from heartbeat')
    const services = createServices(deps)
    await createWorker(deps, services).beat()
    const { matchId } = await sealMatch(deps, matches)
    time.now += 3_600_000
    const revived = createWorker(deps, services)
    await revived.start()
    await revived.stop()
    expect(await matches.sealing.state(matchId)).toMatchObject({ absent: [], until: time.now + SEAL_MS + 5_000 })
    time.now += SEAL_MS + 5_000
    await revived.runJobs()
    expect((await matches.sealing.state(matchId))?.absent).toEqual([0, 1])
  })

  it('or not: each match is given up once, however many processes look', async () => {
    const { url, clock, notices, time, deps, matches } = house()
    const second = openHouse(url, { seed: 7, clock })
    for (let n = 0; n < 5; n++) await sealMatch(deps, matches)
    notices.length = 0
    time.now += SEAL_MS
    const given = await Promise.all(
      Array.from({ length: 6 }, (_, n) => (n % 2 ? second : house()).matches.sealing.giveUpOverdue()),
    )
    expect(given.reduce((sum, count) => sum + count, 0)).toBe(5)
    expect([...notices, ...second.notices].filter(({ kind }) => kind === 'sealing')).toHaveLength(5)
    await second.close()
  })
})
