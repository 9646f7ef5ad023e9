import { expect, type Page } from '@playwright/test'
import { click, ownHand } from './support/hands'
import { test } from './support/people'
import { endPanel, nextMoment, playTurn, sayReady } from './support/play'
import { auditLog, readLog } from './support/sums'
import { openTable } from './support/tables'

const plates = (page: Page) => page.getByRole('region', { name: / at the table$/ })

async function teamScores(page: Page): Promise<Record<string, number>> {
  const items = await page.getByRole('list', { name: 'Scores of the teams' }).getByRole('listitem').allTextContents()
  const found = items.map((text) => /^(.+? & .+?)(−?\d+) points/.exec(text))
  return Object.fromEntries(found.map((each) => [each?.[1] ?? '', Number(each?.[2]?.replace('−', '-'))]))
}

/** Keeps every name that the line has from now on: what it shows may be gone again before a test looks. */
async function keepLines(page: Page): Promise<() => Promise<string[]>> {
  const kept = await page.evaluateHandle(() => {
    const names = new Set<string>()
    const look = () => {
      for (const image of document.querySelectorAll('svg[role="img"]'))
        names.add(image.getAttribute('aria-label') ?? '')
    }
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true, attributes: true })
    look()
    return names
  })
  return () => kept.evaluate((names) => [...names])
}

test('partners with a spinner: one score for a team, the partner’s hand hidden, every sum checked', async ({
  member,
}) => {
  test.setTimeout(300_000)
  const { page, name } = await member('Anna', { viewport: { width: 1280, height: 800 } })
  await openTable(page, { preset: 'Partners' })
  await page.getByRole('button', { name: 'Fill the free seats with bots' }).click()
  await page.getByRole('button', { name: 'Start the match' }).click()
  await page.waitForURL(/\/match\//)
  await nextMoment(page)

  // Around the table clockwise from the left: the partner sits opposite.
  const labels = await plates(page).evaluateAll((all) => all.map((each) => each.getAttribute('aria-label') ?? ''))
  const [left = '', across = '', right = '', self = ''] = labels.map((label) => label.replace(' at the table', ''))
  expect(self).toBe(name)
  await expect(plates(page).nth(1)).toContainText('partner')
  for (const at of [0, 2, 3]) await expect(plates(page).nth(at)).not.toContainText('partner')
  const sides = [
    [name, across],
    [left, right],
  ]
  const sideNames = sides.map((side) => side.join(' & '))
  expect(Object.keys(await teamScores(page))).toEqual(sideNames)

  /** Nobody's tiles but the own stand anywhere on the table while the round runs. */
  const expectHidden = async () => {
    for (const at of [0, 1, 2]) {
      await expect(plates(page).nth(at)).toContainText(/\d tiles?/)
      expect(await plates(page).nth(at).textContent()).not.toMatch(/\d-\d/)
      await expect(plates(page).nth(at).locator('circle')).toHaveCount(0)
    }
    await expect(ownHand(page)).toHaveCount(1)
  }
  const audited = async () =>
    auditLog(await readLog(page), [name, left, across, right], { own: name, sides, spinner: true, award: true })

  const lines = await keepLines(page)
  let rounds = 0
  for (let moment = await nextMoment(page); moment !== 'over'; moment = await nextMoment(page)) {
    if (moment === 'settled') {
      // Both hands of a team are opened, under one name and with one sum.
      for (const side of sideNames) await expect(page.getByText(side, { exact: true }).last()).toBeVisible()
      // The next round may begin, and score, between the reading of the log and of the scores.
      await expect(async () => {
        const { scores, rounds: told } = await audited()
        expect(told).toBeGreaterThan(rounds)
        expect(await teamScores(page)).toEqual(scores)
        rounds = told
      }).toPass({ timeout: 20_000 })
      await sayReady(page)
      continue
    }
    await expectHidden()
    await playTurn(page, click)
  }
  const { scores, ends, rounds: played } = await audited()
  expect(played).toBeGreaterThan(0)
  expect(await teamScores(page)).toEqual(scores)
  const best = Math.max(...Object.values(scores))
  await expect(endPanel(page)).toContainText(String(best))
  // The four-ended line has been on the page: open arms that count nothing yet, and tiles joined to them.
  expect((await lines()).filter((line) => /Upper arm’s end \d, open but counts nothing/.test(line))).not.toEqual([])
  expect([...ends].some((end) => end === 'up' || end === 'down')).toBe(true)
})
