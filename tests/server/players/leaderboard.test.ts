import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { PLACES_A_PAGE } from '../../../src/contract/leaderboard'
import { leaderboardOf } from '../../../src/server/players/leaderboard'
import { testDatabase } from '../../support/database'
import { newPlayer, sql, type TestDeps, testDeps } from '../../support/testDeps'

const database = testDatabase()
const DAY_MS = 86_400_000
let deps: TestDeps

beforeAll(() => {
  deps = testDeps(database.url)
})
afterAll(() => deps.close())
beforeEach(() => sql(deps, 'delete from rating'))

async function rated(
  value: number,
  given: { matches?: number; daysAgo?: number; pool?: string } = {},
): Promise<string> {
  const { matches = 10, daysAgo = 0, pool = 'muggins-2' } = given
  const playerId = await newPlayer(deps)
  const updatedAt = new Date(deps.clock.now() - daysAgo * DAY_MS)
  await deps.db.rating.create({ data: { playerId, pool, value, matches, updatedAt } })
  return playerId
}

const board = (page = 1, playerId: string | null = null) => leaderboardOf(deps, { pool: 'muggins-2', page }, playerId)

describe('a leaderboard', () => {
  it('lists a pool by rating: who has played enough, and lately', async () => {
    const [low, high] = [await rated(1_480), await rated(1_720, { matches: 31, daysAgo: 29 })]
    await rated(1_900, { matches: 9 })
    await rated(1_900, { daysAgo: 31 })
    await rated(1_900, { pool: 'muggins-3' })
    const { places, total, own } = await board()
    expect(places.map(({ place, player, rating }) => [place, player.id, rating.provisional])).toEqual([
      [1, high, false],
      [2, low, true],
    ])
    expect([total, own]).toEqual([2, null])
  })

  it('leaves out who has deleted the account', async () => {
    const gone = await rated(1_600)
    await deps.db.player.update({ where: { id: gone }, data: { deletedAt: new Date(deps.clock.now()) } })
    expect(await board()).toEqual({ places: [], total: 0, own: null })
  })

  it('gives equal ratings the same place, over pages too, and tells one’s own from any page', async () => {
    const mine = await rated(1_400)
    for (let at = 0; at < PLACES_A_PAGE + 1; at++) await rated(at < 2 ? 1_700 : 1_500)
    const first = await board(1, mine)
    expect(first.places.slice(0, 4).map(({ place }) => place)).toEqual([1, 1, 3, 3])
    expect(first.own).toMatchObject({ place: PLACES_A_PAGE + 2, player: { id: mine } })
    const second = await board(2, mine)
    expect(second.places.map(({ place }) => place)).toEqual([3, PLACES_A_PAGE + 2])
    expect([first.total, (await board(3, mine)).places]).toEqual([PLACES_A_PAGE + 2, []])
    const ids = [...first.places, ...second.places].map(({ player }) => player.id)
    expect(new Set(ids).size).toBe(PLACES_A_PAGE + 2)
  })

  it('is read in the order of its index', async () => {
    await sql(
      deps,
      `insert into player (id, kind, name, "nameFold", "createdAt")
        select 'many ' || n, 'member', 'many ' || n, 'many ' || n, now() from generate_series(1, 5000) n`,
    )
    await sql(
      deps,
      `insert into rating ("playerId", pool, value, matches, "updatedAt")
        select 'many ' || n, 'muggins-' || 2 + n % 3, 1000 + n % 900, 20, '2026-06-01' from generate_series(1, 5000) n`,
    )
    await sql(deps, 'analyze rating')
    const plan = await sql<{ 'QUERY PLAN': string }>(
      deps,
      `explain select "playerId" from rating where pool = 'muggins-2' and matches >= 10 and "updatedAt" >= '2026-05-02'
        order by value desc, "playerId" limit 50`,
    )
    const text = plan.map((row) => row['QUERY PLAN']).join('\n')
    expect(text).toContain('rating_pool_value_playerId_idx')
    expect(text).not.toContain('Sort')
  })
})
