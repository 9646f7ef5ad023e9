import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { replayLog } from '../../../src/engine/match/replay'
import { createServices, type Services } from '../../../src/server/services'
import { createWorker, type Worker } from '../../../src/server/worker/worker'
import { seededFraction } from '../../support/chance'
import { testDatabase } from '../../support/database'
import { pickBy, playOn } from '../../support/playOut'
import { recomputeRatings, storedRatings } from '../../support/recompute'
import { newPlayer, sql, type TestDeps, testDeps } from '../../support/testDeps'
import { failureOf, logOf, send, startMatch, stateOf, type TestMatch } from '../../support/testMatch'

const QUICK = { target: 100, roundLimit: 10 }
const SHORT = { target: 100, roundLimit: 2 }
const database = testDatabase()
let deps: TestDeps
let services: Services
let worker: Worker

beforeAll(() => {
  deps = testDeps(database.url, { pace: { lotMs: 3_000, forcedMs: 900, settledMs: 8_000, claimMs: 10_000 } })
  services = createServices(deps)
  worker = createWorker(deps, services)
})
afterAll(() => deps.close())

const pick = pickBy(seededFraction(7))

async function playRated(wish: Parameters<typeof startMatch>[2]): Promise<TestMatch> {
  const match = await startMatch(deps, services.matches, { rated: true, ...wish })
  await playOn({ deps, matches: services.matches, worker, match, pick })
  return match
}

function changesOf(match: TestMatch) {
  return sql<{ playerId: string; before: number; after: number; k: number }>(
    deps,
    'select "playerId", before, after, k from rating_change where "matchId" = $1 order by "playerId"',
    [match.matchId],
  )
}

describe('a rated match', () => {
  it('played to its end changes both ratings once, by amounts that mirror each other', async () => {
    const match = await playRated({ rules: QUICK })
    const { seq, ...state } = await stateOf(deps, match.matchId)
    const log = await logOf(deps, match.matchId)
    expect(state.phase).toBe('over')
    expect(log).toHaveLength(seq)
    expect(replayLog(log)).toEqual(state)
    expect(state.sheet.length).toBeGreaterThan(1)

    const changes = await changesOf(match)
    expect(changes).toHaveLength(2)
    const [one = 0, other = 0] = changes.map(({ before, after }) => after - before)
    expect(Math.abs(one)).toBe(20)
    expect(one + other).toBe(0)

    const shown = await services.matches.get(null, match.matchId)
    expect(shown.endedAt).toBe(deps.time.now)
    for (const { seat, rating, change } of shown.players) {
      expect(rating).toBe(1500)
      const won = state.result?.places[seat] === 1
      expect(change).toEqual({ before: 1500, after: won ? 1520 : 1480, expected: 0.5, result: won ? 1 : 0, k: 40 })
    }
    const seats = await sql(
      deps,
      'select seat, live, score, place from match_seat where "matchId" = $1 order by seat',
      [match.matchId],
    )
    expect(seats).toEqual(
      [0, 1].map((seat) => ({ seat, live: false, score: state.scores[seat], place: state.result?.places[seat] })),
    )
  })

  it('shows its whole log to anybody once it is over, and not before', async () => {
    const running = await startMatch(deps, services.matches, { rules: SHORT })
    expect(await failureOf(services.matches.log(running.matchId))).toEqual({ code: 'matchNotOver' })
    const match = await playRated({ rules: SHORT })
    const { match: shown, events } = await services.matches.log(match.matchId)
    const deal = events.find(({ type }) => type === 'roundDealt')
    expect(shown.view.viewer).toBe('all')
    expect(events).toHaveLength(shown.seq)
    expect(deal).toMatchObject({ hands: [expect.any(Array), expect.any(Array)] })
  })

  it('in which a seat resigns is lost by it, whatever the scores', async () => {
    const match = await startMatch(deps, services.matches, { rules: SHORT, rated: true })
    await send(deps, services.matches, match, { type: 'resign', seat: 1 })
    const state = await stateOf(deps, match.matchId)
    expect(state.result).toMatchObject({ outcome: 'won', sides: [0], reason: 'resignation', places: [1, 2] })
    const after = new Map((await changesOf(match)).map((change) => [change.playerId, change.after]))
    expect(match.players.map((id) => after.get(id))).toEqual([1520, 1480])
  })

  it('ends once when both ends of it race', async () => {
    const match = await startMatch(deps, services.matches, { rules: SHORT, rated: true })
    const both = [0, 1].map((seat) => failureOf(send(deps, services.matches, match, { type: 'resign', seat })))
    const codes = (await Promise.all(both)).map(({ code }) => code).sort()
    expect(codes).toEqual(['none', 'refused'])
    expect(await changesOf(match)).toHaveLength(2)
  })

  it('leaves every rating as a recomputation from all stored logs makes it', async () => {
    const players = await Promise.all(Array.from({ length: 4 }, () => newPlayer(deps)))
    for (const [a, b] of [
      [0, 1],
      [1, 2],
      [2, 0],
      [3, 1],
    ] as const) {
      await playRated({ rules: SHORT, players: [players[a] ?? '', players[b] ?? ''] })
    }
    await playRated({ rules: { seats: 3, ...SHORT }, players: players.slice(0, 3) })
    await playRated({ rules: { seats: 4, ...SHORT }, players })
    await playRated({ rules: { seats: 4, teams: true, settlement: 'award', spinner: 'first', ...SHORT }, players })
    const stored = await storedRatings(deps)
    expect(stored.size).toBeGreaterThan(10)
    expect(await recomputeRatings(deps)).toEqual(stored)
  }, 60_000)

  it('in four matches that end at the same moment keeps one order of changes for each pool', async () => {
    const players = await Promise.all(Array.from({ length: 5 }, () => newPlayer(deps)))
    const [hub = '', ...others] = players
    // Untimed, so that one person may be in several.
    const running = await Promise.all(
      others.map((id) => startMatch(deps, services.matches, { rated: true, clock: null, players: [hub, id] })),
    )
    await Promise.all(running.map((match) => send(deps, services.matches, match, { type: 'resign', seat: 0 })))
    const stored = await storedRatings(deps)
    expect(stored.get(`${hub} muggins-2`)?.matches).toBe(4)
    expect(await recomputeRatings(deps)).toEqual(stored)
  })
})
