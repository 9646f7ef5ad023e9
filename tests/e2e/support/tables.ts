import type { Locator, Page } from '@playwright/test'

export type Wish = {
  readonly preset?: 'Muggins' | 'All Fives' | 'Table classic' | 'Cribbage' | 'Partners'
  readonly seats?: 2 | 3 | 4
  readonly length?: 'Three rounds'
  readonly turn?: 'A day' | 'No clock'
  /** Options changed one by one: the option and the value, as the editor calls them. */
  readonly own?: Readonly<Record<string, string>>
  readonly target?: number
  readonly rated?: boolean
  readonly invite?: boolean
}

/** Opens the dialog in the lobby that opens a table. */
export async function tableDialog(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Open a table' }).click()
  const dialog = page.getByRole('dialog', { name: 'Open a table' })
  await dialog.waitFor()
  return dialog
}

/** Opens the editor of the options, where it is closed still. */
export async function editOptions(dialog: Locator): Promise<void> {
  const opener = dialog.getByRole('button', { name: 'Change single rules', expanded: false })
  if (await opener.isVisible()) await opener.click()
  await dialog.getByRole('group', { name: 'How scores are shown' }).waitFor()
}

/** Makes the quick match that is wished for of what the dialog holds. */
export async function fillTable(
  dialog: Locator,
  { preset = 'Muggins', seats, length, turn, own, target, rated, invite }: Wish,
) {
  await dialog.getByRole('radio', { name: preset, exact: true }).check()
  await dialog.getByRole('radio', { name: length ?? 'Quick match' }).check()
  if (preset !== 'Partners') await dialog.getByRole('radio', { name: String(seats ?? 2), exact: true }).check()
  if (turn) await dialog.getByRole('radio', { name: turn, exact: true }).check()
  if (own || target) await editOptions(dialog)
  for (const [option, value] of Object.entries(own ?? {}))
    await dialog.getByRole('group', { name: option, exact: true }).getByRole('radio', { name: value }).check()
  if (target) await dialog.getByRole('spinbutton', { name: 'Points to win' }).fill(String(target))
  await dialog.getByRole('radio', { name: rated ? 'Rated' : 'Casual' }).check()
  await dialog.getByRole('radio', { name: invite ? 'By link' : 'Everybody' }).check()
}

/** Opens a quick table from the lobby, where the page must be, and ends at the table. */
export async function openTable(page: Page, wish: Wish = {}): Promise<void> {
  const dialog = await tableDialog(page)
  await fillTable(dialog, wish)
  await dialog.getByRole('button', { name: 'Open the table' }).click()
  await page.waitForURL(/\/table\//)
}

/** The row of the lobby for somebody's table. */
export function rowOf(page: Page, owner: string): Locator {
  const link = page.getByRole('link', { name: `table of ${owner}` })
  return page.getByRole('region', { name: 'Open tables' }).getByRole('listitem').filter({ has: link })
}

/** The seat at a table's page, by its number from 1. */
export function seatAt(page: Page, number: number): Locator {
  return page.getByRole('listitem').filter({ has: page.getByText(`Seat ${number}`, { exact: true }) })
}
