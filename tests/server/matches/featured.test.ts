import { expect, it } from 'vitest'
import { begin, gather, newPlayers, testHouse } from '../../support/house'
import { sealMatch, startMatch } from '../../support/testMatch'

const house = testHouse()

it('a match that may be shown unasked is a rated one, or of a public table, under way, as a watcher sees it', async () => {
  const { matches, deps } = house()
  expect(await matches.featured()).toBeNull()
  // By invitation only, and one that has not begun.
  await begin(house(), await gather(house(), await newPlayers(house(), 1), { visibility: 'invite' }, 2))
  await sealMatch(deps, matches, { rated: true })
  expect(await matches.featured()).toBeNull()
  const open = await begin(house(), await gather(house(), await newPlayers(house(), 2)))
  expect(await matches.featured()).toMatchObject({ id: open, seat: null, view: { viewer: 'watcher' } })
  const rated = await startMatch(deps, matches, { rated: true })
  deps.time.now += 1_000
  await begin(house(), await gather(house(), await newPlayers(house(), 2)))
  const featured = await matches.featured()
  expect(featured?.id).toBe(rated.matchId)
  expect(featured?.view.round?.hands).toEqual([null, null])
})
