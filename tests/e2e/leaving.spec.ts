import { expect, type Page } from '@playwright/test'
import { expectGoodLook } from './support/look'
import { meet } from './support/meet'
import { open, test } from './support/people'
import { endPanel } from './support/play'
import { openTable, rowOf, tableDialog } from './support/tables'

async function resign(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Resign' }).click()
  const dialog = page.getByRole('alertdialog')
  await expect(dialog).toContainText('It counts as leaving on your profile.')
  await dialog.getByRole('button', { name: 'Resign' }).click()
  await endPanel(page).waitFor()
}

/** Both ask for a rematch, and play on. */
async function playAgain(first: Page, second: Page): Promise<void> {
  await endPanel(first).getByRole('button', { name: 'Rematch' }).click()
  await endPanel(second).getByRole('button', { name: 'Join the rematch' }).click()
  for (const page of [first, second]) await page.getByRole('button', { name: 'Resign' }).waitFor()
}

test('whoever leaves three matches is paused from rated play, and two who have met five times play on casually', async ({
  member,
}) => {
  test.setTimeout(240_000)
  const [anna, bert] = await Promise.all([member('Anna'), member('Bert')])
  await meet(anna.page, bert.page, { rated: true })
  for (const [leaver, other] of [
    [bert, anna],
    [bert, anna],
    [anna, bert],
    [anna, bert],
  ] as const) {
    await resign(leaver.page)
    await playAgain(other.page, leaver.page)
  }
  await resign(anna.page)

  // They have begun five rated ones: the next is casual, and says so before the second agrees.
  await endPanel(bert.page).getByRole('button', { name: 'Rematch' }).click()
  await expect(endPanel(anna.page)).toContainText('This one is casual: not all of you can play for rating right now.')
  await bert.page.getByRole('button', { name: 'Leave the table' }).click()

  // Anna has left three of five.
  await open(anna.page, '/lobby')
  const ways = anna.page.getByRole('region', { name: 'A match right now' })
  await expect(ways).toContainText('Rated play is paused')
  await expect(ways).toContainText('You have left 3 of your latest matches')
  await expect(ways.getByRole('timer')).toHaveText(/^1[34]:\d\d$/)
  await open(bert.page, '/lobby')
  await openTable(bert.page, { rated: true })
  await expect(rowOf(anna.page, bert.name)).toContainText('Rated play is paused for you until')
  await expectGoodLook(anna.page, 'the lobby of a paused player')
  await anna.page.goto(bert.page.url())
  await expect(anna.page.getByText('Rated play is paused for you until')).toBeVisible()
  await expect(anna.page.getByRole('button', { name: 'Sit' })).toHaveCount(0)

  // At a casual table they are told why it can't be rated.
  await bert.page.getByRole('button', { name: 'Change the rules' }).click()
  const change = bert.page.getByRole('dialog', { name: 'Change the rules' })
  await change.getByRole('radio', { name: 'Casual' }).check()
  await change.getByRole('button', { name: 'Change the rules' }).click()
  await anna.page.getByRole('button', { name: 'Sit down' }).click()
  await expect(bert.page.getByText(`You and ${anna.name} have begun 5 rated matches within 24 hours.`)).toBeVisible()
  await expectGoodLook(bert.page, 'a casual table of two who have met too often')
  await bert.page.getByRole('button', { name: 'Change the rules' }).click()
  await expect(change.getByRole('radio', { name: 'Rated', exact: true })).toBeDisabled()
  await expect(change).toContainText('Two of those seated have begun 5 rated matches with each other within 24 hours.')
  await bert.page.keyboard.press('Escape')
  await anna.page.getByRole('button', { name: 'Leave the table' }).click()
  await anna.page.getByRole('alertdialog').getByRole('button', { name: 'Leave the table' }).click()

  await open(anna.page, '/lobby')
  const dialog = await tableDialog(anna.page)
  await expect(dialog.getByRole('radio', { name: 'Rated', exact: true })).toBeDisabled()
  await expect(dialog).toContainText('Rated play is paused for you')
  await anna.page.keyboard.press('Escape')
  await ways.getByRole('button', { name: 'Play casually now' }).click()
  await expect(ways).toContainText('Whoever comes next.')
  await ways.getByRole('button', { name: 'Stop looking' }).click()

  await open(anna.page, `/player/${anna.name}`)
  await expect(anna.page.getByText('Left 3 of 5 matches with people (60%).')).toBeVisible()
  await expect(anna.page.getByText('Rated play is paused for you until')).toBeVisible()
  await expectGoodLook(anna.page, 'the profile of a paused player')
  await open(bert.page, `/player/${anna.name}`)
  await expect(bert.page.getByText('Left 3 of 5 matches with people (60%).')).toBeVisible()
  await expect(bert.page.getByText('Rated play is paused')).toHaveCount(0)
})
