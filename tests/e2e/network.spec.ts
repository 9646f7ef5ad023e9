import { expect, type Page } from '@playwright/test'
import { type Commands, type Fate, takeCommands } from './support/commands'
import { click } from './support/hands'
import { comeAlive, open, type Person, test } from './support/people'
import { endPanel, nextMoment, playOn, playTurn } from './support/play'
import { auditLog, readLog } from './support/sums'
import { meet } from './support/tables'
import { expectLies, inTurn, lay, placements } from './support/turns'

/** Puts a page on slow 3G as browsers' own tools have it: 400 ms there and back, 50 KB/s. Takes it off the network, and back. */
async function throttle({ page, context }: Person): Promise<(offline: boolean) => Promise<unknown>> {
  const session = await context.newCDPSession(page)
  const conditions = { latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 }
  const set = (offline: boolean) => session.send('Network.emulateNetworkConditions', { ...conditions, offline })
  await set(false)
  return set
}

/** What becomes of the commands that a page sends: every second attempt comes to nothing, in the one way or the other. */
const FATES: readonly Fate[] = ['pass', 'lose', 'pass', 'loseAnswer']

test('on a slow network that loses every second command or its answer, each counts once', async ({ member }) => {
  test.setTimeout(240_000)
  const people: [Person, Person] = [await member('Anna'), await member('Bert')]
  const pages = people.map(({ page }) => page) as [Page, Page]
  await meet(...pages, { target: 25 })
  const commands: Commands[] = await Promise.all(
    pages.map((page) => {
      let attempts = 0
      return takeCommands(page, () => FATES[attempts++ % FATES.length] ?? 'pass')
    }),
  )
  const placed = await Promise.all(
    people.map(async (person) => {
      const { page } = person
      // What happened meanwhile is told where an end may lie: whoever has read it puts it away. With the match it goes by itself.
      await page.addLocatorHandler(page.getByRole('region', { name: 'While you were away' }), (note) =>
        note
          .getByRole('button')
          .click({ timeout: 2_000 })
          .catch(() => {}),
      )
      const setOffline = await throttle(person)
      return playOn(page, {
        way: click,
        // Each loses the network altogether after the third placement, in the middle of whatever comes.
        after: async (count) => {
          if (count !== 3) return
          // The browser's tools leave WebSockets alone: the page may be back in a moment, so each frame is looked at.
          // Whose match has just ended is told of that instead.
          const said = page.waitForFunction(
            () =>
              [...document.querySelectorAll('p, h2, [role="status"]')].some(({ tagName, textContent }) =>
                tagName === 'H2' ? / wins?$/.test(textContent) : textContent.includes('You are offline.'),
              ),
            undefined,
            { polling: 'raf' },
          )
          await setOffline(true)
          await said
          await setOffline(false)
        },
      })
    }),
  )

  const names = people.map(({ name }) => name)
  for (const { page, name } of people) {
    await expect(endPanel(page)).toBeVisible()
    const audit = auditLog(await readLog(page), names, { own: name })
    expect(audit.placements).toBe(placed.reduce((sum, count) => sum + count, 0))
    for (const [who, score] of Object.entries(audit.scores))
      await expect(endPanel(page).getByRole('row', { name: who })).toContainText(String(score).replace('-', '−'))
  }
  for (const { sent, types, answers } of commands) {
    const ids = new Set(sent)
    console.log(`${sent.length} sent, ${ids.size} commands, ${placed.join(' and ')} placements`)
    expect(sent.length).toBeGreaterThan(ids.size)
    const acknowledged = new Set(answers.flatMap(({ id, code }) => (code === null ? [id] : [])))
    // The next round begins without waiting for a "ready" that is late; everything else comes to its answer.
    const without = [...ids].filter((id) => !acknowledged.has(id)).map((id) => types.get(id))
    expect(without.filter((type) => type !== 'ready')).toEqual([])
  }
})

test('a command that was under way when the page is reloaded is sent again, and counts once', async ({ member }) => {
  const people: [Person, Person] = [await member('Anna'), await member('Bert')]
  const match = await meet(people[0].page, people[1].page)
  const [{ page }, { page: other }] = await inTurn(people)
  for (const [at, fate] of (['lose', 'loseAnswer'] as const).entries()) {
    const [player, next] = at === 0 ? [page, other] : [other, page]
    await nextMoment(player)
    let left = 1
    const { sent, answers } = await takeCommands(player, () => (left-- > 0 ? fate : 'pass'))
    const tile = await lay(player)
    await expect.poll(() => sent.length).toBe(1)
    if (fate === 'loseAnswer') await expect.poll(() => answers.length).toBe(1)
    await open(player, match)
    for (const each of [player, next]) await expectLies(each, tile)
    await expect.poll(() => answers.at(-1)?.code).toBe(null)
    expect(new Set(sent).size).toBe(1)
    await expect.poll(() => placements(next)).toBe(at + 1)
    await player.unrouteAll()
  }
})

test('two tabs of one seat show the same; the same tile from both at once counts once', async ({ member }) => {
  const people: [Person, Person] = [await member('Anna'), await member('Bert')]
  const match = await meet(people[0].page, people[1].page)
  const [player, other] = await inTurn(people)
  const twin = await player.context.newPage()
  await twin.goto(match)
  await comeAlive(twin)
  const { tile } = await playTurn(player.page, click)
  await expectLies(twin, tile)
  await nextMoment(other.page)
  await playTurn(other.page, click)

  // Both decide before either has heard of the other.
  const tabs = [player.page, twin]
  for (const tab of tabs) await nextMoment(tab)
  let bothSent = () => {}
  const together = new Promise<void>((resolve) => {
    bothSent = resolve
  })
  let count = 0
  const hold = async (): Promise<Fate> => {
    count += 1
    if (count === 2) bothSent()
    await together
    return 'pass'
  }
  const commands = await Promise.all(tabs.map((tab) => takeCommands(tab, hold)))
  const twice: string[] = []
  for (const tab of tabs) {
    await tab.bringToFront()
    twice.push(await lay(tab))
  }
  const [same = ''] = twice
  expect(twice).toEqual([same, same])
  await expect.poll(() => commands.flatMap(({ answers }) => answers).length).toBe(2)
  const codes = commands.flatMap(({ answers }) => answers.map(({ code }) => code))
  expect(codes.filter((code) => code === null)).toHaveLength(1)
  const told = commands[0]?.answers[0]?.code === null ? twin : player.page
  await expect(told.getByText(/The match had moved on before that arrived|It isn't your turn/)).toBeVisible()
  for (const page of [...tabs, other.page]) {
    await expectLies(page, same)
    await expect.poll(async () => (await readLog(page)).filter((entry) => / plays? \d-\d/.test(entry)).length).toBe(3)
  }
})
