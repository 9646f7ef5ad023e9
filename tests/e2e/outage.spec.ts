import { expect, type Page } from '@playwright/test'
import { type Commands, type Fate, takeCommands } from './support/commands'
import { click } from './support/hands'
import { meet } from './support/meet'
import { test } from './support/ownSite'
import { open, type Person } from './support/people'
import { playTurn } from './support/play'
import { auditLog, readLog } from './support/sums'
import { expectLies, inTurn, lay, placements } from './support/turns'
import { takeWire } from './support/wire'

/** Every page is right again within five seconds of a fault's end; twice that where other tests keep the machine busy. */
const HEALED_MS = 10_000

const status = (page: Page, words: string) => page.getByRole('status').getByText(words).filter({ visible: true })
/** Marks a page, to know later that it is still the same one. */
const mark = (page: Page) => page.evaluate(() => void Object.assign(window, { kept: true }))
const isKept = (page: Page) => page.evaluate(() => 'kept' in window)

const TROUBLE = /Reconnecting|restarting|can’t save|offline/

/** Waits until both pages show the tile and say nothing of a fault; checks that they were as quick as they must be. */
async function expectHealed(pages: readonly Page[], tile: string, since: number): Promise<void> {
  for (const page of pages) {
    await expectLies(page, tile, { timeout: HEALED_MS })
    await expect(page.getByText('Sending …')).toBeHidden()
    await expect(page.getByText(TROUBLE).filter({ visible: true })).toHaveCount(0)
  }
  const took = Date.now() - since
  console.log(`right again after ${took} ms`)
  expect(took).toBeLessThan(HEALED_MS)
  for (const page of pages) expect(await isKept(page)).toBe(true)
}

// One after the other, on one site.
test.describe.configure({ mode: 'default' })

test('the process is killed under a command: the page says so, keeps the table, and what it sent counts once', async ({
  site,
  member,
}) => {
  const people: [Person, Person] = await Promise.all([member('Anna'), member('Bert')])
  const pages = people.map(({ page }) => page) as [Page, Page]
  const wires = await Promise.all(pages.map(takeWire))
  await Promise.all(pages.map((page) => open(page, '/lobby')))
  await meet(...pages)
  let fate: Fate = 'pass'
  const down = async () => {
    const harm = fate
    fate = 'pass'
    if (harm === 'lose') await site.end('SIGKILL')
    return harm
  }
  const commands = await Promise.all(pages.map((page) => takeCommands(page, down)))
  for (const page of pages) await mark(page)

  // First it never arrives; then it is carried out, and only the answer is lost.
  for (const [turn, harm] of (['lose', 'loseAnswer'] as const).entries()) {
    const [{ page }, { page: other }] = await inTurn(people)
    const { sent, answers } = commands[page === pages[0] ? 0 : 1] as Commands
    const [before, answered] = [sent.length, answers.length]
    fate = harm
    for (const wire of wires) wire.drop() // else its own outcome would tell the page
    const tile = await lay(page)
    await expect.poll(() => sent.length).toBeGreaterThan(before)
    if (harm === 'loseAnswer') await expect.poll(() => answers.length).toBe(answered + 1)
    await site.end('SIGKILL')
    for (const each of [page, other]) await expect(status(each, 'Reconnecting …')).toBeVisible()
    await expect(page.getByText('Sending …')).toBeVisible()
    await expectLies(page, tile)
    await expect(other.getByRole('timer', { name: /^about / }).first()).toBeVisible()

    for (const wire of wires) wire.restore()
    await expectHealed(pages, tile, await site.start())
    for (const each of pages) await expect.poll(() => placements(each)).toBe(turn + 1)
    expect(new Set(sent.slice(before)).size).toBe(1)
    expect(sent.length).toBeGreaterThan(before + 1)
  }
})

test('the process is stopped in order: its pages say so, and go on with the next', async ({ site, member }) => {
  const people: [Person, Person] = await Promise.all([member('Anna'), member('Bert')])
  const pages = people.map(({ page }) => page) as [Page, Page]
  await meet(...pages)
  const [{ page }] = await inTurn(people)
  for (const each of pages) await mark(each)
  await site.end('SIGTERM')
  for (const each of pages) await expect(status(each, 'The server is restarting.')).toBeVisible()
  const tile = await lay(page)
  await expectHealed(pages, tile, await site.start())
  await playTurn((await inTurn(people))[0].page, click)
})

test('the database is gone for ten seconds: pages say so, nothing is doubled, all goes on', async ({
  site,
  member,
  visitor,
}) => {
  const people: [Person, Person] = await Promise.all([member('Anna'), member('Bert')])
  const pages = people.map(({ page }) => page) as [Page, Page]
  await meet(...pages)
  const lobby = await visitor()
  await open(lobby, '/lobby')
  const commands = await Promise.all(pages.map((page) => takeCommands(page, () => 'pass')))
  await playTurn((await inTurn(people))[0].page, click)
  const [{ page }] = await inTurn(people)
  const { sent, answers } = commands[page === pages[0] ? 0 : 1] as Commands
  const before = sent.length
  for (const each of [...pages, lobby]) await mark(each)

  site.database.shutDown()
  const stoppedAt = Date.now()
  for (const each of [...pages, lobby]) await expect(status(each, 'The server can’t save anything')).toBeVisible()
  const tile = await lay(page)
  await expect(page.getByText('Sending …')).toBeVisible()
  const tried = () => answers.filter(({ code }) => code === 'tryAgain')
  await expect.poll(() => tried().length, { timeout: 15_000 }).toBeGreaterThan(1)
  await expect.poll(() => Date.now() - stoppedAt, { timeout: 15_000 }).toBeGreaterThan(10_000)
  expect(Math.max(...tried().map(({ ms }) => ms))).toBeLessThan(3_000)

  await site.database.restart()
  await expectHealed([...pages], tile, Date.now())
  await expect(lobby.getByText(TROUBLE)).toHaveCount(0)
  for (const each of pages) await expect.poll(() => placements(each)).toBe(2)
  expect(new Set(sent.slice(before)).size).toBe(1)

  // Every sum of what came of it is right, and it can be played on.
  await playTurn((await inTurn(people))[0].page, click)
  const names = people.map(({ name }) => name)
  for (const { page: each, name } of people) {
    await expect.poll(() => placements(each)).toBe(3)
    expect(auditLog(await readLog(each), names, { own: name }).placements).toBe(3)
  }
})
