import { beforeEach, describe, expect, it } from 'vitest'
import { SLOW_CLOCK } from '../../../src/contract/offers'
import { whereaboutsSchema } from '../../../src/contract/table'
import { presetRules } from '../../../src/engine/board/presets'
import type { Caller } from '../../../src/server/deps'
import {
  codeOf,
  errorOf,
  newPlayer,
  newPlayers,
  openHouse,
  playTogether,
  resign,
  tableForm,
  testHouse,
} from '../../support/house'
import { putPastMatch } from '../../support/pastMatch'

const house = testHouse()
const MINUTE = 60_000
const rated = tableForm({ rated: true })

beforeEach(async () => {
  await house().db.seek.deleteMany()
})

const pauseOf = async ({ playerId }: Caller) => (await house().players.whereabouts(playerId)).pause

/** Puts matches into the past of somebody, a minute apart, the last one just now: an `x` was left, a dot wasn't. */
async function putRecord(caller: Caller, marks: string, given: Parameters<typeof putPastMatch>[2] = {}) {
  const other = await newPlayer(house())
  for (const [n, mark] of [...marks].entries()) {
    const at = house().time.now - (marks.length - 1 - n) * MINUTE
    await putPastMatch(house(), [caller, other], { at, left: mark === 'x' ? [0] : [], ...given })
  }
}

async function pausedPlayer(): Promise<Caller> {
  const caller = await newPlayer(house())
  await putRecord(caller, 'xxx')
  return caller
}

describe('the third match left of the last ten', () => {
  it('pauses rated play for 15 minutes from then on, rated and casual ones alike', async () => {
    const { tables, seeks, time } = house()
    const [a, b] = await newPlayers(house(), 2)
    await resign(house(), a, await playTogether(house(), [a, b], { rated: true }))
    await resign(house(), a, await playTogether(house(), [a, b]))
    expect(await pauseOf(a)).toBeNull()
    const third = await playTogether(house(), [a, b], { rated: true })
    await resign(house(), a, third)
    const until = time.now + 15 * MINUTE
    expect(whereaboutsSchema.parse(await house().players.whereabouts(a.playerId)).pause).toEqual({
      until,
      left: 3,
    })
    expect(await pauseOf(b)).toBeNull()
    time.now += MINUTE
    expect(await errorOf(seeks.start(a))).toEqual({ code: 'ratedPaused', retryAfterS: 14 * 60 })
    expect(await seeks.state(a)).toBeNull()
    time.now = until - 1
    expect(await errorOf(tables.open(a, rated))).toEqual({ code: 'ratedPaused', retryAfterS: 1 })
    time.now = until
    expect(await pauseOf(a)).toBeNull()
    expect(await seeks.start(a)).toMatchObject({ pool: 'muggins-2' })
  })

  it.each([
    ['xx.......x', 15],
    ['x.x.......x', null],
    ['xx........', null],
    ['xxxx', 30],
    ['xxxxx', 60],
    ['xxxxxxxxxx', 1_440],
  ])('is looked for in the log: %j is %j minutes', async (marks, minutes) => {
    const caller = await newPlayer(house())
    await putRecord(caller, marks)
    const pause = await pauseOf(caller)
    expect(pause && (pause.until - house().time.now) / MINUTE).toBe(minutes)
  })

  it('is found behind any number of matches played since, for as long as the pause runs', async () => {
    const caller = await newPlayer(house())
    await putRecord(caller, `${'x'.repeat(10)}${'.'.repeat(40)}`)
    expect(await pauseOf(caller)).toMatchObject({ left: 10, until: house().time.now + 1_400 * MINUTE })
    house().time.now += 1_400 * MINUTE
    expect(await pauseOf(caller)).toBeNull()
  })

  it('is judged by what was left days ago, too', async () => {
    const [a, b] = await newPlayers(house(), 2)
    for (const days of [9, 6])
      await putPastMatch(house(), [a, b], { at: house().time.now - days * 1_440 * MINUTE, left: [0] })
    for (let n = 0; n < 3; n++) await putPastMatch(house(), [a, b], { at: house().time.now - 2 * 1_440 * MINUTE })
    await putPastMatch(house(), [a, b], { left: [0] })
    expect(await pauseOf(a)).toMatchObject({ left: 3 })
  })

  it('is not washed away by matches that others leave within two rounds', async () => {
    const [a, b] = await newPlayers(house(), 2)
    const times = (n: number) => house().time.now - n * MINUTE
    for (const n of [12, 11]) await putPastMatch(house(), [a, b], { at: times(n), left: [0] })
    for (let n = 10; n > 1; n--) await putPastMatch(house(), [a, b], { at: times(n), left: [1], rounds: 1 })
    await putPastMatch(house(), [a, b], { left: [0], rounds: 1 })
    expect(await pauseOf(a)).toMatchObject({ left: 3 })
    for (const n of [9, 8]) await putPastMatch(house(), [b, a], { at: times(n) - 1, left: [1], rounds: 2 })
    expect(await pauseOf(a)).toMatchObject({ left: 5 })
  })
})

