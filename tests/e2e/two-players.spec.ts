import { expect, type Page } from '@playwright/test'
import { click, drag, key, press } from './support/hands'
import { comeAlive, emailOf, freshName, open, type Person, signUp, test } from './support/people'
import { endPanel, playOn, shownCount, type Way } from './support/play'
import { auditLog, readLog } from './support/sums'
import { openTable, rowOf } from './support/tables'

/** A line of the final table. */
type Standing = {
  readonly place: string
  readonly name: string
  readonly score: number
  readonly rating: number
  readonly change: number
}

const numberOf = (text: string) => Number(text.replace('−', '-').replace('±', ''))

async function readStandings(page: Page): Promise<Standing[]> {
  // The ratings are asked for once the match is over.
  await expect(endPanel(page).getByRole('cell').last()).toHaveText(/\d/)
  const rows = await endPanel(page).getByRole('row').all()
  const texts = await Promise.all(rows.slice(1).map((row) => row.getByRole('cell').allInnerTexts()))
  return texts.map(([place = '', name = '', score = '', rating = '']) => {
    const [value = '', change = ''] = rating.trim().split(/\s+/)
    return { place, name: name.trim(), score: numberOf(score), rating: Number(value), change: numberOf(change) }
  })
}

/** Loses the network until the other has moved on or waits, then comes back. */
async function goAway({ page, context, name }: Person, other: Page): Promise<void> {
  await context.setOffline(true)
  const note = page.getByText('You are offline.').filter({ visible: true })
  await expect(note).toBeVisible()
  const waiting = other.getByText(`${name} to play`).or(other.getByRole('button', { name: 'Ready', exact: true }))
  await waiting.or(endPanel(other)).first().waitFor()
  await context.setOffline(false)
  await expect(note).toBeHidden()
}

/** Checks that what the table shows after a placement is what the tile promised. */
const checked =
  (way: Way): Way =>
  async (page, choice) => {
    await way(page, choice)
    const count = await shownCount(page)
    if (choice.points > 0) expect(count).toBe(choice.points)
    else expect(count === 0 || count % 5 !== 0, `${choice.tile} scores nothing at ${count}`).toBe(true)
  }

