import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { LOCALE_COOKIE, type Locale } from '../../../src/contract/locale'
import { cutOff, smallTargets, sticksOut } from './measures'

export const PHONE = { width: 390, height: 844 }
export const DESKTOP = { width: 1440, height: 900 }
const NARROWEST = { width: 320, height: 640 }
/** What a desktop is at twice the size. */
const ZOOMED = { width: 720, height: 450 }

/** Waits until everything that moves in has arrived: half faded in, words have too little contrast. */
async function comeToRest(page: Page): Promise<void> {
  // Asked for anew each time: Chromium has kept promises of transitions open that were over.
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every((one) => one.playState !== 'running' || one.effect?.getComputedTiming().endTime === Infinity),
  )
}

/** That axe finds nothing in a page as it stands, at whatever size and in whatever language that is. */
export async function expectNoFault(page: Page, name: string): Promise<void> {
  await comeToRest(page)
  // There are no frames here: all can be done within the page, without opening another one each time.
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze()
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, any }) => `${id}: ${any[0]?.message ?? ''} ${html}`),
  )
  expect.soft(found, `axe finds nothing: ${name}`).toEqual([])
}

/** Everything that a size shows, whole and large enough to touch. */
async function expectRoom(page: Page, size: { width: number; height: number }, name: string): Promise<void> {
  await page.setViewportSize(size)
  await comeToRest(page)
  const at = `${name} at ${size.width} px`
  expect.soft(await sticksOut(page), `${at}: nothing sticks out`).toEqual([])
  expect.soft(await cutOff(page), `${at}: nothing is cut off`).toEqual([])
  expect.soft(await smallTargets(page), `${at}: targets are large enough`).toEqual([])
}

/** Another language for the page as it stands. */
async function speak(page: Page, locale: Locale): Promise<void> {
  await page.context().addCookies([{ name: LOCALE_COOKIE, value: locale, url: new URL(page.url()).origin }])
  await page.evaluate(() => (window as unknown as { next: { router: { refresh(): void } } }).next.router.refresh())
  await expect(page.locator('html')).toHaveAttribute('lang', locale)
  await expect(page).toHaveTitle(/./)
}

/**
 * A page as it is now: nothing for axe to find, on a light phone in English and on a dark desktop in Chinese, and nothing
 * that is cut off or sticks out in either language, even on the narrowest screen and at twice the size.
 */
export async function expectGoodLook(page: Page, name: string): Promise<void> {
  for (const size of [NARROWEST, ZOOMED, PHONE]) await expectRoom(page, size, name)
  await expectNoFault(page, name)
  await page.emulateMedia({ colorScheme: 'dark' })
  const address = page.url()
  const chinese = address.replace('/en/', '/zh-CN/')
  const go = async (to: string, locale: Locale) =>
    to === page.url() ? speak(page, locale) : void (await page.goto(to))
  // Without the network no other words can be fetched.
  const online = await page.evaluate(() => navigator.onLine)
  if (online) {
    await go(chinese, 'zh-CN')
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN')
    for (const size of [NARROWEST, PHONE]) await expectRoom(page, size, `${name} in Chinese`)
  }
  await page.setViewportSize(DESKTOP)
  await expectNoFault(page, `${name}, dark${online ? ', in Chinese' : ''}`)
  if (online) await go(address, 'en')
  await page.emulateMedia({ colorScheme: 'light' })
}
