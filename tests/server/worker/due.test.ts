import { beforeAll, describe, expect, it } from 'vitest'
import { clockPlacement } from '../../../src/engine/match/clock'
import type { Services } from '../../../src/server/services'
import { createWorker, type Worker } from '../../../src/server/worker/worker'
import type { WantedDeal } from '../../support/chance'
import { CLOCK, dealingHouse, PACE } from '../../support/dealingHouse'
import { dueIn, passTime, playOn } from '../../support/playOut'
import { START, type TestDeps } from '../../support/testDeps'
import { failureOf, logOf, place, send, startMatch, stateOf, type TestMatch } from '../../support/testMatch'

const house = dealingHouse()
const { dealing } = house
let deps: TestDeps
let services: Services
let worker: Worker

beforeAll(() => {
  ;({ deps, services, worker } = house.parts())
})

const start = (wish: Parameters<typeof startMatch>[2] = {}) =>
  startMatch(deps, services.matches, { clock: CLOCK, ...wish })
const typesOf = async ({ matchId }: TestMatch) => (await logOf(deps, matchId)).map(({ type }) => type)
const lastOf = async ({ matchId }: TestMatch) => (await logOf(deps, matchId)).at(-1)

describe('the clock', () => {
  it('does nothing before turn time, bank and a second of lag grace are over', async () => {
    const match = await start()
    const seq = (await stateOf(deps, match.matchId)).seq
    deps.time.now = START + PACE.lotMs + 90_999
    await worker.runDue()
    expect((await stateOf(deps, match.matchId)).seq).toBe(seq)
    expect(await dueIn(deps, match.matchId)).toEqual({ kind: 'turn', at: START + PACE.lotMs + 91_000 })
  })

  it('places what scores least when they are, and empties the bank', async () => {
    const match = await start()
    const before = await stateOf(deps, match.matchId)
    const seat = before.round?.turn?.seat ?? -1
    await passTime(deps, worker, match.matchId)
    expect(await lastOf(match)).toMatchObject({
      type: 'tilePlaced',
      by: 'clock',
      seat,
      ...clockPlacement(before, seat),
    })
    expect((await stateOf(deps, match.matchId)).seats[seat]).toMatchObject({ bankMs: 0, expiries: 1 })
  })

  it('running out twice in a row makes the seat leave, which ends a match of two', async () => {
    const match = await start({ rated: true })
    const seat = (await stateOf(deps, match.matchId)).round?.turn?.seat ?? -1
    await passTime(deps, worker, match.matchId)
    for (;;) {
      const due = await dueIn(deps, match.matchId)
      const state = await stateOf(deps, match.matchId)
      if (due?.kind === 'turn' && state.round?.turn?.seat === seat) break
      if (due?.kind === 'turn') await place(deps, services.matches, match)
      else await passTime(deps, worker, match.matchId)
    }
    await passTime(deps, worker, match.matchId)
    const log = await logOf(deps, match.matchId)
    expect(log.at(-2)).toMatchObject({ type: 'seatLeft', seat, reason: 'clock' })
    expect(log.at(-1)).toMatchObject({ type: 'matchEnded', outcome: 'won', sides: [1 - seat], reason: 'resignation' })
  })

  it('races a placement: exactly one of them counts', async () => {
    const match = await start()
    deps.time.now = (await dueIn(deps, match.matchId))?.at ?? 0
    const [{ code }] = await Promise.all([failureOf(place(deps, services.matches, match)), worker.runDue()])
    const placed = (await logOf(deps, match.matchId)).filter(({ type }) => type === 'tilePlaced')
    expect(placed).toHaveLength(1)
    expect(placed[0]).toMatchObject({ by: code === 'none' ? 'seat' : 'clock' })
  })

  it('does not run in an untimed match', async () => {
    const match = await start({ clock: null })
    expect(await dueIn(deps, match.matchId)).toBeNull()
  })
})

