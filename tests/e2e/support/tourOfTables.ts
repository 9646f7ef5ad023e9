import type { Page } from '@playwright/test'
import { callMuggins, claimable, force, momentOf, mugginsButton, name, tryTile } from './claims'
import { choices, click, ownHand } from './hands'
import { DESKTOP, PHONE } from './look'
import { meet } from './meet'
import { open, type Person } from './people'
import { nextMoment, playTurn, sayReady } from './play'
import { openTable } from './tables'
import type { Look } from './tour'
import { takeWire } from './wire'

/** The scores in a form: in the side panel, and on a phone in the dialog that holds it there. */
async function lookAtScores(page: Page, form: 'List' | 'Board' | 'Paper', name: string, look: Look): Promise<void> {
  await page.setViewportSize(DESKTOP)
  await page.getByRole('tab', { name: 'Score sheet' }).click()
  await page.getByRole('radio', { name: form, exact: true }).check()
  await look(page, name)
  await page.setViewportSize(PHONE)
  await page.getByRole('button', { name: 'Log and score sheet' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('tab', { name: 'Score sheet' }).click()
  await dialog.getByRole('radio', { name: form, exact: true, checked: true }).waitFor()
  await look(page, `${name}-dialog`)
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'hidden' })
  await page.setViewportSize(DESKTOP)
}

/** Claims under `steal`, seen by the first: a tile on trial, the offer to call, the numbers, and a finished round that waits. */
export async function tourOfClaims(one: Person, other: Person, look: Look): Promise<void> {
  const { page } = one
  await page.setViewportSize(DESKTOP)
  const wire = await takeWire(page)
  await open(page, '/lobby')
  const match = await meet(page, other.page, { preset: 'tableClassic' })
  wire.drop('callAwaited')
  const wanted = new Set(['trial', 'forced', 'call', 'awaited', 'waiting'])
  const once = async (phase: string) => {
    if (wanted.delete(phase)) await look(page, `claims-${phase}`)
  }
  const placeAt = async (seat: Page) => {
    const [best] = await claimable(seat)
    if (!best) return
    await tryTile(seat, best)
    if (seat === page) await once('trial')
    await name(seat, 0, 'click')
  }
  for (let moves = 0; moves < 300 && wanted.size > 0; moves++) {
    const [own, others] = [await momentOf(page), await momentOf(other.page)]
    if (own === 'over' || others === 'over') break
    if (own === 'call' || others === 'call') {
      await once(own === 'call' ? 'awaited' : 'waiting')
      // The time to call is over meanwhile.
      wire.restore()
      await open(page, match)
      wire.drop('callAwaited')
    } else if (own === 'settled') await sayReady(page)
    else if (others === 'settled') await sayReady(other.page)
    else if (own === 'forced') {
      await once('forced')
      await force(page)
    } else if (others === 'forced') await force(other.page)
    else if (own === 'turn') {
      if (wanted.has('call') && (await mugginsButton(page).isVisible())) {
        await mugginsButton(page).click()
        await once('call')
        await page.keyboard.press('Escape')
        await callMuggins(page, 35, 'key')
      }
      await placeAt(page)
    } else if (others === 'turn') await placeAt(other.page)
    else await page.waitForTimeout(60)
  }
  wire.restore()
  await open(page, match)
  for (const form of ['Board', 'Paper', 'List'] as const)
    await lookAtScores(page, form, `scores-${form.toLowerCase()}`, look)
}

/** Partners with a spinner, seen by one person among bots: the table, a tile taken up, the round's end, the scores. */
export async function tourOfPartners({ page }: Person, look: Look): Promise<void> {
  await page.setViewportSize(DESKTOP)
  const wire = await takeWire(page)
  await open(page, '/lobby')
  await openTable(page, { preset: 'Partners', target: 300 })
  await page.getByRole('button', { name: 'Fill the free seats with bots' }).click()
  await page.getByRole('button', { name: 'Start the match' }).click()
  await page.waitForURL(/\/match\//)
  let ended = false
  for (let moment = await nextMoment(page); moment !== 'over'; moment = await nextMoment(page)) {
    if (moment === 'settled') {
      // The next round begins meanwhile, unheard.
      if (ended) await look(page, 'partners-round-end')
      wire.restore()
      if (ended) break
      await sayReady(page)
      continue
    }
    const arms = (await page.getByRole('img', { name: /Upper arm: / }).count()) > 0
    const [best] = await choices(page)
    if (best && arms && !ended) {
      ended = true
      wire.drop('roundSettled')
      await ownHand(page).locator(`[data-tile="${best.tile}"]`).click()
      await look(page, 'partners-spinner')
      await page.keyboard.press('Escape')
    }
    await playTurn(page, click)
  }
  await page.reload()
  await nextMoment(page)
  await lookAtScores(page, 'Board', 'partners-board', look)
}