test('two people meet in the lobby and play a rated quick match to its end', async ({ visitor }) => {
  test.setTimeout(300_000)
  const people = await Promise.all(
    ['Anna', 'Bert'].map(async (stem): Promise<Person> => {
      const page = await visitor({ viewport: { width: 1280, height: 800 } })
      const name = freshName(stem)
      const person = { name, email: emailOf(name) }
      await signUp(page, person)
      return { ...person, page, context: page.context() }
    }),
  )
  const [anna, bert] = people as [Person, Person]
  const names = [anna.name, bert.name]

  // Bert has the lobby open before there is a table: it comes to him.
  await openTable(anna.page, { rated: true })
  const row = rowOf(bert.page, anna.name)
  await expect(row).toContainText('Rated')
  await expect(row).toContainText('first to 100, or ahead after 10 rounds')
  await expect(row.getByLabel('At stake for you')).toHaveText(/win\s*\+20\s*draw\s*±0\s*lose\s*−20/)
  for (const button of [
    row.getByRole('button', { name: 'Sit down' }),
    bert.page.getByRole('button', { name: "I'm ready" }),
  ]) {
    await button.waitFor()
    expect(await press(bert.page, button)).toBe(true)
  }
  await anna.page.getByRole('button', { name: 'Start the match' }).click()
  await Promise.all(people.map(({ page }) => page.waitForURL(/\/match\//)))
  const path = new URL(anna.page.url()).pathname

  // Anna plays with the pointer and reloads in the middle; Bert plays with keys and loses the network for a while.
  let annaPlaced = 0
  let bertPlaced = 0
  await Promise.all([
    playOn(anna.page, {
      way: checked((page, choice) => (annaPlaced % 4 === 1 ? drag : click)(page, choice)),
      after: async (placed) => {
        annaPlaced = placed
        if (placed !== 6) return
        await anna.page.reload()
        await comeAlive(anna.page)
      },
    }),
    playOn(bert.page, {
      way: checked((page, choice) => key(page, choice, bertPlaced % 2 === 0)),
      after: async (placed) => {
        bertPlaced = placed
        if (placed === 4) await goAway(bert, anna.page)
      },
      // The next round may begin by itself before the keys are there.
      ready: async (page) => {
        const ready = page.getByRole('button', { name: 'Ready', exact: true })
        await press(page, ready)
        await expect(ready).toHaveCount(0)
      },
    }),
  ])
  expect(Math.min(annaPlaced, bertPlaced)).toBeGreaterThan(6)

  const [standings, mirrored] = await Promise.all([readStandings(anna.page), readStandings(bert.page)])
  expect(standings).toHaveLength(2)
  expect(standings).toEqual(mirrored)
  const [first, second] = standings as [Standing, Standing]
  expect(names.toSorted()).toEqual([first.name, second.name].toSorted())
  expect(first.score).toBeGreaterThanOrEqual(second.score)
  expect(first.change).toBe(first.score === second.score ? 0 : 20)
  expect(second.change).toBe(-first.change)
  expect([first.rating, second.rating]).toEqual([1500 + first.change, 1500 - first.change])

  for (const { page, name } of people) {
    const { scores, placements } = auditLog(await readLog(page), names, { own: name })
    expect(scores).toEqual({ [first.name]: first.score, [second.name]: second.score })
    expect(placements).toBe(annaPlaced + bertPlaced)
  }

  for (const { page, name } of people) {
    const own = name === first.name ? first : second
    await open(page, '/history')
    const entry = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Muggins, quick' })
    await expect(entry).toHaveCount(1)
    await expect(entry).toContainText(first.change === 0 ? 'Drawn' : own === first ? 'Won' : 'Lost')
    for (const { name, score } of standings) {
      const seat = entry.getByRole('listitem').filter({ hasText: name })
      await expect(seat).toContainText(String(score).replace('-', '−'))
    }
    await entry.getByRole('link', { name: 'Step through' }).click()
    await page.waitForURL(`${path}/replay`)
    await stepThrough(page, path)
  }
})

/** Forwards, back, to the end, and to a step by its address. */
async function stepThrough(page: Page, path: string): Promise<void> {
  const position = page.getByText(/^\d+ \/ \d+$/)
  const shown = async () => ((await position.textContent()) ?? '').split(' / ').map(Number)
  const stepTo = async (name: string, step: number) => {
    await page.getByRole('button', { name }).click()
    await expect(position).toHaveText(new RegExp(`^${step} / `))
  }
  const [begin = 0, total = 0] = await shown()
  await stepTo('One step on', begin + 1)
  const line = await page.getByRole('img', { name: /^The line from left to right/ }).getAttribute('aria-label')
  await stepTo('One step on', begin + 2)
  await stepTo('One step back', begin + 1)
  await expect(page.getByRole('img', { name: /^The line from left to right/ })).toHaveAttribute(
    'aria-label',
    line ?? '',
  )
  const linked = page.url()
  await stepTo('Last step', total)
  await expect(page.getByRole('list', { name: 'Log' }).locator('[aria-current]')).toHaveText(/wins|A draw/)
  await page.keyboard.press('ArrowLeft')
  await expect(position).toHaveText(`${total - 1} / ${total}`)
  await stepTo('First step', 1)
  expect(linked).toContain(`${path}/replay?step=`)
  await open(page, linked)
  await expect(position).toHaveText(`${begin + 1} / ${total}`)
  await expect(page.getByRole('img', { name: /^The line from left to right/ })).toHaveAttribute(
    'aria-label',
    line ?? '',
  )
}