describe('what is forced', () => {
  it('happens by itself, one draw at a time, a pause before each', async () => {
    dealing({
      hands: [
        ['5-5', '5-4', '5-3', '5-2', '5-1', '5-0', '6-5'],
        ['1-0', '2-0', '3-0', '4-0', '2-1', '3-1', '4-1'],
      ],
      boneyard: ['6-6', '3-2', '6-4', '6-3'],
    })
    const match = await start()
    await send(deps, services.matches, match, { type: 'place', seat: 0, tile: '5-5', end: null })
    // Nothing fits a five but fives, and those are all in the other hand: the boneyard is drawn empty, then the seat passes.
    for (const tile of ['6-6', '3-2', '6-4']) {
      const at = deps.time.now
      expect(await passTime(deps, worker, match.matchId)).toBe('forced')
      expect(deps.time.now).toBe(at + PACE.forcedMs)
      expect(await lastOf(match)).toMatchObject({ type: 'tileDrawn', seat: 1, tile })
    }
    while ((await stateOf(deps, match.matchId)).round?.turn?.seat === 1) await passTime(deps, worker, match.matchId)
    expect(await lastOf(match)).toMatchObject({ type: 'turnPassed', seat: 1 })
    expect((await stateOf(deps, match.matchId)).round?.boneyard).toEqual([])
  })

  it('is done once by two workers at the same time', async () => {
    dealing({
      hands: [
        ['5-5', '5-4', '5-3', '5-2', '5-1', '5-0', '6-5'],
        ['1-0', '2-0', '3-0', '4-0', '2-1', '3-1', '4-1'],
      ],
    })
    const match = await start()
    const second = createWorker(deps, services)
    await send(deps, services.matches, match, { type: 'place', seat: 0, tile: '5-5', end: null })
    deps.time.now = (await dueIn(deps, match.matchId))?.at ?? 0
    await Promise.all([worker.runDue(), second.runDue(), worker.runDue(), second.runDue()])
    expect((await typesOf(match)).filter((type) => type === 'tileDrawn')).toHaveLength(1)
  })

  it('is taken over from a process that died at it', async () => {
    const match = await start()
    deps.time.now = (await dueIn(deps, match.matchId))?.at ?? 0
    await deps.db.match.update({
      where: { id: match.matchId },
      data: { claimedUntil: new Date(deps.time.now + 10_000) },
    })
    const { seq } = await stateOf(deps, match.matchId)
    await worker.runDue()
    expect((await stateOf(deps, match.matchId)).seq).toBe(seq)
    deps.time.now += 10_000
    await worker.runDue()
    expect((await stateOf(deps, match.matchId)).seq).toBeGreaterThan(seq)
  })
})

describe('the next round', () => {
  /** Seat 0 goes out with its second tile. */
  const SHORT: WantedDeal = {
    hands: [
      ['5-4', '4-3'],
      ['5-1', '6-6'],
    ],
  }

  async function settledMatch() {
    dealing(SHORT)
    const match = await start({ rules: { handSize: 2 } })
    await send(deps, services.matches, match, { type: 'place', seat: 0, tile: '5-4', end: null, left: 5 })
    await send(deps, services.matches, match, { type: 'place', seat: 1, tile: '5-1', end: 'left' })
    await send(deps, services.matches, match, { type: 'place', seat: 0, tile: '4-3', end: 'right' })
    expect((await stateOf(deps, match.matchId)).phase).toBe('settled')
    return match
  }

  it('starts by itself eight seconds after the settlement', async () => {
    const match = await settledMatch()
    const at = deps.time.now
    expect(await passTime(deps, worker, match.matchId)).toBe('nextRound')
    expect(deps.time.now).toBe(at + 8_000)
    expect((await stateOf(deps, match.matchId)).round).toMatchObject({ number: 2, leader: 0 })
  })

  it('starts as soon as everyone is ready; being ready is never stale', async () => {
    const match = await settledMatch()
    const { seq } = await stateOf(deps, match.matchId)
    await send(deps, services.matches, match, { type: 'ready', seat: 0 }, { expectedSeq: seq })
    expect((await stateOf(deps, match.matchId)).phase).toBe('settled')
    await send(deps, services.matches, match, { type: 'ready', seat: 1 }, { expectedSeq: seq })
    expect((await stateOf(deps, match.matchId)).round?.number).toBe(2)
  })
})

