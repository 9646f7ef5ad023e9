import { expect, it } from 'vitest'
import { leaderboardPath, readQuery } from '../../../src/components/leaderboard/query'

it.each([
  [{}, { pool: 'muggins-2', page: 1 }],
  [
    { pool: 'partners-4', page: '3' },
    { pool: 'partners-4', page: 3 },
  ],
  [
    { pool: 'chess-2', page: '-1' },
    { pool: 'muggins-2', page: 1 },
  ],
  [
    { pool: ['muggins-3', 'x'], page: '1.5' },
    { pool: 'muggins-2', page: 1 },
  ],
])('of an address that says %j, what there is counts', (asked, query) => {
  expect(readQuery(asked)).toEqual(query)
})

it('an address says what it was made for', () => {
  const query = { pool: 'allFives-3', page: 2 } as const
  expect(readQuery(Object.fromEntries(new URL(leaderboardPath(query), 'http://x').searchParams))).toEqual(query)
})
