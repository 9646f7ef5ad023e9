import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { verdictLines } from '../../../src/cli/verdictWords'
import { verifyRecord } from '../../../src/record/verify'
import { removeDead, removeLeases, writeLeases } from '../../../src/server/realtime/presenceStore'
import type { Services } from '../../../src/server/services'
import { createWorker, type Worker } from '../../../src/server/worker/worker'
import { dealingHouse } from '../../support/dealingHouse'
import { playOn } from '../../support/playOut'
import { START, sql, type TestDeps } from '../../support/testDeps'
import {
  failureOf,
  logOf,
  type MatchWish,
  place,
  send,
  startMatch,
  stateOf,
  type TestMatch,
} from '../../support/testMatch'

const FIVE_MINUTES = 300_000
const house = dealingHouse()
let deps: TestDeps
let services: Services
let worker: Worker
let processId: string

beforeAll(() => {
  ;({ deps, services, worker } = house.parts())
})
beforeEach(async () => {
  processId = randomUUID()
  await sql(deps, 'delete from heartbeat')
})

const start = (wish: MatchWish = {}) => startMatch(deps, services.matches, { clock: null, ...wish })
const claim = (match: TestMatch, seat: number, of: number, given: { commandId?: string } = {}) =>
  send(deps, services.matches, match, { type: 'claimSeat', seat, of }, given)
const refusal = async (call: Promise<unknown>) => (await failureOf(call)).refusal ?? 'none'
const lease = ({ matchId, players }: TestMatch, seat: number) => ({
  socketId: `${matchId} ${seat}`,
  room: `match:${matchId}`,
  playerId: players[seat] ?? '',
})
/** The person of a seat opens the match, in a process that lives long. */
const come = (match: TestMatch, seat: number) =>
  writeLeases(deps.db, [lease(match, seat)], { processId, until: deps.time.now + 86_400_000, staleAt: 0 })
const go = (match: TestMatch, seat: number) => removeLeases(deps.db, [lease(match, seat)], deps.time.now)

describe('untimed: after five minutes away the others may claim the seat', () => {
  it('of one who never came, counted from the beginning of the match', async () => {
    const match = await start()
    await come(match, 0)
    deps.time.now += FIVE_MINUTES - 1
    expect(await refusal(claim(match, 0, 1))).toBe('notAway')
    deps.time.now += 1
    await claim(match, 0, 1)
    const log = await logOf(deps, match.matchId)
    expect(log.slice(-2)).toMatchObject([
      { type: 'seatLeft', seat: 1, reason: 'away' },
      { type: 'matchEnded', outcome: 'won', sides: [0], places: [1, 2] },
    ])
    expect(
      await sql(deps, 'select seat, place, "hasLeft", live from match_seat where "matchId" = $1 order by seat', [
        match.matchId,
      ]),
    ).toEqual([
      { seat: 0, place: 1, hasLeft: false, live: false },
      { seat: 1, place: 2, hasLeft: true, live: false },
    ])
  })

  it('but not of one who is there, or is back in time: then the minutes begin anew', async () => {
    const match = await start()
    await come(match, 1)
    deps.time.now += 2 * FIVE_MINUTES
    expect(await refusal(claim(match, 0, 1))).toBe('notAway')
    await go(match, 1)
    deps.time.now += FIVE_MINUTES - 1_000
    await come(match, 1)
    deps.time.now += 2_000
    expect(await refusal(claim(match, 0, 1))).toBe('notAway')
    await go(match, 1)
    deps.time.now += FIVE_MINUTES - 1
    expect(await refusal(claim(match, 0, 1))).toBe('notAway')
    deps.time.now += 1
    expect(await refusal(claim(match, 0, 1))).toBe('none')
  })

  it('is open to nobody but the match’s own seats, and not to one who has left', async () => {
    const match = await start({ rules: { seats: 3 } })
    deps.time.now += FIVE_MINUTES
    const stranger = await start()
    const as = stranger.players[0] ?? ''
    expect(
      await failureOf(send(deps, services.matches, match, { type: 'claimSeat', seat: 0, of: 1 }, { as })),
    ).toMatchObject({ code: 'notYourSeat' })
    await send(deps, services.matches, match, { type: 'resign', seat: 0 })
    expect(await refusal(claim(match, 0, 1))).toBe('alreadyLeft')
    expect(await refusal(claim(match, 1, 0))).toBe('alreadyLeft')
  })

  it('has nothing to claim from bots, and nothing where a clock runs', async () => {
    const bots = await start({ rules: { seats: 3 }, kinds: ['person', 'bot', 'bot'] })
    const timed = await start({ clock: { turnMs: 86_400_000, bankMs: 0 }, rules: { roundLimit: 3 } })
    deps.time.now += FIVE_MINUTES
    for (const of of [1, 2]) expect(await refusal(claim(bots, 0, of))).toBe('notAway')
    expect(await refusal(claim(timed, 0, 1))).toBe('clockRuns')
  })

  it('R8.4–5: with three seats a bot plays on, and whoever was away is last', async () => {
    const match = await start({ rules: { seats: 3, target: 5 } })
    await come(match, 0)
    await come(match, 1)
    deps.time.now += FIVE_MINUTES
    await claim(match, 1, 2)
    expect(await stateOf(deps, match.matchId)).toMatchObject({ phase: 'playing', seats: [{}, {}, { left: {} }] })
    await playOn({ deps, matches: services.matches, worker, match })
    const { result } = await stateOf(deps, match.matchId)
    expect(result?.places[2]).toBe(3)
    // The record says that the seat left, as it does of one who resigned, and holds.
    const record = JSON.parse((await services.records.file(match.matchId, { deleted: '–' })).text)
    const verdict = verifyRecord(record)
    expect(verdict.holds, verdictLines(verdict).join('\n')).toBe(true)
    const actions = record.rounds.flatMap(({ actions: done }: { actions: object[] }) => done)
    expect(actions.filter((action: object) => 'resign' in action)).toMatchObject([{ seat: 2 }])
  })

  it('is not for one who goes on playing without the page’s connection', async () => {
    const match = await start()
    const { round } = await stateOf(deps, match.matchId)
    const seat = round?.turn?.seat ?? -1
    deps.time.now += FIVE_MINUTES - 1_000
    await place(deps, services.matches, match)
    deps.time.now += 2_000
    expect(await refusal(claim(match, 1 - seat, seat))).toBe('notAway')
    expect(await refusal(claim(match, seat, 1 - seat))).toBe('none')
  })
})