describe('bots', () => {
  it('play a whole match with a guest at four seats', async () => {
    const match = await start({
      rules: { seats: 4, target: 100, roundLimit: 2 },
      kinds: ['person', 'bot', 'bot', 'bot'],
    })
    await playOn({ deps, matches: services.matches, worker, match })
    const log = await logOf(deps, match.matchId)
    const seats = new Set(log.flatMap((event) => (event.type === 'tilePlaced' ? [event.seat] : [])))
    expect(seats).toEqual(new Set([0, 1, 2, 3]))
    expect(log.at(-1)?.type).toBe('matchEnded')
  }, 60_000)

  it('think for a time that does not depend on their tiles', async () => {
    const thinking = async (hand: WantedDeal) => {
      dealing({ ...hand, lot: [['0-0', '6-6']] })
      const match = await start({ kinds: ['person', 'bot'] })
      return ((await dueIn(deps, match.matchId))?.at ?? 0) - START - PACE.lotMs
    }
    const seconds: number[] = []
    for (let n = 0; n < 12; n++) {
      const hands = [
        ['0-0', '1-0', '1-1', '2-0', '2-1', '2-2', '3-0'],
        ['6-6', '6-5', '5-5', '6-4', '5-4', '4-4', '6-3'],
      ] as const
      seconds.push(await thinking({ hands: n % 2 ? hands : [hands[1], hands[0]] }))
    }
    expect(Math.min(...seconds)).toBeGreaterThanOrEqual(PACE.forcedMs)
    expect(Math.max(...seconds)).toBeLessThanOrEqual(3 * PACE.forcedMs)
    expect(new Set(seconds).size).toBeGreaterThan(6)
  })
})

describe('a seat that left a match of three', () => {
  const three = { seats: 3, target: 100, roundLimit: 2 } as const

  it('is played by the clock’s placement when the match is rated', async () => {
    const match = await start({ rules: three, rated: true })
    await send(deps, services.matches, match, { type: 'resign', seat: 0 })
    expect((await stateOf(deps, match.matchId)).phase).toBe('playing')
    await playOn({ deps, matches: services.matches, worker, match })
    const log = await logOf(deps, match.matchId)
    const own = log.flatMap((event) => (event.type === 'tilePlaced' && event.seat === 0 ? [event.by] : []))
    expect(own.length).toBeGreaterThan(3)
    expect(new Set(own)).toEqual(new Set(['clock']))
    expect((await stateOf(deps, match.matchId)).result?.places[0]).toBe(3)
  }, 60_000)

  it('is played by a bot when it is casual, and no longer by its person', async () => {
    const match = await start({ rules: three })
    const leaver = (await stateOf(deps, match.matchId)).round?.turn?.seat ?? -1
    await send(deps, services.matches, match, { type: 'resign', seat: leaver })
    expect((await dueIn(deps, match.matchId))?.kind).toBe('bot')
    expect(await failureOf(place(deps, services.matches, match))).toEqual({
      code: 'refused',
      refusal: 'alreadyLeft',
      rule: 'R8.5',
    })
    await passTime(deps, worker, match.matchId)
    expect(await lastOf(match)).toMatchObject({ type: 'tilePlaced', seat: leaver, by: 'seat' })
  })

  it('is free for another match at once', async () => {
    const match = await start({ rules: three })
    await send(deps, services.matches, match, { type: 'resign', seat: 1 })
    const [, leaver = ''] = match.players
    expect(deps.notices).toContainEqual({ kind: 'player', id: leaver })
    await startMatch(deps, services.matches, { players: [leaver] })
  })
})
