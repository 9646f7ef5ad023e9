import { randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { meet } from './support/meet'
import { open, type Person, test } from './support/people'
import { editOptions, openTable, rowOf, seatAt, tableDialog } from './support/tables'

const leave = (page: Page) => page.getByRole('button', { name: 'Leave the table' }).click()

test('a guest comes by the invite link; changed rules clear who was ready; the owner leaves and the guest owns', async ({
  member,
  visitor,
}) => {
  const anna = await member('Anna', { permissions: ['clipboard-read', 'clipboard-write'] })
  await openTable(anna.page, { invite: true })
  await anna.page.getByRole('button', { name: 'Copy the invite link' }).click()
  await expect(anna.page.getByText('The link is copied.')).toBeVisible()
  const link = await anna.page.evaluate(() => navigator.clipboard.readText())

  const guest = await visitor()
  await open(guest, '/lobby')
  await expect(guest.getByRole('heading', { name: 'Open tables' })).toBeVisible()
  await expect(rowOf(guest, anna.name)).toHaveCount(0)
  expect((await guest.goto(anna.page.url()))?.status()).toBe(404)

  await open(guest, link)
  await guest.getByRole('button', { name: 'Sit down as a guest' }).click()
  await guest.waitForURL(/\/table\//)
  await guest.getByRole('button', { name: "I'm ready" }).click()
  await expect(seatAt(anna.page, 2)).toContainText('ready')
  await expect(seatAt(anna.page, 2)).not.toContainText('not ready')
  await expect(seatAt(anna.page, 2)).toContainText('guest')

  await anna.page.getByRole('button', { name: 'Change the rules' }).click()
  const dialog = anna.page.getByRole('dialog', { name: 'Change the rules' })
  await expect(dialog).toContainText('Everybody who is ready will have to say so again.')
  await dialog.getByRole('radio', { name: 'Full match' }).check()
  await dialog.getByRole('button', { name: 'Change the rules' }).click()
  await expect(guest.getByText('The first to reach 250 points wins.')).toBeVisible()
  await expect(seatAt(anna.page, 2)).toContainText('not ready')
  await expect(guest.getByRole('button', { name: "I'm ready" })).toBeVisible()
  const changed = guest.getByText('The rules or the clock have changed.')
  await expect(changed).toBeVisible()
  await guest.getByRole('button', { name: "I'm ready" }).click()
  await expect(changed).toBeHidden()

  await leave(anna.page)
  await anna.page.getByRole('alertdialog').getByRole('button', { name: 'Leave the table' }).click()
  await anna.page.waitForURL('/lobby')
  await expect(seatAt(guest, 2)).toContainText('owner')
  await expect(seatAt(guest, 1)).toContainText('Free')
  await expect(guest.getByRole('heading', { level: 1 })).not.toContainText(anna.name)
  await expect(guest.getByRole('button', { name: 'Change the rules' })).toBeVisible()
})

test('one person in two tabs is one player', async ({ member }) => {
  const { page, name, context } = await member('Anna')
  await openTable(page, { rated: true })
  const other = await context.newPage()
  await open(other, '/lobby')
  await expect(rowOf(other, name).getByRole('link', { name: 'Your table' })).toBeVisible()
  await expect(rowOf(other, name).getByRole('button', { name: /^Sit down/ })).toHaveCount(0)
  await rowOf(other, name).getByRole('link', { name: 'Your table' }).click()
  await other.waitForURL(page.url())
  await expect(other.getByRole('button', { name: /^Sit/ })).toHaveCount(0)
  await other.getByRole('button', { name: "I'm ready" }).click()
  await expect(page.getByRole('button', { name: "I'm not ready yet" })).toBeVisible()
  await expect(page.getByText('One seat is free.')).toBeVisible()
  // Past the page's own controls: the server says no, too.
  const answer = await other.evaluate(async (tableId) => {
    const body = JSON.stringify({ json: { tableId, seat: 1 } })
    return (
      await fetch('/api/trpc/table.sit', { method: 'POST', body, headers: { 'content-type': 'application/json' } })
    ).json()
  }, page.url().split('/').at(-1))
  expect(JSON.stringify(answer)).toContain('alreadySeated')
  await expect(seatAt(page, 2)).toContainText('Free')
})

test('the way back to a live match stands on every page, and there is one such match at most', async ({ member }) => {
  const [anna, bert, carl] = await Promise.all([member('Anna'), member('Bert'), member('Carl')])
  const match = await meet(anna.page, bert.page)
  await openTable(carl.page)
  for (const path of [
    '/',
    '/lobby',
    '/history',
    '/settings',
    `/player/${anna.name}`,
    new URL(carl.page.url()).pathname,
    '/nowhere',
  ]) {
    await anna.page.goto(path)
    await expect(anna.page.getByRole('link', { name: 'Return to your match' })).toHaveAttribute('href', match)
  }
  await open(anna.page, '/lobby')
  await rowOf(anna.page, carl.name).getByRole('button', { name: 'Sit down' }).click()
  await expect(anna.page.getByText('You are in a match that is still running. Finish it first.')).toBeVisible()
  await expect(seatAt(carl.page, 2)).toContainText('Free')
  await anna.page.getByRole('link', { name: 'Return to your match' }).click()
  await anna.page.waitForURL(match)
  await expect(anna.page.getByRole('link', { name: 'Return to your match' })).toHaveCount(0)
})

test('a table that does not exist, and one that has closed', async ({ member, visitor }) => {
  const page = await visitor()
  for (const path of [`/table/${randomUUID()}`, '/table/nonsense', '/t/nonsense', '/t/AAAAAAAAAAAAAAAAAAAAAA']) {
    expect((await page.goto(path))?.status(), path).toBe(404)
    await expect(page.getByRole('heading', { name: 'Nothing lies here' })).toBeVisible()
  }
  const anna = await member('Anna')
  await openTable(anna.page)
  await open(page, anna.page.url())
  await expect(page.getByRole('button', { name: 'Sit down as a guest' })).toBeVisible()
  await leave(anna.page)
  await anna.page.waitForURL('/lobby')
  await expect(page.getByText('This table is closed')).toBeVisible()
  await expect(page.getByRole('button', { name: /Sit/ })).toHaveCount(0)
  await expect(rowOf(anna.page, anna.name)).toHaveCount(0)
})

test('own rules: each option to be chosen, in words at table, lobby and match; never rated; kept for the next time', async ({
  member,
  visitor,
}) => {
  const { page, name } = await member('Anna')
  const dialog = await tableDialog(page)
  await dialog.getByRole('radio', { name: 'Rated' }).check()
  await editOptions(dialog)
  const group = (option: string) => dialog.getByRole('group', { name: option, exact: true })
  await expect(group('Teams').getByRole('radio', { name: 'Two teams' })).toBeDisabled()
  await expect(group('Teams')).toContainText('Teams need four players.')
  await expect(group('After a blocked round').getByRole('radio', { name: 'Net' })).toBeDisabled()
  await group('Spinner').getByRole('radio', { name: 'First double' }).check()
  await expect(dialog).toContainText('Own rules, based on Muggins.')
  await expect(dialog.getByRole('radio', { name: 'Rated' })).toBeDisabled()
  await expect(dialog.getByRole('radio', { name: 'Casual' })).toBeChecked()
  await expect(group('Rating')).toContainText('Own rules are always casual.')

  await dialog.getByRole('button', { name: 'Back to Muggins' }).click()
  await expect(group('Spinner').getByRole('radio', { name: 'None' })).toBeChecked()
  await expect(dialog.getByRole('radio', { name: 'Rated' })).toBeChecked()

  const target = dialog.getByRole('spinbutton', { name: 'Points to win' })
  await target.fill('303')
  await expect(dialog.getByRole('alert')).toHaveText('A multiple of five, 5 or more.')
  await expect(dialog.getByRole('button', { name: 'Open the table' })).toBeDisabled()
  await target.press('ArrowUp')
  await expect(target).toHaveValue('305')
  await group('Spinner').getByRole('radio', { name: 'None' }).focus()
  await page.keyboard.press('ArrowDown')
  await group('Claiming points').getByRole('radio', { name: 'Steal' }).check()

  await open(page, '/lobby')
  await tableDialog(page)
  await expect(dialog).toContainText('Own rules, based on Muggins.')
  await expect(target).toHaveValue('305')
  await expect(group('Claiming points').getByRole('radio', { name: 'Steal' })).toBeChecked()
  await dialog.getByRole('button', { name: 'Open the table' }).click()
  await page.waitForURL(/\/table\//)

  const words = [
    'The first to reach 305 points wins, or whoever is ahead after 10 rounds.',
    'The first double opens two more arms once both its sides are covered.',
    "You name your points as you place the tile; if you don't, the next player may say muggins and take them.",
  ]
  const heading = 'Own rules: to 305, 10 rounds, spinner, steal'
  await expect(page.getByRole('heading', { name: heading })).toBeVisible()
  for (const sentence of words) await expect(page.getByRole('listitem').filter({ hasText: sentence })).toBeVisible()
  await expect(page.getByText('Casual', { exact: true })).toBeVisible()

  const guest = await visitor()
  await open(guest, '/lobby')
  await expect(rowOf(guest, name).getByRole('heading', { name: heading })).toBeVisible()
  const brief =
    'first to 305, or ahead after 10 rounds · pips left in hand are lost · spinner · points not named can be taken'
  await expect(rowOf(guest, name)).toContainText(brief)

  await page.getByRole('button', { name: 'Add a bot' }).click()
  await page.getByRole('button', { name: 'Start the match' }).click()
  await page.waitForURL(/\/match\//)
  await page.getByRole('tab', { name: 'Rules' }).click()
  for (const sentence of words) await expect(page.getByRole('tabpanel')).toContainText(sentence)
})

test('partners, rated: a seat is a team, and everybody sees who plays with whom', async ({ member }) => {
  const four = await Promise.all(['Anna', 'Bert', 'Carl', 'Dora'].map((stem) => member(stem)))
  const [anna, bert, carl, dora] = four as [Person, Person, Person, Person]
  await openTable(anna.page, { preset: 'Partners', rated: true })
  const rules = anna.page.getByRole('heading', { name: 'Partners, quick' })
  await expect(rules).toBeVisible()
  await expect(seatAt(anna.page, 1)).toContainText('partner of seat 3')
  await expect(rowOf(bert.page, anna.name)).toContainText('Team A')
  for (const [seat, { page }] of [
    [3, carl],
    [4, bert],
  ] as const) {
    await page.goto(anna.page.url())
    await seatAt(page, seat).getByRole('button', { name: 'Sit here' }).click()
    await expect(seatAt(page, seat)).toContainText('you')
  }
  await open(dora.page, '/lobby')
  const teamOf = (team: string) => rowOf(dora.page, anna.name).getByRole('definition').filter({ hasText: team })
  await expect(teamOf(anna.name)).toContainText(carl.name)
  await expect(teamOf(bert.name)).toContainText('free')
  await dora.page.goto(anna.page.url())
  await expect(dora.page.getByRole('heading', { name: 'At stake for you' })).toBeVisible()
  await seatAt(dora.page, 2).getByRole('button', { name: 'Sit here' }).click()
  for (const { page } of four) {
    const team = (letter: string) => page.getByRole('region', { name: `Team ${letter}` })
    for (const { name } of [anna, carl]) await expect(team('A')).toContainText(name)
    for (const { name } of [bert, dora]) await expect(team('B')).toContainText(name)
    await expect(seatAt(page, 1)).toContainText(`partner of ${carl.name}`)
    await expect(seatAt(page, 2)).toContainText(`partner of ${bert.name}`)
  }
  for (const { page } of four.slice(1)) await page.getByRole('button', { name: "I'm ready" }).click()
  await anna.page.getByRole('button', { name: 'Start the match' }).click()
  await Promise.all(four.map(({ page }) => page.waitForURL(/\/match\//)))
  await expect(anna.page.getByRole('heading', { name: /Partners/ })).toBeVisible()
})
