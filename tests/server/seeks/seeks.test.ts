import { beforeEach, describe, expect, it } from 'vitest'
import type { Caller } from '../../../src/server/deps'
import {
  attend,
  codeOf,
  newPlayer,
  newPlayers,
  openHouse,
  playTogether,
  resign,
  tableForm,
  testHouse,
} from '../../support/house'

const house = testHouse()

beforeEach(async () => {
  await house().db.seek.deleteMany()
})

async function rate({ playerId }: Caller, value: number) {
  const { db } = house()
  await db.rating.create({ data: { playerId, pool: 'muggins-2', value, matches: 40, updatedAt: new Date(0) } })
}

/** The live matches of a person. */
async function playing({ playerId }: Caller) {
  return (await house().players.whereabouts(playerId)).liveMatches.map(({ matchId }) => matchId)
}

describe('seeking', () => {
  it('pairs two members for a rated quick match of Muggins, and ends both seeks', async () => {
    const { seeks, matches, notices } = house()
    const [a, b] = await newPlayers(house(), 2)
    expect(await seeks.start(a)).toMatchObject({ pool: 'muggins-2', window: 100, waiting: 1 })
    notices.length = 0
    expect(await seeks.start(b)).toBeNull()
    expect(await seeks.state(a)).toBeNull()
    const [matchId] = await playing(a)
    expect(await playing(b)).toEqual([matchId])
    expect(notices).toContainEqual({ kind: 'sealing', id: matchId })
    const match = await matches.get(a, matchId ?? '')
    expect(match).toMatchObject({ preset: 'muggins', form: 'quick', pool: 'muggins-2' })
    expect(match.view.clock).toEqual({ turnMs: 30_000, bankMs: 60_000 })
    for (const { playerId } of [a, b]) expect(notices).toContainEqual({ kind: 'player', id: playerId })
  })

  it('seats them in the order of waiting, by no chance of its own, and tells each once (R9)', async () => {
    const { seeks, matches, notices, time } = house()
    for (let pair = 0; pair < 6; pair++) {
      const [a, b] = await newPlayers(house(), 2)
      await seeks.start(a)
      time.now += 1
      notices.length = 0
      await seeks.start(b)
      const [matchId = ''] = await playing(a)
      expect((await matches.seats(matchId)).map(({ playerId }) => playerId)).toEqual([a.playerId, b.playerId])
      expect(notices.filter(({ kind, id }) => kind === 'player' && id === a.playerId)).toHaveLength(1)
    }
  })

  it('pairs guests among themselves, casually', async () => {
    const { seeks, matches } = house()
    const guest = await newPlayer(house(), 'guest')
    const member = await newPlayer(house())
    const other = await newPlayer(house(), 'guest')
    await seeks.start(guest)
    // What a session says of its kind doesn't count.
    expect(await seeks.start({ ...other, kind: 'member' })).toBeNull()
    expect(await seeks.start(member)).toMatchObject({ pool: 'muggins-2', waiting: 1 })
    const [matchId] = await playing(guest)
    expect(await playing(other)).toEqual([matchId])
    expect((await matches.get(guest, matchId ?? '')).pool).toBeNull()
  })

  it('keeps people apart until both windows are wide enough', async () => {
    const { seeks, time } = house()
    const [a, b] = await newPlayers(house(), 2)
    await rate(a, 1400)
    await rate(b, 1550)
    await seeks.start(a)
    time.now += 10_000
    await seeks.renew(a)
    await seeks.start(b)
    expect(await seeks.pair()).toBe(0)
    time.now += 9_999
    for (const one of [a, b]) await seeks.renew(one)
    expect(await seeks.pair()).toBe(0)
    expect(await seeks.state(b)).toMatchObject({ window: 125, waiting: 2 })
    time.now += 1
    expect(await seeks.pair()).toBe(1)
    expect(await playing(a)).toEqual(await playing(b))
  })

  it('lapses 15 s after the last sign of life; asking, or an open page, is one', async () => {
    const { seeks, time, notices } = house()
    const [a, b] = await newPlayers(house(), 2)
    await rate(b, 2500)
    await seeks.start(a)
    await seeks.start(b)
    await attend(house(), b, 'lobby')
    time.now += 14_999
    expect(await seeks.renew(a)).toMatchObject({ since: time.now - 14_999 })
    time.now += 15_000
    notices.length = 0
    await seeks.pair()
    expect(await seeks.state(a)).toBeNull()
    expect(notices).toEqual([{ kind: 'player', id: a.playerId }])
    expect(await seeks.renew(a)).toBeNull()
    expect(await seeks.state(b)).toMatchObject({ waiting: 1 })
  })

  it('keeps the place in the queue when asked for again, and starts anew after a lapse', async () => {
    const { seeks, time } = house()
    const caller = await newPlayer(house())
    const since = time.now
    await seeks.start(caller)
    time.now += 10_000
    expect(await seeks.start(caller)).toMatchObject({ since })
    time.now += 15_000
    expect(await seeks.start(caller)).toMatchObject({ since: time.now })
  })

  it('can be cancelled, twice without harm', async () => {
    const { seeks, notices } = house()
    const [a, b] = await newPlayers(house(), 2)
    await seeks.start(a)
    notices.length = 0
    await seeks.cancel(a)
    await seeks.cancel(a)
    expect(notices).toEqual([{ kind: 'player', id: a.playerId }])
    expect(await seeks.start(b)).not.toBeNull()
  })

  it('is refused to whoever plays a timed match or sits at a table', async () => {
    const { seeks, tables } = house()
    const [a, b, c] = await newPlayers(house(), 3)
    const matchId = await playTogether(house(), [a, b])
    expect(await codeOf(seeks.start(a))).toBe('liveMatch')
    await tables.open(c, tableForm())
    expect(await codeOf(seeks.start(c))).toBe('seatedElsewhere')
    await resign(house(), a, matchId)
    expect(await codeOf(seeks.start(a))).toBe('nothing')
  })

  it('is dropped when its player has got a match or been deleted meanwhile; the other goes on waiting', async () => {
    const { seeks, db, time } = house()
    const [a, b, c, d] = await newPlayers(house(), 4)
    const late = {
      pool: 'muggins-2',
      rating: 1500,
      createdAt: new Date(time.now),
      aliveUntil: new Date(time.now + 9_000),
    }
    await playTogether(house(), [a, b])
    await db.player.update({ where: { id: c.playerId }, data: { deletedAt: new Date(time.now) } })
    // As if these seeks had been written just before.
    for (const { playerId } of [a, c]) await db.seek.create({ data: { playerId, ...late } })
    await seeks.start(d)
    for (let pass = 0; pass < 3; pass++) await seeks.pair()
    expect((await db.seek.findMany()).map(({ playerId }) => playerId)).toEqual([d.playerId])
    expect(await playing(a)).toHaveLength(1)
  })
})

