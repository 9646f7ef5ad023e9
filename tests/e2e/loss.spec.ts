import { expect } from '@playwright/test'
import { click } from './support/hands'
import { test } from './support/ownSite'
import { comeAlive } from './support/people'
import { playTurn, shownCount } from './support/play'
import { openTable, rowOf } from './support/tables'
import { expectLies, inTurn, placements } from './support/turns'

/** Within how many milliseconds every viewer is right, though nobody has told it. */
const HEALED_MS = 5_000

// Between the commit and the pages nothing gets through: what they show they have found out by themselves.
test.use({ siteEnv: { MUGGINS_LOSE: '1' } })

async function expectSoon(what: string, holds: () => Promise<unknown>): Promise<void> {
  const began = Date.now()
  await holds()
  console.log(`${what}: right after ${Date.now() - began} ms`)
}

test('every viewer is right within five seconds though all pushes are lost', async ({ member, visitor }) => {
  const [anna, bert] = await Promise.all([member('Anna'), member('Bert')])
  const watcher = await visitor()
  await watcher.goto('/lobby')
  await comeAlive(watcher)
  const soon = { timeout: HEALED_MS }

  await openTable(anna.page)
  await expectSoon('lobby', () => rowOf(watcher, anna.name).waitFor(soon))
  await bert.page.goto(anna.page.url())
  await bert.page.getByRole('button', { name: 'Sit down' }).click()
  await expectSoon('table', () => anna.page.getByRole('link', { name: bert.name }).waitFor(soon))
  await bert.page.getByRole('button', { name: "I'm ready" }).click()
  const start = anna.page.getByRole('button', { name: 'Start the match' })
  await expectSoon('ready', () => expect(start).toBeEnabled(soon))
  await start.click()
  await expectSoon('start', () => bert.page.waitForURL(/\/match\//, soon))
  await anna.page.waitForURL(/\/match\//)
  await watcher.goto(anna.page.url())
  await comeAlive(watcher)

  for (let turn = 0; turn < 3; turn++) {
    const [player, other] = await inTurn([anna, bert])
    const { tile } = await playTurn(player.page, click)
    for (const page of [other.page, watcher]) await expectSoon('turn', () => expectLies(page, tile, soon))
    const count = await shownCount(player.page)
    expect([await shownCount(other.page), await shownCount(watcher)]).toEqual([count, count])
  }
  for (const page of [anna.page, bert.page, watcher]) await expect.poll(() => placements(page)).toBe(3)
})
