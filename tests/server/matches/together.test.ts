import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { replayLog } from '../../../src/engine/match/replay'
import { createMatches, type Matches } from '../../../src/server/matches/matches'
import { testDatabase } from '../../support/database'
import { sql, type TestDeps, testDeps } from '../../support/testDeps'
import { failureOf, logOf, place, placements, send, startMatch, stateOf, type TestMatch } from '../../support/testMatch'

const database = testDatabase()
let deps: TestDeps
let matches: Matches

beforeAll(() => {
  deps = testDeps(database.url)
  matches = createMatches(deps)
})
afterAll(() => deps.close())

function startMany(count: number): Promise<TestMatch[]> {
  return Promise.all(Array.from({ length: count }, () => startMatch(deps, matches)))
}

/** The transactions in which the last events of these matches were written. */
async function transactionsOf(some: readonly TestMatch[]): Promise<Set<string>> {
  const rows = await sql<{ xmin: string }>(
    deps,
    `select distinct on ("matchId") xmin::text as xmin from match_event where "matchId" = any($1) order by "matchId", seq desc`,
    [some.map(({ matchId }) => matchId)],
  )
  return new Set(rows.map(({ xmin }) => xmin))
}

async function consistent({ matchId }: TestMatch): Promise<void> {
  const { seq, ...state } = await stateOf(deps, matchId)
  const log = await logOf(deps, matchId)
  expect(log).toHaveLength(seq)
  expect(state).toEqual(replayLog(log))
}

describe('turns of different matches that come in at once', () => {
  it('share transactions, each in its own match as if alone', async () => {
    const some = await startMany(40)
    await Promise.all(some.map((match) => place(deps, matches, match)))
    expect((await transactionsOf(some)).size).toBeLessThan(20)
    for (const match of some) await consistent(match)
  })

  it('do not fail with one that the rules refuse, that is stale, or that comes from elsewhere', async () => {
    const some = await startMany(8)
    const [refused, stale, foreign] = some as [TestMatch, TestMatch, TestMatch, ...TestMatch[]]
    const statesOf = () => Promise.all([refused, stale, foreign].map(({ matchId }) => stateOf(deps, matchId)))
    const before = await statesOf()
    const leader = placements(await stateOf(deps, refused.matchId)).seat
    const { seat, legal } = placements(await stateOf(deps, stale.matchId))
    const [placement] = legal
    if (!placement) throw new Error('the leader can always open')
    const [first, second, third, ...rest] = await Promise.all([
      failureOf(send(deps, matches, refused, { type: 'pass', seat: leader })),
      failureOf(send(deps, matches, stale, { type: 'place', seat, ...placement }, { expectedSeq: 99 })),
      failureOf(send(deps, matches, foreign, { type: 'resign', seat: 0 }, { as: refused.players[0] ?? '' })),
      ...some.slice(3).map((match) => place(deps, matches, match)),
    ])
    expect([first, second, third]).toEqual([
      { code: 'refused', refusal: 'mustPlace', rule: 'R5.1' },
      { code: 'stale' },
      { code: 'notYourSeat' },
    ])
    expect(rest).toHaveLength(5)
    for (const match of some.slice(3)) await consistent(match)
    expect(await statesOf()).toEqual(before)
  })

  it('do not wait for one whose match somebody else holds, nor fail with it', async () => {
    const some = await startMany(6)
    const [held, ...free] = some as [TestMatch, ...TestMatch[]]
    const holder = await deps.pool.connect()
    await holder.query('begin')
    await holder.query('select 1 from match where id = $1 for update', [held.matchId])
    try {
      let answered = false
      const waiting = place(deps, matches, held).then(() => {
        answered = true
      })
      await Promise.all(free.map((match) => place(deps, matches, match)))
      expect(answered).toBe(false)
      await holder.query('rollback')
      await waiting
    } finally {
      holder.release()
    }
    for (const match of some) await consistent(match)
  })

  it('go on when writing one of them fails, and only that one fails', async () => {
    const some = await startMany(6)
    const [broken, ...whole] = some as [TestMatch, ...TestMatch[]]
    const before = await stateOf(deps, broken.matchId)
    await sql(deps, `alter table match_event add constraint planted check ("matchId" <> '${broken.matchId}') not valid`)
    try {
      const failing = place(deps, matches, broken).then(
        () => 'taken',
        (error: { code?: string }) => error.code,
      )
      await Promise.all(whole.map((match) => place(deps, matches, match)))
      expect(await failing).toBe('23514')
    } finally {
      await sql(deps, 'alter table match_event drop constraint planted')
    }
    expect(await stateOf(deps, broken.matchId)).toEqual(before)
    for (const match of some) await consistent(match)
    await place(deps, matches, broken)
    await consistent(broken)
  })

  it('do not share with one that ends its match: its seats and everybody else’s turn are right', async () => {
    const some = await startMany(6)
    const [ending, ...others] = some as [TestMatch, ...TestMatch[]]
    await Promise.all([
      send(deps, matches, ending, { type: 'resign', seat: 0 }),
      ...others.map((match) => place(deps, matches, match)),
    ])
    const seats = await sql<{ live: boolean }>(deps, 'select live from match_seat where "matchId" = $1', [
      ending.matchId,
    ])
    expect(seats.map(({ live }) => live)).toEqual([false, false])
    for (const match of some) await consistent(match)
  })
})

describe('what a process knows of a match that it has written to', () => {
  it('counts only as long as no other process has written since', async () => {
    const [match] = (await startMany(1)) as [TestMatch]
    const other = createMatches(deps)
    for (let turn = 0; turn < 6; turn++) {
      const { phase } = await stateOf(deps, match.matchId)
      if (phase !== 'playing') break
      const acting = turn % 2 === 0 ? matches : other
      const { seat, legal } = placements(await stateOf(deps, match.matchId))
      const [placement] = legal
      if (placement) await send(deps, acting, match, { type: 'place', seat, ...placement })
      else await send(deps, acting, match, { type: 'draw', seat })
      await consistent(match)
    }
  })

  it('is what viewers are told, also where another process has written the newest events', async () => {
    const [match] = (await startMany(1)) as [TestMatch]
    const other = createMatches(deps)
    const { seq } = await stateOf(deps, match.matchId)
    await place(deps, matches, match)
    await send(deps, other, match, { type: 'resign', seat: 0 }, { commandId: randomUUID() })
    const own = await matches.eventsAfter(match.matchId, seq)
    const foreign = await matches.eventsAfter(match.matchId, seq + own.length)
    expect(own.length).toBeGreaterThan(0)
    expect([...own, ...foreign]).toEqual((await logOf(deps, match.matchId)).slice(seq))
  })
})
