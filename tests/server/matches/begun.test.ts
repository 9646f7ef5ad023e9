import { beforeAll, describe, expect, it } from 'vitest'
import type { Services } from '../../../src/server/services'
import type { Worker } from '../../../src/server/worker/worker'
import { dealingHouse, PACE } from '../../support/dealingHouse'
import { passTime } from '../../support/playOut'
import { START, sql, type TestDeps } from '../../support/testDeps'
import { failureOf, place, sealMatch, send, startMatch, stateOf, type TestMatch } from '../../support/testMatch'

const DAY = 86_400_000
const house = dealingHouse()
let deps: TestDeps
let services: Services
let worker: Worker

beforeAll(() => {
  ;({ deps, services, worker } = house.parts())
})

const outcomeOf = async ({ matchId }: TestMatch) =>
  (await sql<{ outcome: string | null }>(deps, 'select outcome from match where id = $1', [matchId]))[0]?.outcome
const changesOf = ({ matchId }: TestMatch) => deps.db.ratingChange.count({ where: { matchId } })

describe('a match is void only if a seat never connected within 30 s of its start', () => {
  it('then nothing is rated, and nobody has left', async () => {
    const match = await sealMatch(deps, services.matches, { rated: true })
    deps.time.now += 29_999
    await worker.runJobs()
    expect(await outcomeOf(match)).toBeNull()
    deps.time.now += 1
    await worker.runJobs()
    expect(await outcomeOf(match)).toBe('void')
    expect(await changesOf(match)).toBe(0)
    const left = await deps.db.matchSeat.count({ where: { matchId: match.matchId, hasLeft: true } })
    expect(left).toBe(0)
  })

  it('once begun it never is, though nobody ever comes: the clock ends it', async () => {
    const match = await startMatch(deps, services.matches, { rated: true })
    for (let steps = 0; (await stateOf(deps, match.matchId)).phase !== 'over'; steps++) {
      if (steps > 100) throw new Error('the match does not end')
      await worker.runJobs()
      await passTime(deps, worker, match.matchId)
    }
    expect(await outcomeOf(match)).toBe('won')
    expect(await changesOf(match)).toBe(2)
  })

  it('resigning once tiles are dealt is a loss: it changes both ratings and counts as leaving', async () => {
    const match = await startMatch(deps, services.matches, { rated: true })
    expect((await stateOf(deps, match.matchId)).round?.line).toEqual([])
    await send(deps, services.matches, match, { type: 'resign', seat: 1 })
    expect(await outcomeOf(match)).toBe('won')
    const [one, other] = await deps.db.ratingChange.findMany({
      where: { matchId: match.matchId },
      orderBy: { after: 'asc' },
    })
    expect(one).toMatchObject({ playerId: match.players[1], result: 0 })
    expect(one?.after).toBeLessThan(one?.before ?? 0)
    expect(other?.after).toBeGreaterThan(other?.before ?? 0)
    const seats = await deps.db.matchSeat.findMany({ where: { matchId: match.matchId }, orderBy: { seat: 'asc' } })
    expect(seats.map(({ hasLeft }) => hasLeft)).toEqual([false, true])
  })

  it('resigning before there are tiles is not possible', async () => {
    const match = await sealMatch(deps, services.matches, { rated: true })
    expect(await failureOf(send(deps, services.matches, match, { type: 'resign', seat: 0 }))).toEqual({
      code: 'notBegun',
    })
  })
})

describe('a day a turn', () => {
  const slow = () =>
    startMatch(deps, services.matches, {
      rated: true,
      clock: { turnMs: DAY, bankMs: 0 },
      rules: { target: 100, roundLimit: 3 },
    })

  it('a placement a second late still counts; two days missed in a row are a leaving, which ends the match', async () => {
    const match = await slow()
    const first = (await stateOf(deps, match.matchId)).round?.turn
    deps.time.now = START + PACE.lotMs + DAY + 999
    await worker.runDue()
    await place(deps, services.matches, match)
    expect((await stateOf(deps, match.matchId)).seats[first?.seat ?? -1]).toMatchObject({ expiries: 0, bankMs: 0 })
    const begun = deps.time.now
    // From now on seat 1 alone plays.
    for (let steps = 0; (await stateOf(deps, match.matchId)).phase !== 'over'; steps++) {
      if (steps > 100) throw new Error('the match does not end')
      const { round, phase } = await stateOf(deps, match.matchId)
      if (phase === 'playing' && round?.turn?.seat === 1)
        await place(deps, services.matches, match).catch(() => passTime(deps, worker, match.matchId))
      else await passTime(deps, worker, match.matchId)
    }
    expect(deps.time.now - begun).toBeGreaterThanOrEqual(2 * DAY)
    expect((await stateOf(deps, match.matchId)).seats).toMatchObject([{ left: { reason: 'clock' } }, { left: null }])
    expect(await outcomeOf(match)).toBe('won')
    expect(await changesOf(match)).toBe(2)
  })
})
