import { expect, type Page } from '@playwright/test'
import { playBot, readyToWeigh, WEIGHT_LIMITS, weigh } from '../support/weight.mjs'
import { click } from './support/hands'
import { comeAlive, emailOf, fillSignUp, freshName, open, test } from './support/people'
import { endPanel, playOn } from './support/play'
import { takeShifts, watchShifts } from './support/shifts'

test.describe.configure({ mode: 'parallel' })

test('home and match load little before they come alive', async ({ visitor }) => {
  const page = await visitor()
  await readyToWeigh(page)
  expect(await weigh(page, '/'), 'KB of home').toBeLessThanOrEqual(WEIGHT_LIMITS.home)
  expect(await weigh(page, await playBot(page)), 'KB of a match').toBeLessThanOrEqual(WEIGHT_LIMITS.match)
})

/** At a match's end the table takes the room that the hand has left, on a phone: once, and that is seen. */
const AT_THE_END = 0.1

/** Everything that moved by itself, weighed together. */
async function expectStill(page: Page, where: string, limit = 0.01): Promise<void> {
  // A hand that has drawn a row more takes the room from the line: what has come from the boneyard is no surprise.
  const shifts = (await takeShifts(page)).filter(({ of }) => !of.some((part) => part.includes('"Your hand: ')))
  const sum = shifts.reduce((total, { value }) => total + value, 0)
  expect(sum, `${where}: ${JSON.stringify(shifts)}`).toBeLessThan(limit)
}

const OPEN_TO_ALL = ['/', '/lobby', '/en/rules', '/en/learn', '/leaderboard', '/verify', '/replay', '/sign-in', '/none']
const OF_MEMBERS = ['/', '/lobby', '/history', '/settings']

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]) {
  test(`nothing moves by itself at ${viewport.width} px, a match included`, async ({ visitor }) => {
    test.setTimeout(120_000)
    const page = await visitor({ viewport })
    await watchShifts(page)
    for (const path of OPEN_TO_ALL) {
      await page.goto(path, { waitUntil: 'networkidle' })
      await comeAlive(page)
      await expectStill(page, path)
    }
    await open(page, '/lobby')
    await page.getByRole('button', { name: 'Play a bot', exact: true }).click()
    await page.waitForURL(/\/match\//)
    await page.getByRole('button', { name: 'Resign' }).waitFor()
    // That the lobby has made way for the match was its reader's wish.
    await takeShifts(page)
    await playOn(page, { way: click, after: async (placed) => placed < 4 })
    await expectStill(page, 'the turns of a match')
    await page.getByRole('button', { name: 'Resign' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Resign' }).click()
    await expect(endPanel(page)).toBeVisible()
    await expectStill(page, 'the end of a match', AT_THE_END)
    const match = new URL(page.url()).pathname
    const name = freshName('Still')
    await open(page, '/sign-up')
    await fillSignUp(page, { name, email: emailOf(name) })
    await page.getByRole('button', { name: 'Make it an account' }).click()
    await page.waitForURL('/lobby')
    for (const path of [match, `${match}/replay`, ...OF_MEMBERS, `/player/${encodeURIComponent(name)}`]) {
      await page.goto(path, { waitUntil: 'networkidle' })
      await comeAlive(page)
      await expectStill(page, path)
    }
  })
}
