import { expect, type Page } from '@playwright/test'
import { spokenSums } from '../../src/components/match/spokenSums'
import { choices, isFocused, key, ownHand } from './support/hands'
import { ask, listen, notesOf, pickByKey, pressByKey, tabTo } from './support/keys'
import { comeAlive, open, test } from './support/people'
import { endPanel, nextMoment, playTurn } from './support/play'
import { readLog } from './support/sums'

const SIGNS = { plus: 'plus', minus: 'minus', equals: 'is', rounded: 'rounded to' }
const spoken = (entry: string) => spokenSums(entry, SIGNS)
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** From the way in to a match against a bot. */
async function beginMatch(page: Page): Promise<void> {
  await open(page, '/sign-in')
  await pressByKey(page, button(page, 'Play as a guest'))
  await page.waitForURL('/lobby')
  await comeAlive(page)
  await pressByKey(page, button(page, 'Open a table'))
  const dialog = page.getByRole('dialog', { name: 'Open a table' })
  await pickByKey(page, dialog.getByRole('radio', { name: 'Three rounds' }))
  await pickByKey(page, dialog.getByRole('radio', { name: 'Casual' }))
  await pressByKey(page, dialog.getByRole('button', { name: 'Open the table' }))
  await page.waitForURL(/\/table\//)
  await pressByKey(page, button(page, 'Fill the free seats with bots'))
  await pressByKey(page, button(page, 'Start the match'))
  await page.waitForURL(/\/match\//)
  await comeAlive(page)
}

/** A tile is taken up and put down again; the keys are listed; hand, line, scores and clocks are told. */
async function tryKeys(page: Page): Promise<void> {
  await page.keyboard.press('1')
  await expect(page.locator('[data-end]:focus')).toHaveCount(1)
  await page.keyboard.press('Escape')
  const [best] = await choices(page)
  await expect(ownHand(page).locator('[data-tile]:focus')).toHaveAttribute('aria-pressed', 'false')
  await page.keyboard.press('?')
  const dialog = page.getByRole('dialog', { name: 'Keys' })
  await expect(dialog).toContainText('Say the scores')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  expect(await isFocused(ownHand(page).locator('[data-tile]:focus'))).toBe(true)
  const tiles = await ownHand(page)
    .locator('[data-tile]')
    .evaluateAll((all) => all.map((tile) => tile.getAttribute('data-tile') ?? ''))
  const hand = await ask(page, 'h')
  expect(hand).toContain(`${tiles.length} tile`)
  expect(hand).toContain(`${best?.tile}, playable`)
  for (const tile of tiles) expect(hand).toContain(tile)
  expect(await ask(page, 'l')).toMatch(/^(The line from left to right: \d-\d|No tile lies).*oneyard.*\d tiles?\.$/)
  expect(await ask(page, 's')).toMatch(/: (minus )?\d+ points; .*: (minus )?\d+ points\. \d+ points win; round 1\.$/)
  expect(await ask(page, 't')).toMatch(/^Your turn\. .*: \d:\d\d left of the turn/)
}

/** Plays on to the end, without the network for a while. */
async function playByKeys(page: Page): Promise<void> {
  for (let placed = 0; ; ) {
    const moment = await nextMoment(page)
    if (moment === 'over') return
    if (moment === 'settled') {
      await page.keyboard.press('r')
      await expect(button(page, 'Ready')).toHaveCount(0)
      continue
    }
    if (placed === 1) await tryKeys(page)
    if (placed === 3) await page.context().setOffline(true)
    await playTurn(page, (_, choice) => (placed === 3 ? Promise.resolve() : key(page, choice, placed % 3 === 0)))
    if (placed === 3) {
      await page.getByText('You are offline.').filter({ visible: true }).waitFor()
      await page.context().setOffline(false)
      await page.getByText('You are offline.').filter({ visible: true }).waitFor({ state: 'hidden' })
    }
    placed += 1
  }
}

/** Steps through the match from its end panel, and comes back. */
async function replayByKeys(page: Page): Promise<void> {
  const match = page.url()
  await pressByKey(page, endPanel(page).getByRole('link', { name: 'Step through' }))
  await page.waitForURL(/\/replay/)
  await comeAlive(page)
  const position = page.getByText(/^\d+ \/ \d+$/)
  const told = page.locator('p[role="status"].sr-only')
  await position.waitFor()
  // By its title, or by its heading where that has come sooner: the title has the same words and more.
  const announced = page.locator('next-route-announcer [aria-live]')
  await expect(announced).toHaveText(/ – /)
  expect(await page.title()).toContain((await announced.textContent()) ?? 'nothing')
  await page.keyboard.press('End')
  await expect(told).toHaveText(/ wins?, |^A draw/)
  await page.keyboard.press('Home')
  await expect(position).toHaveText(/^1 \//)
  await page.keyboard.press('ArrowRight')
  await expect(position).toHaveText(/^2 \//)
  await page.goBack()
  await page.waitForURL(match)
  await endPanel(page).waitFor()
}

test('a whole match is played by keys alone, and heard as it is logged', async ({ visitor }) => {
  test.setTimeout(240_000)
  const page = await visitor({ viewport: { width: 1280, height: 800 } })
  await listen(page)
  await beginMatch(page)
  await playByKeys(page)

  const log = await readLog(page)
  await expect.poll(async () => (await notesOf(page)).heard.at(-1)).toMatch(/ wins?, |^A draw/)
  const { heard, pointed } = await notesOf(page)
  // What came before the page was there is in the log alone.
  expect(log.length - heard.length).toBeLessThan(5)
  expect(heard.map((said) => said.replace(/ Your turn\.$/, ''))).toEqual(log.slice(-heard.length).map(spoken))
  expect(heard.filter((said) => said.endsWith(' Your turn.')).length).toBeGreaterThan(3)
  expect(pointed).toBe(false)

  // Read anew, it says nothing again.
  await page.reload()
  await comeAlive(page)
  await readLog(page)
  expect(await ask(page, 't')).toBe('')
  expect(await notesOf(page)).toEqual({ heard: [], pointed: false })

  await replayByKeys(page)
  const first = page.url()
  await pressByKey(page, endPanel(page).getByRole('button', { name: 'Rematch' }))
  await page.waitForURL((url) => url.pathname.startsWith('/match/') && url.href !== first)
  await comeAlive(page)

  const watcher = await visitor()
  await listen(watcher)
  await open(watcher, page.url())
  await readLog(watcher)
  expect(await ask(watcher, 's')).toMatch(/ points win; round 1\.$/)
  expect(await ask(watcher, 'h')).toBe('You are watching and hold no tiles.')
  await tabTo(watcher, button(watcher, 'Look, sound and touch'))
  await watcher.keyboard.press('?')
  await watcher.getByRole('dialog', { name: 'Keys' }).waitFor()
  await watcher.keyboard.press('Escape')
  await expect(button(watcher, 'Look, sound and touch')).toBeFocused()

  await pressByKey(page, button(page, 'Resign'))
  const asked = page.getByRole('alertdialog')
  await pressByKey(page, asked.getByRole('button', { name: 'Resign' }))
  await endPanel(page).waitFor()
  expect((await notesOf(page)).pointed || (await notesOf(watcher)).pointed).toBe(false)
})
