import { expect, type Page } from '@playwright/test'
import { type Choice, choices, click, playable } from './hands'
import { checkSum } from './sums'

export type Moment = 'turn' | 'settled' | 'over'
export type Placed = Choice & { readonly at: number }
export type Way = (page: Page, choice: Placed) => Promise<void>

const readyButton = (page: Page) => page.getByRole('button', { name: 'Ready', exact: true })
export const endPanel = (page: Page) =>
  page.getByRole('region', { name: / wins?$|^A draw: |^The match was not finished$/ })

/** Waits until the match wants something of the page's player, or has ended. */
export async function nextMoment(page: Page): Promise<Moment> {
  const [turn, settled, over] = [playable(page).first(), readyButton(page), endPanel(page)]
  await turn.or(settled).or(over).first().waitFor()
  if (await over.isVisible()) return 'over'
  return (await turn.isVisible()) ? 'turn' : 'settled'
}

/** The count that the table shows. */
export async function shownCount(page: Page): Promise<number> {
  const text = await page.getByText(/^Count: /).textContent()
  return checkSum((text ?? '').replace('Count: ', ''))
}

/** Says "ready" between two rounds. The next round may begin by itself meanwhile, then there is nothing to press. */
export async function sayReady(page: Page): Promise<void> {
  await readyButton(page)
    .click({ timeout: 1500 })
    .catch(() => undefined)
  await expect(readyButton(page)).toHaveCount(0)
}

/** Places what scores most, by a way of choosing; checks what the page promised against what it then shows. */
export async function playTurn(page: Page, way: Way): Promise<Placed> {
  const [best] = await choices(page)
  if (!best) throw new Error('nothing to place')
  await way(page, best)
  return best
}

export type Habits = {
  readonly way: Way
  /** Called after each own placement with how many there have been; false ends the playing. */
  readonly after?: (placed: number) => Promise<unknown>
  readonly ready?: (page: Page) => Promise<void>
}

/** Plays on, by the page's own controls, to the match's end. */
export async function playOn(page: Page, { way, after, ready = sayReady }: Habits): Promise<number> {
  for (let placed = 0; ; ) {
    const moment = await nextMoment(page)
    if (moment === 'over') return placed
    if (moment === 'settled') {
      await ready(page)
      continue
    }
    await playTurn(page, way)
    placed += 1
    if ((await after?.(placed)) === false) return placed
  }
}

export const byClicks: Way = (page, choice) => click(page, choice)
