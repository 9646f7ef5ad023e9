import { randomUUID } from 'node:crypto'
import { expect } from '@playwright/test'
import { choices, click, ownHand, playable, targetName } from './support/hands'
import { expectNoFault } from './support/look'
import { meet } from './support/meet'
import { open, test } from './support/people'
import { endPanel, nextMoment, playTurn } from './support/play'
import { inTurn, lay, lineOf, placements } from './support/turns'
import { takeWire } from './support/wire'

test('a second click on an end places once', async ({ member }) => {
  const [anna, bert] = await Promise.all([member('Anna'), member('Bert')])
  await meet(anna.page, bert.page)
  const [player] = await inTurn([anna, bert])
  const { page } = player
  let sent = 0
  page.on('request', (request) => {
    if (request.url().includes('match.act')) sent += 1
  })
  const [best] = await choices(page)
  if (!best) throw new Error('nothing to place')
  await ownHand(page).locator(`[data-tile="${best.tile}"]`).click()
  const answered = page.waitForResponse(/match\.act/)
  await page.getByRole('button', { name: targetName(best), exact: true }).evaluate((button: HTMLElement) => {
    button.click()
    button.click()
  })
  await answered
  await expect(page.getByRole('group', { name: 'Your hand: 6 tiles' })).toBeVisible()
  await expect.poll(() => placements(bert.page)).toBe(1)
  await expect.poll(() => placements(anna.page)).toBe(1)
  expect(sent).toBe(1)
})

test('an old tab is told in words that the match has moved on, and then shows it', async ({ member }) => {
  const [anna, bert] = await Promise.all([member('Anna'), member('Bert')])
  const match = await meet(anna.page, bert.page)
  const [player, other] = await inTurn([anna, bert])
  const old = await player.context.newPage()
  const wire = await takeWire(old)
  await open(old, match)
  await playable(old).first().waitFor()
  wire.drop()
  await old.route(/match\.(get|since)/, (route) => route.abort())
  await playTurn(player.page, click)
  await nextMoment(other.page)
  await playTurn(other.page, click)
  await nextMoment(player.page)

  await lay(old)
  await expect(old.getByText('The match had moved on before that arrived. Look again and choose.')).toBeVisible()
  expect(await placements(player.page)).toBe(2)
  await old.unroute(/match\.(get|since)/)
  wire.restore()
  const label = await lineOf(player.page).getAttribute('aria-label')
  await expect(lineOf(old)).toHaveAttribute('aria-label', label ?? '')
})

test('lost pushes are made good, by a new connection or by the next heartbeat', async ({ member }) => {
  const [anna, bert] = await Promise.all([member('Anna'), member('Bert')])
  const wire = await takeWire(bert.page)
  await open(bert.page, '/lobby')
  await meet(anna.page, bert.page)
  for (const heal of [() => wire.cut(), async () => {}]) {
    const [first] = await inTurn([anna, bert])
    if (first === bert) await playTurn(bert.page, click)
    await nextMoment(anna.page)
    const before = await placements(anna.page)
    await expect.poll(() => placements(bert.page)).toBe(before)
    wire.drop()
    await playTurn(anna.page, click)
    await expect.poll(() => placements(anna.page)).toBe(before + 1)
    expect(await placements(bert.page)).toBe(before)
    wire.restore()
    await heal()
    await expect.poll(() => placements(bert.page)).toBe(before + 1)
    const words = await lineOf(anna.page).getAttribute('aria-label')
    await expect(lineOf(bert.page)).toHaveAttribute('aria-label', words ?? '')
  }
})

test('a match that is not there is not found', async ({ visitor }) => {
  const page = await visitor()
  for (const path of [
    `/match/${randomUUID()}`,
    '/match/nonsense',
    `/match/${randomUUID()}/replay`,
    '/player/nobody at all',
  ]) {
    expect((await page.goto(path))?.status(), path).toBe(404)
    await expect(page.getByRole('heading', { name: 'Nothing lies here' })).toBeVisible()
  }
})