describe('away', () => {
  it('is whose process has died, since its lease ran out', async () => {
    const match = await start()
    await writeLeases(deps.db, [lease(match, 1)], { processId, until: START + 60_000, staleAt: 0 })
    deps.time.now = START + 60_000 + FIVE_MINUTES - 1
    expect(await refusal(claim(match, 0, 1))).toBe('notAway')
    // Whether or not the dead process has been cleaned up by then.
    await removeDead(deps.db, deps.time.now)
    expect(await deps.db.presence.count({ where: { processId } })).toBe(0)
    expect(await refusal(claim(match, 0, 1))).toBe('notAway')
    deps.time.now += 1
    expect(await refusal(claim(match, 0, 1))).toBe('none')
  })

  it('is nobody while the server is down', async () => {
    const match = await start()
    await come(match, 1)
    deps.time.now += 60_000
    await worker.beat()
    await go(match, 1)
    deps.time.now += 3_600_000
    await createWorker(deps, services).beat()
    expect(await refusal(claim(match, 0, 1))).toBe('notAway')
    deps.time.now += FIVE_MINUTES + 4_000
    expect(await refusal(claim(match, 0, 1))).toBe('notAway')
    deps.time.now += 1_000
    expect(await refusal(claim(match, 0, 1))).toBe('none')
  })
})

describe('races for a seat', () => {
  it('between two others: one claims it, the other hears that it has left', async () => {
    const match = await start({ rules: { seats: 3 } })
    deps.time.now += FIVE_MINUTES
    const outcomes = await Promise.all([refusal(claim(match, 0, 2)), refusal(claim(match, 1, 2))])
    expect(outcomes.sort()).toEqual(['alreadyLeft', 'none'])
    expect((await logOf(deps, match.matchId)).filter(({ type }) => type === 'seatLeft')).toHaveLength(1)
  })

  it('a claim sent 20 times at once counts once, with one answer', async () => {
    const match = await start({ rules: { seats: 3 } })
    deps.time.now += FIVE_MINUTES
    const commandId = randomUUID()
    const seqs = await Promise.all(Array.from({ length: 20 }, () => claim(match, 0, 2, { commandId })))
    expect(new Set(seqs).size).toBe(1)
    expect((await logOf(deps, match.matchId)).filter(({ type }) => type === 'seatLeft')).toHaveLength(1)
  })

  it('between a claim and the return: either the seat has left for good, or it is refused', async () => {
    for (let round = 0; round < 3; round++) {
      const match = await start()
      deps.time.now += FIVE_MINUTES
      const [, outcome] = await Promise.all([come(match, 1), refusal(claim(match, 0, 1))])
      const { seats } = await stateOf(deps, match.matchId)
      expect(outcome).toBe(seats[1]?.left ? 'none' : 'notAway')
      expect(await refusal(claim(match, 0, 1))).toBe(seats[1]?.left ? 'matchOver' : 'notAway')
    }
  })
})
