import { expect } from '@playwright/test'
import { ownHand } from './support/hands'
import { open, test } from './support/people'
import { nextMoment, playTurn, sayReady, type Way } from './support/play'
import { byFinger, byTaps, countMoving, covered, feltOn, keepFelt, refuseNext, setHidden } from './support/touch'
import { expectLies, lay } from './support/turns'

test('on a phone a round is played by taps and drags, felt and heard, moving within 300 ms or not at all', async ({
  visitor,
}) => {
  const first = await visitor({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
  await open(first, '/')
  await first.getByRole('button', { name: 'Play a bot' }).tap()
  await first.waitForURL(/\/match\//)
  expect(await nextMoment(first)).toBe('turn')
  const page = await first.context().newPage()
  await keepFelt(page)
  await open(page, first.url())
  expect(await nextMoment(page)).toBe('turn')
  // What happens in another tab is not to be heard in one that nobody has touched yet.
  await expectLies(page, (await playTurn(first, byTaps)).tile)
  await first.close()
  expect(await nextMoment(page)).toBe('turn')
  expect((await feltOn(page)).opened).toBe(0)

  // An own placement is shown at once, and taken back with a reason that covers nothing.
  const toast = page.locator('[data-sonner-toast]')
  for (const data of [{ code: 'refused', refusal: { code: 'matchOver', rule: null } }, { code: 'stale' }]) {
    const refuse = await refuseNext(page, data)
    const tile = await lay(page)
    await expectLies(page, tile)
    await expect(ownHand(page).locator(`[data-tile="${tile}"]`)).toHaveCount(0)
    refuse()
    await expect(ownHand(page).locator(`[data-tile="${tile}"]`)).toBeVisible()
    // That the match is over is told by its end.
    if (data.refusal) await expect(toast).toHaveCount(0)
  }
  await expect(toast).toContainText('The match had moved on before that arrived.')
  await expect.poll(() => covered(page)).toEqual([])

  // While the page is out of sight only one's turn is heard.
  await setHidden(page, true)
  const heard = (await feltOn(page)).played.length
  for (let placed = 0; placed < 2; placed++) {
    await playTurn(page, byTaps)
    expect(await nextMoment(page)).toBe('turn')
  }
  await expect.poll(async () => (await feltOn(page)).played.slice(heard)).toEqual(['turn', 'turn'])
  await setHidden(page, false)

  /** Plays on until the round is over; true if the match is, too. */
  const playRound = async (way: (placed: number) => Way): Promise<boolean> => {
    for (let placed = 0; ; placed++) {
      const moment = await nextMoment(page)
      if (moment !== 'turn') return moment === 'over'
      await playTurn(page, way(placed))
    }
  }
  const over = await playRound((placed) => (placed % 2 === 0 ? byTaps : byFinger))
  await expect.poll(async () => (await feltOn(page)).moved.some(({ what }) => what === 'tile')).toBe(true)
  const felt = await feltOn(page)
  expect(felt.moved.filter(({ ms }) => !(ms > 0 && ms <= 300))).toEqual([])
  expect(felt.long).toEqual([])
  const travelled = felt.moved.filter(({ what, from }) => what === 'tile' && from.startsWith('translate('))
  expect(travelled.length).toBeGreaterThan(2)
  expect(felt.trembled).toBeGreaterThan(0)
  expect(felt.opened).toBe(1)
  expect(felt.played).toContain('place')

  await page.emulateMedia({ reducedMotion: 'reduce' })
  if (over) {
    const match = new URL(page.url()).pathname
    await page.getByRole('button', { name: 'Rematch' }).tap()
    await page.waitForURL(({ pathname }) => pathname.startsWith('/match/') && pathname !== match)
  } else await sayReady(page)
  await nextMoment(page)
  await page.getByRole('button', { name: 'Look, sound and touch' }).tap()
  await page.getByRole('radio', { name: 'One tap' }).check()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await countMoving(page)
  const before = (await feltOn(page)).moved.length
  let once = 0
  const byOneTap: Way = async (held, choice) => {
    const tile = ownHand(held).locator(`[data-tile="${choice.tile}"]`)
    const places = (await tile.getAttribute('aria-label'))?.split('; ').length
    if (places !== 1) return byTaps(held, choice)
    await tile.tap()
    await expect(tile).toHaveCount(0)
    once += 1
  }
  await playRound(() => byOneTap)
  expect(once).toBeGreaterThan(0)
  const still = await feltOn(page)
  expect(still.moving).toEqual([])
  expect(still.moved).toHaveLength(before)
})