test('resigning asks first; then both see the end', async ({ member }) => {
  const [anna, bert] = await Promise.all([member('Anna'), member('Bert')])
  const match = await meet(anna.page, bert.page, { rated: true })
  await anna.page.getByRole('button', { name: 'Resign' }).click()
  const question = anna.page.getByRole('alertdialog', { name: 'Resign this match?' })
  await expect(question).toContainText('The match ends, and the other player wins. Your rating changes as for a loss.')
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(question).toBeHidden()
  await nextMoment((await inTurn([anna, bert]))[0].page)
  await anna.page.getByRole('button', { name: 'Resign' }).click()
  await question.getByRole('button', { name: 'Resign' }).click()
  for (const { page } of [anna, bert]) {
    await expect(endPanel(page)).toContainText(`${bert.name} wins`)
    await expect(endPanel(page).getByRole('row', { name: anna.name })).toContainText('−20')
    await expect(endPanel(page).getByRole('row', { name: bert.name })).toContainText('+20')
  }
  await open(bert.page, `${match}/replay`)
  await expect(bert.page.getByRole('list', { name: 'Log' })).toContainText(`${anna.name} leaves the match: resigned.`)
})

test('who comes back is told what happened meanwhile', async ({ member }) => {
  const [anna, bert] = await Promise.all([member('Anna'), member('Bert')])
  await meet(anna.page, bert.page)
  const [player, other] = await inTurn([anna, bert])
  await other.page.getByRole('link', { name: 'Lobby' }).click()
  await other.page.waitForURL('/lobby')
  const seat = player.page.getByRole('region', { name: `${other.name} at the table` })
  await expect(seat.getByRole('img', { name: 'away' })).toBeVisible()
  const { tile } = await playTurn(player.page, click)
  await expect(other.page.getByText('It is your turn in your match.')).toBeVisible()
  await other.page.getByRole('link', { name: 'Return to your match' }).click()
  const note = other.page.getByRole('region', { name: 'While you were away' })
  await expect(note).toContainText(`${player.name} plays ${tile}`)
  await note.getByRole('button', { name: 'Dismiss' }).click()
  await expect(note).toBeHidden()
  await expect(seat.getByRole('img', { name: 'away' })).toBeHidden()
})

test('a match is played on while parts of its page can’t be fetched; they come when they can', async ({ member }) => {
  const [anna, bert] = await Promise.all([member('Anna'), member('Bert')])
  const match = await meet(anna.page, bert.page)
  const [{ page }, other] = await inTurn([anna, bert])
  const markup = await (await page.request.get(match)).text()
  let missing = 0
  await page.route('**/_next/static/chunks/**', (route) => {
    if (markup.includes(new URL(route.request().url()).pathname)) return route.continue()
    missing += 1
    return route.abort()
  })
  await open(page, match)
  await expect.poll(() => missing).toBeGreaterThan(3)
  await playTurn(page, click)
  await expect(page.getByRole('list', { name: 'Log' })).toHaveCount(0)
  await page.unroute('**/_next/static/chunks/**')
  await expect(page.getByRole('list', { name: 'Log' })).toBeVisible()
  await nextMoment(other.page)
})

test('a link that has been followed shows that its page is on its way', async ({ member }) => {
  const { page } = await member('Anna')
  await open(page, '/settings')
  let arrive = () => {}
  const arriving = new Promise<void>((resolve) => {
    arrive = resolve
  })
  await page.route('**/lobby?_rsc=*', async (route) => {
    await arriving
    await route.continue()
  })
  const link = page.getByRole('banner').getByRole('link', { name: 'Lobby' })
  await link.click()
  await expect(link).toHaveAttribute('data-pending')
  arrive()
  await page.waitForURL('/lobby')
  await expect(link).not.toHaveAttribute('data-pending')
})

test('a page that breaks says so and can be tried again', async ({ member, complaints }) => {
  const { page, name } = await member('Anna')
  // Once the page is at rest it has what a failure is told with.
  await page.waitForLoadState('networkidle')
  // The dialog's script doesn't arrive: the page can't be drawn.
  await page.route('**/_next/static/chunks/**', (route) => route.abort())
  await page.getByRole('button', { name: 'Open a table' }).click()
  await expect(page.getByRole('heading', { name: 'That went wrong' })).toBeVisible()
  await expect(page.getByRole('banner').getByLabel(`Menu of ${name}`, { exact: true })).toBeVisible()
  await expectNoFault(page, 'a page that broke')
  await page.unroute('**/_next/static/chunks/**')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { name: 'Lobby' })).toBeVisible()
  complaints.length = 0 // it rightly complained of the script
})
