import { expect, type Locator, type Page } from '@playwright/test'
import { type Choice, choices, ownHand, playable, targetName } from './hands'
import { ShownLine } from './shownLine'
import { endCalled, readLog, worth } from './sums'

export const numbers = (page: Page): Locator => page.getByRole('group', { name: /^What does |^Muggins! |^Did / })
export const mugginsButton = (page: Page): Locator => page.getByRole('button', { name: 'Muggins!', exact: true })
const forcedButton = (page: Page) => page.getByRole('button', { name: /^(Draw|Pass)$/ })
export const waiver = (page: Page): Locator => page.getByRole('button', { name: 'Let it go', exact: true })

/** The line as the page's log tells it. */
export async function lineOf(page: Page): Promise<ShownLine> {
  let line = new ShownLine(false)
  for (const entry of await readLog(page)) {
    if (/^Round \d+: /.test(entry)) line = new ShownLine(false)
    const found = /(\d-\d)(?: on the (left|right) (\d))?, saying /.exec(entry)
    if (found) line.place(found[1] ?? '', endCalled(found[2]))
  }
  return line
}

/** All that may be placed, with what each would make, the most first: as a player works it out. */
export async function claimable(page: Page): Promise<(Choice & { makes: number })[]> {
  const line = await lineOf(page)
  const all = (await choices(page)).map((choice) => ({
    ...choice,
    makes: worth(line.after(choice.tile, choice.end ?? undefined)),
  }))
  return all.sort((a, b) => b.makes - a.makes)
}

export type Naming = 'click' | 'key'

/** Names a number where numbers are on offer; 0 is the first choice. */
export async function name(page: Page, points: number, way: Naming): Promise<void> {
  await numbers(page).waitFor()
  if (way === 'key') await page.keyboard.press(String(points / 5))
  else if (points === 0) await numbers(page).getByRole('button').and(page.locator('[data-points="0"]')).click()
  else
    await numbers(page)
      .getByRole('button', { name: String(points), exact: true })
      .click()
  await expect(numbers(page)).toHaveCount(0)
}

/** Lays a tile on trial: its number is still to be named. */
export async function tryTile(page: Page, choice: Choice): Promise<void> {
  await ownHand(page).locator(`[data-tile="${choice.tile}"]`).click()
  await page.getByRole('button', { name: targetName(choice), exact: true }).click()
  await numbers(page).waitFor()
}

export async function claim(page: Page, choice: Choice, points: number, way: Naming = 'click'): Promise<void> {
  await tryTile(page, choice)
  await name(page, points, way)
  await expect(ownHand(page).locator(`[data-tile="${choice.tile}"]`)).toHaveCount(0)
}

export async function callMuggins(page: Page, points: number, way: Naming = 'click'): Promise<void> {
  if (way === 'key') await page.keyboard.press('m')
  else await mugginsButton(page).click()
  await name(page, points, way)
}

export type Moment = 'turn' | 'forced' | 'call' | 'settled' | 'over'

/** What the match wants of this page's player; null while it is somebody else's doing. */
export async function momentOf(page: Page): Promise<Moment | null> {
  if (await page.getByRole('region', { name: / wins?$|^A draw: / }).isVisible()) return 'over'
  if (await waiver(page).isVisible()) return 'call'
  if (await page.getByRole('button', { name: 'Ready', exact: true }).isVisible()) return 'settled'
  if (await forcedButton(page).isVisible()) return 'forced'
  return (await playable(page).first().isVisible()) ? 'turn' : null
}

/** Draws or passes by the key. */
export async function force(page: Page): Promise<void> {
  const entries = (await readLog(page)).length
  await page.keyboard.press((await forcedButton(page).textContent()) === 'Draw' ? 'd' : 'p')
  await expect.poll(async () => (await readLog(page)).length).toBeGreaterThan(entries)
}

/** The points of somebody at the table, as a page shows them. */
export async function scoreOf(page: Page, player: string): Promise<number> {
  const text = await page
    .getByRole('region', { name: `${player} at the table` })
    .getByText(/points$/)
    .textContent()
  return Number((text ?? '').replace(' points', '').replace('−', '-'))
}

/** Whether a page tells what the line counts, in its table, its words or its log's last placement. */
export async function expectNoCount(page: Page): Promise<void> {
  const table = page.getByRole('region', { name: 'Table', exact: true })
  await expect(page.getByText(/^Count: /)).toHaveCount(0)
  await expect(table.getByRole('img', { name: /Count: |counts / })).toHaveCount(0)
  // What was missed while away, before this placement, stands in a list.
  await expect(table.locator('p').filter({ hasText: / = \d/ })).toHaveCount(0)
  await expect(table.locator('.figures.bg-count')).toHaveCount(0)
  // The placer's own page may show the tile a moment before the log has it.
  const last = async () => (await readLog(page)).findLast((entry) => entry.includes(', saying '))
  await expect.poll(last).toMatch(/, saying (nothing|\d+ – wrong)\.$/)
}
