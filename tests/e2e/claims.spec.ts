import { expect } from '@playwright/test'
import {
  callMuggins,
  claim,
  claimable,
  expectNoCount,
  force,
  momentOf,
  mugginsButton,
  numbers,
  scoreOf,
  tryTile,
  waiver,
} from './support/claims'
import { ownHand } from './support/hands'
import { meet } from './support/meet'
import { open, type Person, test } from './support/people'
import { sayReady } from './support/play'
import { auditLog, readLog } from './support/sums'
import { takeWire } from './support/wire'

/** What the match is to have shown before it may end. */
type Wanted = 'stolen' | 'wrongCall' | 'lapsed' | 'claimed'

/** Waits until an entry that has come since a moment says this, on each page. */
async function hear(people: readonly Person[], since: number, words: RegExp): Promise<void> {
  for (const { page } of people)
    await expect
      .poll(async () => (await readLog(page)).slice(since).some((entry) => words.test(entry)), `${words} is told`)
      .toBe(true)
}

test('under steal one player misses points and the other takes them; nothing shows a count before', async ({
  member,
}) => {
  test.setTimeout(300_000)
  const [anna, bert] = await Promise.all([member('Anna'), member('Bert')])
  const both = [anna, bert] as const
  const wires = await Promise.all(both.map(({ page }) => takeWire(page)))
  await Promise.all(both.map(({ page }) => open(page, '/lobby')))
  const match = await meet(anna.page, bert.page, { preset: 'tableClassic', form: 'full' })
  // A finished round waits only a short time: what the pages show then is held.
  for (const wire of wires) wire.drop('callAwaited')
  const names = [anna.name, bert.name]
  const seen = new Set<Wanted>()

  /** Anna misses whatever she makes, until Bert has taken it once and let it go once; then she claims. */
  const annaPlays = async () => {
    const [best] = await claimable(anna.page)
    if (!best) throw new Error('nothing to place')
    if (best.makes > 0 && seen.has('stolen') && seen.has('lapsed')) {
      const since = (await readLog(anna.page)).length
      await claim(anna.page, best, best.makes, seen.has('claimed') ? 'key' : 'click')
      await hear(both, since, new RegExp(`, saying ${best.makes}: .+, ${best.makes} points\\.$`))
      // A rightly claimed placement leaves nothing to call.
      await expect(mugginsButton(bert.page)).toHaveCount(0)
      seen.add('claimed')
      return
    }
    await tryTile(anna.page, best)
    await anna.page.getByRole('button', { name: 'Take it back' }).click()
    await expect(numbers(anna.page)).toHaveCount(0)
    await expect(ownHand(anna.page).locator(`[data-tile="${best.tile}"]`)).toHaveAttribute('aria-pressed', 'true')
    await anna.page.keyboard.press('Escape')
    await claim(anna.page, best, 0)
    if ((await momentOf(bert.page)) === 'call') return
    await mugginsButton(bert.page).or(waiver(bert.page)).first().waitFor()
    for (const each of both) await expectNoCount(each.page)
    if (await waiver(bert.page).isVisible()) return
    await bertAnswers(best.makes)
  }
  const bertAnswers = async (missed: number) => {
    const before = await scoreOf(bert.page, bert.name)
    const since = (await readLog(bert.page)).length
    if (missed > 0 && !seen.has('stolen')) {
      await callMuggins(bert.page, missed)
      await hear(both, since, new RegExp(`calls? Muggins! ${missed}: .+, ${missed} points\\.$`))
      for (const each of both) expect(await scoreOf(each.page, bert.name)).toBe(before + missed)
      await expect(mugginsButton(bert.page)).toHaveCount(0)
      seen.add('stolen')
    } else if (missed === 0 && !seen.has('wrongCall')) {
      await callMuggins(bert.page, 5, 'key')
      await hear(both, since, /calls? Muggins! 5 – wrong\.$/)
      for (const each of both) expect(await scoreOf(each.page, bert.name)).toBe(before)
      seen.add('wrongCall')
    } else if (missed > 0) {
      // His own move ends the right: only then the log says what was missed.
      const told = readLog(bert.page)
      expect((await told).at(-1)).not.toContain('missed')
      await bertPlays()
      for (const each of both)
        await expect.poll(async () => (await readLog(each.page)).join('\n')).toContain(`${missed} points were missed.`)
      seen.add('lapsed')
    }
  }
  const bertPlays = async () => {
    if ((await momentOf(bert.page)) === 'forced') return force(bert.page)
    const [best] = await claimable(bert.page)
    if (best) await claim(bert.page, best, best.makes, 'key')
  }
  const all: readonly Wanted[] = ['stolen', 'wrongCall', 'lapsed', 'claimed']
  for (let moves = 0; moves < 400 && !all.every((one) => seen.has(one)); moves++) {
    const [hers, his] = [await momentOf(anna.page), await momentOf(bert.page)]
    if (hers === 'over' || his === 'over') break
    if (hers === 'call' || his === 'call') {
      const [caller, placer] = hers === 'call' ? [anna, bert] : [bert, anna]
      await expect(placer.page.getByText(`Waiting for ${caller.name}’s call`)).toBeVisible()
      for (const each of both) await expectNoCount(each.page)
      await waiver(caller.page).click()
      for (const wire of wires) wire.restore()
      await Promise.all(both.map(({ page }) => open(page, match)))
      for (const wire of wires) wire.drop('callAwaited')
      await hear(both, 0, /lets? it go\.$|^The time to call is over\.$/)
    } else if (hers === 'settled') await sayReady(anna.page)
    else if (his === 'settled') await sayReady(bert.page)
    else if (hers === 'forced') await force(anna.page)
    else if (his === 'forced') await force(bert.page)
    else if (hers === 'turn') await annaPlays()
    else if (his === 'turn') await bertPlays()
    else await anna.page.waitForTimeout(60)
  }
  expect([...seen]).toEqual(expect.arrayContaining([...all]))

  for (const { page, name: own } of both) {
    const { scores } = auditLog(await readLog(page), names, { own, award: true })
    for (const each of names) expect(await scoreOf(page, each)).toBe(scores[each])
  }
})
