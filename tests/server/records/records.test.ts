import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { verdictLines } from '../../../src/cli/verdictWords'
import { verifyRecord } from '../../../src/record/verify'
import { createServices, type Services } from '../../../src/server/services'
import { createWorker } from '../../../src/server/worker/worker'
import { testDatabase } from '../../support/database'
import { codeOf } from '../../support/house'
import { playOn } from '../../support/playOut'
import { replayed } from '../../support/record'
import { sql, type TestDeps, testDeps } from '../../support/testDeps'
import { type MatchWish, sealMatch, send, startMatch, stateOf, type TestMatch } from '../../support/testMatch'

const database = testDatabase()
const WORDS = { deleted: 'deleted player' }
let deps: TestDeps
let services: Services

beforeAll(() => {
  deps = testDeps(database.url)
  services = createServices(deps)
})
afterAll(() => deps.close())

async function play(wish: MatchWish, stop?: (match: TestMatch) => Promise<boolean>): Promise<TestMatch> {
  const { matches } = services
  const match = await startMatch(deps, matches, wish)
  await playOn({ deps, matches, worker: createWorker(deps, services), match }, stop && (() => stop(match)))
  return match
}

const read = async ({ matchId }: TestMatch) => JSON.parse((await services.records.file(matchId, WORDS)).text)
const isSettled = async ({ matchId }: TestMatch) => (await stateOf(deps, matchId)).phase === 'settled'

describe('the record of a match', { timeout: 60_000 }, () => {
  it.each<[string, MatchWish]>([
    ['two persons, rated', { rules: { roundLimit: 2 }, rated: true }],
    [
      'four seats in teams with a spinner, and bots',
      {
        rules: { seats: 4, teams: true, spinner: 'first', settlement: 'award', roundLimit: 2 },
        kinds: ['person', 'bot', 'bot', 'bot'],
      },
    ],
    ['stolen claims', { rules: { claims: 'steal', reserve: 2, roundLimit: 2 }, kinds: ['bot', 'bot'] }],
  ])('replays to the same scores and is dealt again from what it reveals: %s', async (_, wish) => {
    const match = await play(wish)
    const record = await read(match)
    const { view, commitment, seatCommitments } = await services.matches.get(null, match.matchId)
    const { lines, fault } = replayed(record)
    expect(fault).toBeNull()
    expect(JSON.parse(lines.at(-1) ?? '')).toEqual(record.result)
    expect(record.result.scores).toEqual(view.scores)
    expect(record).toMatchObject({
      id: match.matchId,
      rated: wish.rated ?? false,
      deal: { commitment, seatCommitments },
    })
    const contributing = record.deal.seatBytes.map((bytes: string | null) => (bytes === null ? 'bot' : 'person'))
    expect(contributing).toEqual(wish.kinds ?? ['person', 'person'])
    const verdict = verifyRecord(record)
    expect(verdict.holds, verdictLines(verdict).join('\n')).toBe(true)
  })

  it('after a resignation between rounds has the deal that would have come', async () => {
    const match = await play({ rules: { roundLimit: 3 } }, isSettled)
    await send(deps, services.matches, match, { type: 'resign', seat: 1 })
    const record = await read(match)
    expect(record.rounds).toHaveLength(2)
    expect(record.rounds[1].actions).toMatchObject([{ seat: 1, resign: true }])
    expect(record.result).toMatchObject({ result: 'won', sides: [0], reason: 'resignation' })
    expect(verifyRecord(record).holds).toBe(true)
  })

  it('is there for matches that are over, and only for them', async () => {
    const match = await play({ rules: { roundLimit: 2 } }, isSettled)
    expect(await codeOf(services.records.file(match.matchId, WORDS))).toBe('matchNotOver')
    expect(await codeOf(services.records.file(randomUUID(), WORDS))).toBe('notFound')
    await send(deps, services.matches, match, { type: 'resign', seat: 0 })
    const { name } = await services.records.file(match.matchId, WORDS)
    expect(name).toMatch(/^muggins-\d{4}-\d\d-\d\d-[0-9a-f]{8}\.json$/)
  })

  it('calls a deleted player what others call one', async () => {
    const match = await play({ rules: { roundLimit: 1 } }, async () => true)
    await send(deps, services.matches, match, { type: 'resign', seat: 0 })
    await sql(deps, 'update player set "deletedAt" = now() where id = $1', [match.players[1]])
    const { players } = await read(match)
    expect(players[1]).toBe(WORDS.deleted)
    expect(players[0]).not.toBe(WORDS.deleted)
  })

  it('is none of a match that has yet to begin, or never did', async () => {
    const { matchId } = await sealMatch(deps, services.matches)
    expect(await codeOf(services.records.file(matchId, WORDS))).toBe('matchNotOver')
    deps.time.now += 600_000
    await services.matches.sealing.giveUpOverdue()
    const { sealing } = await services.matches.get(null, matchId)
    expect(sealing?.absent).toEqual([0, 1])
    expect(await codeOf(services.records.file(matchId, WORDS))).toBe('notFound')
  })
})
