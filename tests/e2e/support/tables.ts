import { expect, type Locator, type Page } from '@playwright/test'

export type Wish = {
  readonly seats?: 2 | 3 | 4
  readonly rated?: boolean
  readonly invite?: boolean
}

/** Opens a quick table from the lobby, where the page must be, and ends at the table. */
export async function openTable(page: Page, { seats = 2, rated = false, invite = false }: Wish = {}): Promise<void> {
  await page.getByRole('button', { name: 'Open a table' }).click()
  const dialog = page.getByRole('dialog', { name: 'Open a table' })
  await expect(dialog.getByRole('radio', { name: 'Quick match' })).toBeChecked()
  await dialog.getByRole('radio', { name: String(seats), exact: true }).check()
  await dialog.getByRole('radio', { name: rated ? 'Rated' : 'Casual' }).check()
  if (invite) await dialog.getByRole('radio', { name: 'By link' }).check()
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

/** Two people who play casually: the first opens a table, the second sits down; both end in the match. */
export async function meet(first: Page, second: Page, wish: Wish = {}): Promise<string> {
  await openTable(first, wish)
  await second.goto(first.url())
  await second.getByRole('button', { name: 'Sit down' }).click()
  await second.getByRole('button', { name: "I'm ready" }).click()
  await first.getByRole('button', { name: 'Start the match' }).click()
  await Promise.all([first, second].map((page) => page.waitForURL(/\/match\//)))
  return new URL(first.url()).pathname
}
