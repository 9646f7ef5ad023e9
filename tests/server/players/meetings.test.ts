import { beforeEach, describe, expect, it } from 'vitest'
import { SLOW_CLOCK } from '../../../src/contract/offers'
import { stakeSchema, tableSchema } from '../../../src/contract/table'
import { presetRules } from '../../../src/engine/board/presets'
import type { Caller } from '../../../src/server/deps'
import {
  begin,
  codeOf,
  errorOf,
  matchOf,
  newPlayer,
  newPlayers,
  playTogether,
  resign,
  tableForm,
  testHouse,
} from '../../support/house'
import { putPastMatch } from '../../support/pastMatch'
import { unseal } from '../../support/unseal'

const house = testHouse()
const HOUR = 3_600_000
const DAY = 24 * HOUR
const rated = tableForm({ rated: true })
const POOLS = ['muggins-2', 'allFives-2', 'muggins-3', 'partners-4', 'muggins-2']

beforeEach(async () => {
  await house().db.seek.deleteMany()
})

/** Rated matches that these people have begun, an hour apart, the last one just now. */
async function putRated(people: readonly Caller[], count: number, given: Parameters<typeof putPastMatch>[2] = {}) {
  for (let n = 0; n < count; n++)
    await putPastMatch(house(), people, { pool: 'muggins-2', at: house().time.now - (count - 1 - n) * HOUR, ...given })
}

/** Whether two may sit down together for rating now. */
async function mayMeet(a: Caller, b: Caller): Promise<boolean> {
  const { tables } = house()
  const { id } = await tables.open(a, rated)
  const code = await codeOf(tables.sit(b, { tableId: id }))
  for (const one of code === 'nothing' ? [b, a] : [a]) await tables.leave(one, id)
  return code === 'nothing'
}

describe('two who have begun five rated matches with each other within 24 hours', () => {
  it('can’t sit down to a sixth, in whatever pools and company the others were, and are told until when', async () => {
    const { tables, time } = house()
    const [a, b, c, d] = await newPlayers(house(), 4)
    const companies = [
      [a, b],
      [b, a],
      [a, c, b],
      [b, c, a, d],
      [a, b],
    ]
    for (const [n, people] of companies.entries()) {
      if (n === 4) expect(await mayMeet(a, b)).toBe(true)
      await putPastMatch(house(), people, { pool: POOLS[n] ?? null, at: time.now - (4 - n) * HOUR })
    }
    const { id } = await tables.open(a, tableForm({ rated: true, seats: 3 }))
    const until = time.now + 20 * HOUR
    const [stake] = await tables.stakes(b, [id])
    expect(stakeSchema.parse(stake).spent).toEqual({ player: expect.objectContaining({ id: a.playerId }), until })
    expect((await tables.stakes(d, [id]))[0]?.spent).toBeNull()
    expect(await errorOf(tables.sit(b, { tableId: id }))).toEqual({ code: 'metTooOften', retryAfterS: 20 * 3_600 })
    await tables.sit(c, { tableId: id })
    expect((await tables.state(id))?.spent).toBeNull()
    time.now = until - 1
    expect(await errorOf(tables.sit(b, { tableId: id }))).toEqual({ code: 'metTooOften', retryAfterS: 1 })
    time.now = until
    expect((await tables.sit(b, { tableId: id })).spent).toBeNull()
  })

  it('may play casually, and see beforehand that it can’t be rated: nor can the table be made so', async () => {
    const { tables, time } = house()
    const [a, b] = await newPlayers(house(), 2)
    await putRated([a, b], 5)
    const { id } = await tables.open(a, tableForm())
    const table = await tables.sit(b, { tableId: id })
    expect(tableSchema.parse(table).spent).toMatchObject({
      players: [{ id: a.playerId }, { id: b.playerId }],
      until: time.now + 20 * HOUR,
    })
    expect((await tables.list()).find((listed) => listed.id === id)?.spent).toEqual(table.spent)
    expect(await codeOf(tables.change(a, id, rated))).toBe('metTooOften')
    await tables.setReady(a, id, true)
    const started = await tables.setReady(b, id, true)
    expect(started).toMatchObject({ status: 'started', spent: null })
    await unseal(house().matches, matchOf(started))
    // Casual ones are not among the five of a day, nor does the match end the wait.
    await resign(house(), a, matchOf(started))
    time.now += 20 * HOUR
    expect(await mayMeet(a, b)).toBe(true)
  })

  it('are no more than two: partners and opponents at one table are looked at pair by pair', async () => {
    const { tables } = house()
    const [a, b, c] = await newPlayers(house(), 3)
    await putRated([a, b], 4)
    await putRated([a, c], 4)
    await putRated([b, c], 5)
    const { id } = await tables.open(a, tableForm({ rated: true, seats: 3 }))
    await tables.sit(b, { tableId: id })
    expect(await codeOf(tables.sit(c, { tableId: id }))).toBe('metTooOften')
  })

  it.each([
    ['casual ones', { pool: null }],
    ['those that never began', { outcome: 'void' as const }],
  ])('have begun rated ones: %s don’t count', async (_, given) => {
    const [a, b] = await newPlayers(house(), 2)
    await putRated([a, b], 6, given)
    expect(await mayMeet(a, b)).toBe(true)
  })

  it.each([
    ['still being played', { live: true }],
    ['resigned within two rounds', { left: [1], rounds: 0 }],
  ])('count those %s', async (_, given) => {
    const [a, b] = await newPlayers(house(), 2)
    await putRated([a, b], 5, given)
    expect(await mayMeet(a, b)).toBe(false)
  })

  it('count those that wait for their deal, until they turn out never to begin', async () => {
    const { tables, matches, time } = house()
    const [a, b] = await newPlayers(house(), 2)
    await putRated([a, b], 4)
    const slow = { rated: true, clock: SLOW_CLOCK, rules: { ...presetRules('muggins', 'quick', 2), roundLimit: 3 } }
    const { id } = await tables.open(a, tableForm(slow))
    await tables.sit(b, { tableId: id })
    await tables.setReady(a, id, true)
    expect((await tables.setReady(b, id, true)).status).toBe('started')
    expect(await mayMeet(a, b)).toBe(false)
    time.now += 60_000
    await matches.sealing.giveUpOverdue()
    expect(await mayMeet(a, b)).toBe(true)
  })

  it('get through to no sixth by twenty tables started at once', async () => {
    const { tables, db, time, deps } = house()
    const [a, b] = await newPlayers(house(), 2)
    const rules = { ...presetRules('muggins', 'quick', 2), roundLimit: 3 }
    const ids = Array.from({ length: 20 }, () => deps.random.id())
    // Nobody sits at two tables; as if that had been got round.
    for (const id of ids) {
      const at = new Date(time.now)
      const terms = {
        preset: 'muggins',
        form: 'short',
        rules,
        clock: SLOW_CLOCK,
        rated: true,
        visibility: 'public' as const,
      }
      const seats = [a, b].map(({ playerId }, seat) => ({ playerId, seat, ready: seat === 1, satAt: at }))
      await db.table.create({
        data: {
          id,
          ...terms,
          ownerId: a.playerId,
          inviteCode: id,
          createdAt: at,
          attendedAt: at,
          seats: { create: seats },
        },
      })
    }
    const started = async () => db.matchSeat.count({ where: { playerId: a.playerId } })
    for (let round = 0; round < 3; round++) {
      const codes = await Promise.all(ids.map((id) => codeOf(tables.setReady(a, id, true))))
      for (const code of codes) expect(['nothing', 'metTooOften', 'tableClosed', 'tryAgain']).toContain(code)
    }
    expect(await started()).toBe(5)
    await db.table.updateMany({ where: { id: { in: ids } }, data: { closedAt: new Date(time.now) } })
  })

  it('get a casual rematch', async () => {
    const { tables, matches } = house()
    const [a, b] = await newPlayers(house(), 2)
    await putRated([a, b], 4)
    const fifth = await playTogether(house(), [a, b], { rated: true })
    await resign(house(), a, fifth)
    expect(await tables.rematch(a, fifth)).toMatchObject({ rated: false, spent: null })
    expect((await matches.get(b, fifth)).rematch).toMatchObject({ rated: false })
    const sixth = await begin(house(), await tables.rematch(b, fifth))
    expect(await matches.get(b, sixth)).toMatchObject({ pool: null, view: { clock: { turnMs: 30_000 } } })
  })

  it('are free of each other after a day, and not a moment sooner', async () => {
    const { time } = house()
    const [a, b] = await newPlayers(house(), 2)
    await putRated([a, b], 5, { at: time.now })
    time.now += DAY - 1
    expect(await mayMeet(a, b)).toBe(false)
    time.now += 1
    expect(await mayMeet(a, b)).toBe(true)
  })
})

