import { expect, type Page } from '@playwright/test'
import { choices, click, ownHand } from './hands'
import { meet } from './meet'
import { open, type Person } from './people'
import { endPanel, nextMoment, playTurn, sayReady } from './play'
import { fillTable, openTable, rowOf, seatAt, tableDialog } from './tables'
import { takeWire } from './wire'

/** Called at each stop with the page as it stands and the stop's name. */
export type Look = (page: Page, name: string) => Promise<void>

/** Pages that need nobody signed in, and a guest's wish for an opponent. */
export async function tourAsVisitor(page: Page, look: Look): Promise<void> {
  for (const [name, path] of [
    ['home', '/'],
    ['lobby-visitor', '/lobby'],
    ['sign-in', '/sign-in'],
    ['sign-up', '/sign-up'],
    ['forgot', '/forgot'],
    ['reset', '/reset?token=aaaaaaaaaaaaaaaaaaaaaaaa'],
    ['confirm', '/confirm?token=aaaaaaaaaaaaaaaaaaaaaaaa'],
    ['history-visitor', '/history'],
    ['leaderboard', '/leaderboard'],
    ['rules', '/en/rules'],
    ['learn', '/en/learn'],
    ['not-found', '/nowhere'],
  ] as const) {
    await open(page, path)
    await look(page, name)
  }
  await open(page, '/sign-up')
  await page.getByLabel('Name', { exact: true }).fill('x')
  await page.getByRole('button', { name: 'Make my account' }).click()
  await page.getByRole('alert').first().waitFor()
  await look(page, 'sign-up-faults')
  // As a guest: members who look for an opponent are another test's, and would be paired with this one.
  await open(page, '/sign-in')
  await page.getByRole('button', { name: 'Play as a guest' }).click()
  await page.waitForURL('/lobby')
  await page.getByRole('button', { name: 'Play now' }).click()
  await page.getByRole('button', { name: 'Stop looking' }).waitFor()
  await look(page, 'lobby-looking')
  await page.getByRole('button', { name: 'Stop looking' }).click()
  await page.getByRole('button', { name: 'Play now' }).waitFor()
}

/** Lobby and table, their dialogs, and what a member has. */
export async function tourAsMember(person: Person, others: readonly Person[], look: Look): Promise<void> {
  const { page, name } = person
  await look(page, 'lobby-empty')
  const [first, ...rest] = others
  if (first) await openTable(first.page, { preset: 'Partners', rated: true })
  for (const other of rest) await openTable(other.page, { preset: 'Cribbage', seats: 3 })
  // Other tests open tables meanwhile.
  for (const other of others) await expect(rowOf(page, other.name)).toBeVisible()
  await look(page, 'lobby')
  const dialog = await tableDialog(page)
  await look(page, 'lobby-open-table')
  await fillTable(dialog, { preset: 'All Fives', seats: 4, own: { 'Claiming points': 'Steal', Teams: 'Two teams' } })
  for (const option of ['Teams', 'Spinner', 'After a blocked round', 'How scores are shown']) {
    await dialog.getByRole('group', { name: option, exact: true }).evaluate((group) => group.scrollIntoView())
    await look(page, `lobby-options-${option.toLowerCase().replaceAll(' ', '-')}`)
  }
  await page.keyboard.press('Escape')
  await openTable(page, { seats: 4 })
  await look(page, 'table')
  await page.getByRole('button', { name: 'Add a bot' }).first().click()
  await expect(seatAt(page, 2).getByRole('img', { name: 'bot' })).toBeVisible()
  await page.getByRole('button', { name: "I'm ready" }).click()
  await page.getByRole('button', { name: "I'm not ready yet" }).waitFor()
  await look(page, 'table-ready')
  await page.getByRole('button', { name: 'Change the rules' }).click()
  await page.getByRole('dialog').waitFor()
  await look(page, 'table-change')
  await fillTable(page.getByRole('dialog'), {
    preset: 'Cribbage',
    seats: 4,
    own: { Spinner: 'First double', Teams: 'Two teams', 'After a blocked round': 'Net' },
  })
  await page.getByRole('dialog').getByRole('button', { name: 'Change the rules' }).click()
  await page.getByRole('heading', { name: /^Own rules/ }).waitFor()
  await look(page, 'table-own-rules')
  await page.getByRole('button', { name: 'Leave the table' }).click()
  await page.waitForURL('/lobby')
  for (const other of others) {
    await other.page.getByRole('button', { name: 'Leave the table' }).click()
    await other.page.waitForURL('/lobby')
  }
  await open(page, '/settings')
  await look(page, 'settings')
  await page.getByRole('button', { name: 'Delete account' }).click()
  await page.getByRole('alertdialog').waitFor()
  await look(page, 'settings-delete')
  await open(page, '/history')
  await look(page, 'history-empty')
  await open(page, `/player/${name}`)
  await look(page, 'profile-empty')
}

/** A rated match in its phases, seen by the first, and what it leaves behind. */
export async function tourOfMatch(one: Person, other: Person, look: Look): Promise<void> {
  const { page } = one
  const wire = await takeWire(page)
  await open(page, '/lobby')
  const match = await meet(page, other.page, { rated: true })
  const playBoth = async (until: () => Promise<boolean>) => {
    for (;;) {
      const moments = [page, other.page].map(async (each) => ({ each, moment: await nextMoment(each) }))
      const { each, moment } = await Promise.race(moments)
      if (moment === 'over' || (each === page && (await until()))) return
      if (moment === 'settled') await sayReady(each)
      else await playTurn(each, click)
    }
  }
  let turns = 0
  await playBoth(async () => (await nextMoment(page)) === 'turn' && ++turns > 3)
  await look(page, 'match-turn')
  const [best] = await choices(page)
  if (!best) throw new Error('nothing to place')
  await ownHand(page).locator(`[data-tile="${best.tile}"]`).click()
  await look(page, 'match-tile-taken-up')
  await page.keyboard.press('Escape')
  await page.keyboard.press('?')
  await page.getByRole('dialog', { name: 'Keys' }).waitFor()
  await look(page, 'match-keys')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Look, sound and touch' }).click()
  await page.getByRole('dialog').waitFor()
  await look(page, 'match-look')
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
  await page.context().setOffline(true)
  await page.getByText('You are offline.').filter({ visible: true }).waitFor()
  await look(page, 'match-offline')
  await page.context().setOffline(false)
  await page.getByText('You are offline.').filter({ visible: true }).waitFor({ state: 'hidden' })
  await page.getByRole('button', { name: 'Resign' }).click()
  await page.getByRole('alertdialog').waitFor()
  await look(page, 'match-resign')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click()
  wire.drop('roundSettled')
  await playBoth(async () => (await nextMoment(page)) === 'settled')
  await look(page, 'match-round-end')
  wire.restore()
  await open(page, match)
  await playBoth(async () => false)
  await endPanel(page).waitFor()
  await look(page, 'match-end')
  await open(page, `${match}/replay`)
  for (let step = 0; step < 12; step++) await page.getByRole('button', { name: 'One step on' }).click()
  await look(page, 'replay')
  await open(page, '/history')
  await look(page, 'history')
  await open(page, `/player/${one.name}`)
  await look(page, 'profile')
}
