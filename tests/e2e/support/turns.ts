import { expect, type Locator, type Page } from '@playwright/test'
import { choices, ownHand, targetName } from './hands'
import type { Person } from './people'
import { nextMoment } from './play'
import { readLog } from './sums'

/** The picture of the line, which says in words what lies there. */
export const lineOf = (page: Page): Locator => page.getByRole('img', { name: /^The line from/ })

/** Waits until a tile lies on the line, either way round. */
export async function expectLies(page: Page, tile: string, options?: { timeout: number }): Promise<void> {
  const turned = [...tile].reverse().join('')
  await expect(lineOf(page)).toHaveAttribute('aria-label', new RegExp(`${tile}|${turned}`), options)
}

/** How many placements the log tells of. */
export async function placements(page: Page): Promise<number> {
  return (await readLog(page)).filter((entry) => / plays? \d-\d/.test(entry)).length
}

/** Who of two is to move now, and the other; both have the match open. */
export async function inTurn([one, other]: readonly [Person, Person]): Promise<[Person, Person]> {
  const first = await Promise.race([one, other].map((each) => nextMoment(each.page).then(() => each)))
  return first === one ? [one, other] : [other, one]
}

/** Takes a tile up and places it, without waiting for what becomes of it; the tile. */
export async function lay(page: Page): Promise<string> {
  const [best] = await choices(page)
  if (!best) throw new Error('nothing to place')
  await ownHand(page).locator(`[data-tile="${best.tile}"]`).click()
  await page.getByRole('button', { name: targetName(best), exact: true }).click()
  return best.tile
}