describe('the pairing pass', () => {
  it('makes each pair once, though two processes run it again and again', async () => {
    const { seeks, db, time, clock, url, notices } = house()
    const second = openHouse(url, { seed: 2, clock })
    const crowd = await newPlayers(house(), 20)
    await db.seek.createMany({
      data: crowd.map(({ playerId }, n) => ({
        playerId,
        pool: 'muggins-2',
        rating: 1500 + n,
        createdAt: new Date(time.now - n),
        aliveUntil: new Date(time.now + 15_000),
      })),
    })
    notices.length = 0
    const passes = await Promise.all(Array.from({ length: 8 }, (_, n) => (n % 2 ? second : house()).seeks.pair()))
    const made = passes.reduce((sum, count) => sum + count, 0) + (await seeks.pair())
    expect(made).toBe(10)
    expect(await db.seek.count()).toBe(0)
    const seats = await db.matchSeat.findMany({ where: { playerId: { in: crowd.map(({ playerId }) => playerId) } } })
    expect(seats).toHaveLength(20)
    expect(new Set(seats.map(({ matchId }) => matchId)).size).toBe(10)
    const started = [...notices, ...second.notices].filter(({ kind }) => kind === 'sealing')
    expect(started).toHaveLength(10)
    await second.close()
  })

  it('is left to the process that is at it', async () => {
    const { seeks, pool, db, time } = house()
    const crowd = await newPlayers(house(), 2)
    await db.seek.createMany({
      data: crowd.map(({ playerId }) => {
        const times = { createdAt: new Date(time.now), aliveUntil: new Date(time.now + 15_000) }
        return { playerId, pool: 'muggins-2', rating: 1500, ...times }
      }),
    })
    const other = await pool.connect()
    await other.query('select pg_advisory_lock($1)', [0x70616972])
    expect(await seeks.pair()).toBe(0)
    await other.query('select pg_advisory_unlock_all()')
    other.release()
    expect(await seeks.pair()).toBe(1)
  })

  it('pairs nobody who has cancelled while it ran', async () => {
    const { seeks, pool, db, time } = house()
    const [a, b] = await newPlayers(house(), 2)
    const times = { createdAt: new Date(time.now), aliveUntil: new Date(time.now + 15_000) }
    for (const { playerId } of [a, b]) {
      await db.seek.create({ data: { playerId, pool: 'muggins-2', rating: 1500, ...times } })
    }
    const other = await pool.connect()
    await other.query('begin')
    await other.query('select 1 from player where id = $1 for update', [a.playerId])
    const pass = seeks.pair()
    const waits = `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
    await expect.poll(async () => (await pool.query(waits)).rowCount, { timeout: 1_500, interval: 10 }).toBe(1)
    await seeks.cancel(a)
    await other.query('commit')
    other.release()
    expect(await pass).toBe(0)
    expect(await playing(b)).toEqual([])
    expect(await seeks.state(b)).not.toBeNull()
  })

  it('seats a person once who seeks and sits down at the same time', async () => {
    const { seeks, tables, db } = house()
    const [a, b, c] = await newPlayers(house(), 3)
    const table = await tables.open(c, tableForm())
    await seeks.start(a)
    await Promise.all([codeOf(tables.sit(a, { tableId: table.id })), codeOf(seeks.start(b)), codeOf(seeks.pair())])
    const seated = await db.tableSeat.count({ where: { playerId: a.playerId } })
    expect(seated + (await playing(a)).length).toBe(1)
    expect(await seeks.state(a)).toBeNull()
  })
})