describe('whoever is paused', () => {
  it('is refused every way to a rated match, and no way to a casual one', async () => {
    const { tables, seeks } = house()
    const a = await pausedPlayer()
    const b = await newPlayer(house())
    expect(await codeOf(seeks.start(a))).toBe('ratedPaused')
    expect(await codeOf(tables.open(a, rated))).toBe('ratedPaused')
    const { id } = await tables.open(b, rated)
    expect(await codeOf(tables.sit(a, { tableId: id }))).toBe('ratedPaused')
    await tables.change(b, id, tableForm())
    await tables.sit(a, { tableId: id })
    await tables.setReady(b, id, true)
    expect((await tables.setReady(a, id, true)).status).toBe('started')
  })

  it('may seek a casual match, where guests wait', async () => {
    const { seeks, matches, players } = house()
    const a = await pausedPlayer()
    const guest = await newPlayer(house(), 'guest')
    expect(await seeks.start(a, { casual: true })).toMatchObject({ pool: 'casual-muggins-2', metTooOften: 0 })
    expect(await seeks.start(guest)).toBeNull()
    const [live] = (await players.whereabouts(a.playerId)).liveMatches
    expect((await matches.get(a, live?.matchId ?? '')).pool).toBeNull()
  })

  it('can’t make a table rated, nor be ready at one that the owner has made so; nobody else is told why', async () => {
    const { tables } = house()
    const a = await pausedPlayer()
    const b = await newPlayer(house())
    const { id } = await tables.open(a, tableForm({ seats: 3 }))
    expect(await codeOf(tables.change(a, id, rated))).toBe('ratedPaused')
    await tables.sit(b, { tableId: id })
    await tables.leave(a, id)
    await tables.sit(a, { tableId: id })
    const changed = await tables.change(b, id, rated)
    expect(JSON.stringify(changed)).not.toMatch(/pause/i)
    expect(await codeOf(tables.setReady(a, id, true))).toBe('ratedPaused')
    expect((await tables.setReady(a, id, false)).rated).toBe(true)
    expect(JSON.stringify(await house().players.profile(a.playerId))).not.toMatch(/pause/i)
  })

  it('no longer counts as ready, if it came while waiting; the match does not start', async () => {
    const { tables } = house()
    const [a, b] = await newPlayers(house(), 2)
    const slow = { rated: true, clock: SLOW_CLOCK, rules: { ...presetRules('muggins', 'quick', 2), roundLimit: 3 } }
    const { id } = await tables.open(a, tableForm(slow))
    await tables.sit(b, { tableId: id })
    await tables.setReady(a, id, true)
    await putRecord(a, 'xxx')
    const table = await tables.setReady(b, id, true)
    expect(table).toMatchObject({ status: 'open', matchId: null })
    expect(table.seats.map(({ ready }) => ready)).toEqual([false, true])
    house().time.now += 15 * MINUTE
    expect((await tables.setReady(a, id, true)).status).toBe('started')
  })

  it('is dropped by the pairing pass and told; the other goes on waiting', async () => {
    const { seeks, db, clock, url } = house()
    const [a, b] = await newPlayers(house(), 2)
    await seeks.start(a)
    await putRecord(a, 'xxx')
    house().notices.length = 0
    expect(await seeks.start(b)).toMatchObject({ waiting: 1 })
    expect(house().notices).toContainEqual({ kind: 'player', id: a.playerId })
    expect((await db.seek.findMany()).map(({ playerId }) => playerId)).toEqual([b.playerId])
    // However many look at once.
    const second = openHouse(url, { seed: 2, clock })
    await putRecord(b, 'xxx')
    const c = await newPlayer(house())
    await Promise.all([seeks.start(c), second.seeks.pair(), seeks.pair(), second.seeks.pair()])
    await seeks.pair()
    expect((await db.seek.findMany()).map(({ playerId }) => playerId)).toEqual([c.playerId])
    expect(
      await db.matchSeat.count({ where: { playerId: { in: [a, b, c].map(({ playerId }) => playerId) }, live: true } }),
    ).toBe(0)
    await second.close()
  })

  it('gets a casual rematch, and so does who asks one of theirs', async () => {
    const { tables, matches } = house()
    const [a, b] = await newPlayers(house(), 2)
    await putRecord(a, 'xx')
    const first = await playTogether(house(), [a, b], { rated: true })
    await resign(house(), a, first)
    expect(await pauseOf(a)).not.toBeNull()
    expect(await tables.rematch(b, first)).toMatchObject({ rated: false, status: 'open' })
    expect((await matches.get(a, first)).rematch).toMatchObject({ rated: false })
    expect((await tables.rematch(a, first)).status).toBe('started')
  })

  it('is refused a rated rematch that was asked for before', async () => {
    const { tables } = house()
    const [a, b] = await newPlayers(house(), 2)
    const first = await playTogether(house(), [a, b], { rated: true })
    await resign(house(), a, first)
    expect(await tables.rematch(b, first)).toMatchObject({ rated: true })
    await putRecord(a, 'xx')
    expect(await codeOf(tables.rematch(a, first))).toBe('ratedPaused')
  })
})
