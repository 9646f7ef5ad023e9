import { expect } from '@playwright/test'
import { click } from './support/hands'
import { comeAlive, emailOf, fillSignUp, freshName, open, test } from './support/people'
import { endPanel, playOn } from './support/play'
import { auditLog, readLog } from './support/sums'
import { openTable, seatAt } from './support/tables'

test('a guest plays three bots at four seats, asks for a rematch, and keeps the match as a member', async ({
  visitor,
}) => {
  test.setTimeout(300_000)
  const page = await visitor({ viewport: { width: 1280, height: 800 } })
  await open(page, '/sign-in')
  await page.getByRole('button', { name: 'Play as a guest' }).click()
  await page.waitForURL('/lobby')
  await comeAlive(page)

  await openTable(page, { seats: 4, target: 40 })
  await expect(page.getByText('3 seats are free.')).toBeVisible()
  await page.getByRole('button', { name: 'Fill the free seats with bots' }).click()
  await expect(page.getByRole('img', { name: 'bot' })).toHaveCount(3)
  const guest = (await seatAt(page, 1).getByRole('link').textContent()) ?? ''
  await page.getByRole('button', { name: 'Start the match' }).click()
  await page.waitForURL(/\/match\//)
  const match = new URL(page.url()).pathname

  await playOn(page, { way: click })
  const rows = await endPanel(page).getByRole('row').all()
  const standings = await Promise.all(rows.slice(1).map((row) => row.getByRole('cell').allInnerTexts()))
  expect(standings).toHaveLength(4)
  const scores = Object.fromEntries(
    standings.map(([, name = '', score = '']) => [
      name.replace(/\s*guest\s*$/, '').trim(),
      Number(score.replace('−', '-')),
    ]),
  )
  expect(Object.keys(scores)).toContain(guest)
  expect(auditLog(await readLog(page), Object.keys(scores), { own: guest }).scores).toEqual(scores)

  await page.getByRole('button', { name: 'Rematch' }).click()
  await page.waitForURL(({ pathname }) => pathname.startsWith('/match/') && pathname !== match)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Round 1')
  await page.getByRole('button', { name: 'Resign' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Resign' }).click()
  await expect(endPanel(page)).toBeVisible()

  const name = freshName('Gerda')
  await open(page, '/settings')
  await fillSignUp(page, { name, email: emailOf(name) })
  await page.getByRole('button', { name: 'Make it an account' }).click()
  await expect(page.getByRole('heading', { name: 'Password' })).toBeVisible()
  await open(page, '/history')
  const entries = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Own rules: to 40' })
  await expect(entries).toHaveCount(2)
  await expect(entries.last().getByRole('link', { name })).toBeVisible()
  await expect(entries.last().getByRole('link', { name: 'Step through' })).toHaveAttribute('href', `${match}/replay`)
})