describe('pairing', () => {
  it('passes over those who have met five times, finds others for them, and tells those who wait', async () => {
    const { seeks, players, time } = house()
    const [a, b, c, d] = await newPlayers(house(), 4)
    await putRated([a, b], 5, { at: time.now })
    await seeks.start(a)
    time.now += 1
    expect(await seeks.start(b)).toMatchObject({ waiting: 2, metTooOften: 1 })
    expect(await seeks.state(a)).toMatchObject({ waiting: 2, metTooOften: 1 })
    expect(await seeks.start(c)).toBeNull()
    expect(await seeks.start(d)).toBeNull()
    const matchesOf = async ({ playerId }: Caller) =>
      (await players.whereabouts(playerId)).liveMatches.map(({ matchId }) => matchId)
    expect([await matchesOf(a), await matchesOf(b)]).toEqual([await matchesOf(c), await matchesOf(d)])
  })

  it('looks again under the locks', async () => {
    const { seeks, pool, db, time } = house()
    const [a, b] = await newPlayers(house(), 2)
    const times = { createdAt: new Date(time.now), aliveUntil: new Date(time.now + 15_000) }
    for (const { playerId } of [a, b])
      await db.seek.create({ data: { playerId, pool: 'muggins-2', rating: 1500, ...times } })
    const other = await pool.connect()
    await other.query('begin')
    await other.query('select 1 from player where id = $1 for no key update', [a.playerId])
    const pass = seeks.pair()
    const waits = `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
    await expect.poll(async () => (await pool.query(waits)).rowCount, { timeout: 1_500, interval: 10 }).toBe(1)
    await putRated([a, b], 5, { at: time.now })
    await other.query('commit')
    other.release()
    expect(await pass).toBe(0)
    expect(await seeks.state(a)).toMatchObject({ metTooOften: 1 })
  })

  it('lets guests and members meet casually as often as they like', async () => {
    const { seeks, time } = house()
    const member = await newPlayer(house())
    const guest = await newPlayer(house(), 'guest')
    await putRated([member, guest], 9, { at: time.now })
    await seeks.start(guest)
    expect(await seeks.start(member, { casual: true })).toBeNull()
  })
})
