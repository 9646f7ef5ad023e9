import { expect, type Page, type WebSocketRoute } from '@playwright/test'
import { type Commands, type Fate, takeCommands } from './support/commands'
import { click } from './support/hands'
import { meet } from './support/meet'
import { comeAlive, open, type Person, test } from './support/people'
import { endPanel, nextMoment, playOn, playTurn } from './support/play'
import { auditLog, readLog } from './support/sums'
import { expectLies, inTurn, lay, placements } from './support/turns'

type Network = { readonly slow: () => Promise<unknown>; readonly lose: () => Promise<unknown> }

/**
 * The network of a page that opens its connections from now on: slow 3G as browsers' own tools have it, 400 ms there and
 * back and 50 KB/s, or none. Those tools leave WebSockets alone, which are cut here.
 */
async function networkOf({ page, context }: Person): Promise<Network> {
  let offline = false
  const open = new Set<WebSocketRoute>()
  await page.routeWebSocket(/socket\.io/, (route) => {
    if (offline) return route.close()
    open.add(route)
    route.connectToServer()
  })
  const session = await context.newCDPSession(page)
  const conditions = { latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 }
  const set = () => session.send('Network.emulateNetworkConditions', { ...conditions, offline })
  return {
    slow() {
      offline = false
      return set()
    },
    async lose() {
      offline = true
      await set()
      await Promise.all([...open].map((route) => route.close()))
      open.clear()
    },
  }
}

/**
 * What becomes of the commands that a page sends: every second attempt comes to nothing, in the one way or the other; the
 * first as well, for a match may be over with the second.
 */
const FATES: readonly Fate[] = ['lose', 'pass', 'loseAnswer', 'pass']

test('on a slow network that loses every second command or its answer, each counts once', async ({ member }) => {
  test.setTimeout(240_000)
  const people: [Person, Person] = [await member('Anna'), await member('Bert')]
  const pages = people.map(({ page }) => page) as [Page, Page]
  const networks = await Promise.all(people.map(networkOf))
  await meet(...pages, { target: 25 })
  const commands: Commands[] = await Promise.all(
    pages.map((page) => {
      let attempts = 0
      return takeCommands(page, () => FATES[attempts++ % FATES.length] ?? 'pass')
    }),
  )
  const placed = await Promise.all(
    people.map(async ({ page }, at) => {
      // What happened meanwhile is told where an end may lie: whoever has read it puts it away. With the match it goes by itself.
      await page.addLocatorHandler(page.getByRole('region', { name: 'While you were away' }), (note) =>
        note
          .getByRole('button')
          .click({ timeout: 2_000 })
          .catch(() => {}),
      )
      const network = networks[at]
      await network?.slow()
      return playOn(page, {
        way: click,
        // Each loses the network altogether after the third placement, in the middle of whatever comes.
        after: async (count) => {
          if (count !== 3) return
          await network?.lose()
          // Whose match has just ended is told of that instead.
          const told = page.getByText('You are offline.').or(endPanel(page)).filter({ visible: true })
          await expect(told.first()).toBeVisible()
          await network?.slow()
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
