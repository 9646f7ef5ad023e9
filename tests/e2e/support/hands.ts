import { expect, type Locator, type Page } from '@playwright/test'
import type { EndName } from './shownLine'
import { endCalled } from './sums'

/** A placement that the page offers. */
export type Choice = {
  readonly tile: string
  /** As the page calls it; null for the opening tile. */
  readonly end: EndName | null
  readonly value: number
  readonly points: number
}

export const ownHand = (page: Page): Locator => page.getByRole('group', { name: /^Your hand/ })
export const playable = (page: Page): Locator => ownHand(page).getByRole('button', { name: /, playable / })

const PLACE = /^(?:on the (left|right|upper arm’s|lower arm’s) (\d)|to open)(?:, scores (\d+))?$/
const CALLED = { left: 'left', right: 'right', up: 'upper arm’s', down: 'lower arm’s' } as const

/** A tile of the hand with the places it may go to, as its name says: `5-0, playable on the left 5, scores 10; …`. */
function choicesOf(label: string): Choice[] {
  const [, tile = '', places = ''] = /^(\d-\d), playable (.+?)(?:, taken up)?$/.exec(label) ?? []
  return places.split('; ').map((place) => {
    const found = PLACE.exec(place)
    if (!found) throw new Error(`"${label}" is not how a tile is named`)
    const [, end, value, points] = found
    return {
      tile,
      end: endCalled(end) ?? null,
      value: Number(value ?? 0),
      points: Number(points ?? 0),
    }
  })
}

const pips = (tile: string) => Number(tile[0]) + Number(tile[2])

/** All that may be placed now, the one that scores most first, then the heaviest; in the hand's order `at`. */
export async function choices(page: Page): Promise<(Choice & { at: number })[]> {
  const labels = await playable(page).evaluateAll((tiles) => tiles.map((tile) => tile.getAttribute('aria-label') ?? ''))
  const all = labels.flatMap((label, at) => choicesOf(label).map((choice) => ({ ...choice, at })))
  return all.sort((a, b) => b.points - a.points || pips(b.tile) - pips(a.tile))
}

/** What the end is called that a taken-up tile may go to. */
export function targetName({ tile, end, value, points }: Choice): string {
  const place = end === null ? `Open with ${tile}` : `Place ${tile} on the ${CALLED[end]} ${value}`
  return points > 0 ? `${place}, scores ${points}` : place
}

/** How long a tile may take to leave the hand, in milliseconds. */
const GONE_MS = 10_000

const tileOf = (page: Page, { tile }: Choice) => ownHand(page).locator(`[data-tile="${tile}"]`)
const targetOf = (page: Page, choice: Choice) => page.getByRole('button', { name: targetName(choice), exact: true })

/** Places a tile and waits until it has left the hand; the next round's hand may have the same one again before one looks. */
async function away(page: Page, choice: Choice, place: () => Promise<void>): Promise<void> {
  const tile = await tileOf(page, choice).elementHandle()
  await place()
  await tile?.waitForElementState('hidden', { timeout: GONE_MS })
}

/** Places a tile by two clicks. */
export async function click(page: Page, choice: Choice): Promise<void> {
  await tileOf(page, choice).click()
  await away(page, choice, () => targetOf(page, choice).click())
}

async function middleOf(locator: Locator): Promise<[number, number]> {
  const box = await locator.boundingBox()
  if (!box) throw new Error('nothing to drag there')
  return [box.x + box.width / 2, box.y + box.height / 2]
}

/** Places a tile by dragging it there. */
export async function drag(page: Page, choice: Choice): Promise<void> {
  // A tile that has just been drawn can be taken once it has come.
  await tileOf(page, choice).click({ trial: true })
  const [x, y] = await middleOf(tileOf(page, choice))
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x, y - 40, { steps: 4 })
  await page.mouse.move(...(await middleOf(targetOf(page, choice))), { steps: 6 })
  await away(page, choice, () => page.mouse.up())
}

/** Reaches a tile of the hand by keys: arrows from nowhere and within the hand, Tab from anything else. */
async function reach(page: Page, tile: Locator): Promise<void> {
  for (let presses = 0; presses < 120 && !(await isFocused(tile)); presses++) {
    const arrow = await page.evaluate(() => document.activeElement?.matches('body, #content, [data-tile]') ?? true)
    await page.keyboard.press(arrow ? 'ArrowRight' : 'Tab')
  }
  await expect(tile).toBeFocused()
}

/** Places a tile by keys alone: its number where it has one, else the arrows; then the end, and Enter. */
export async function key(page: Page, choice: Choice & { at: number }, byNumber: boolean): Promise<void> {
  const { keyboard } = page
  if (byNumber && choice.at < 9) await keyboard.press(String(choice.at + 1))
  else {
    await reach(page, tileOf(page, choice))
    await keyboard.press('Enter')
  }
  await expect(page.locator('[data-end]:focus')).toHaveCount(1)
  for (let presses = 0; presses < 3 && !(await isFocused(targetOf(page, choice))); presses++)
    await keyboard.press('ArrowRight')
  await expect(targetOf(page, choice)).toBeFocused()
  await away(page, choice, () => keyboard.press('Enter'))
}

/** Whether something has the focus; false where it has gone meanwhile. */
export function isFocused(locator: Locator): Promise<boolean> {
  return locator
    .evaluate((element) => element === document.activeElement, undefined, { timeout: 1000 })
    .catch(() => false)
}

/** Presses a button by keys alone: Tab until it has the focus, then Enter. False when it is not there, or no more. */
export async function press(page: Page, button: Locator): Promise<boolean> {
  for (let presses = 0; presses < 80 && (await button.isVisible()); presses++) {
    if (await isFocused(button)) {
      await page.keyboard.press('Enter')
      return true
    }
    await page.keyboard.press('Tab')
  }
  return false
}
