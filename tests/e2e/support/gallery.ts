import path from 'node:path'
import { expect, type Page } from '@playwright/test'
import { LOCALES, type Locale } from '../../../src/contract/locale'
import { DESKTOP, PHONE } from './look'
import { comeAlive } from './people'
import type { Look } from './tour'

/** What the gallery shows everything in. */
export const SIZES = [PHONE, { width: 768, height: 1024 }, DESKTOP]
export const SCHEMES = ['light', 'dark'] as const
export const FOLDER = path.resolve('test-results/screens')
/** Of a page that is longer than the screen, so much is shown, in pixels. */
const TALLEST = 2_400

/** Another language for a page as it stands: what is open, taken up or typed stays. */
export async function speak(page: Page, locale: Locale): Promise<void> {
  await page.locator(`footer button[lang="${locale}"]`).evaluate((button: HTMLElement) => button.click())
  await expect(page.locator('html')).toHaveAttribute('lang', locale, { timeout: 30_000 })
  await comeAlive(page)
}

/** Whether a page may be shown in its length: what is laid over it, or fills the screen, wouldn't stay where it is. */
async function heightOf(page: Page, height: number): Promise<number> {
  const length = await page.evaluate(() =>
    document.querySelector('[role=dialog], [role=alertdialog]') ? 0 : document.documentElement.scrollHeight,
  )
  return /\/match\/[^/]+$/.test(page.url()) ? height : Math.min(Math.max(height, length), TALLEST)
}

/** Pictures of a page as it stands, in each size, light and dark, in the language that it speaks. */
export async function shoot(page: Page, name: string, locale: Locale): Promise<void> {
  for (const { width, height } of SIZES) {
    await page.setViewportSize({ width, height })
    const tall = await heightOf(page, height)
    if (tall > height) await page.setViewportSize({ width, height: tall })
    for (const colorScheme of SCHEMES) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      const file = path.join(FOLDER, `${name}.${locale}.${width}.${colorScheme}.png`)
      await page.screenshot({ path: file, animations: 'disabled' })
    }
  }
  await page.setViewportSize(DESKTOP)
}

/** Whether the page has lost its network: another language has to come from somewhere. */
const isOffline = (page: Page) => page.evaluate(() => !navigator.onLine)

/** A stop of a tour, in both languages. */
export const photograph: Look = async (page, name) => {
  const offline = await isOffline(page)
  for (const locale of LOCALES) {
    if ((await page.locator('html').getAttribute('lang')) !== locale) {
      if (offline) await page.context().setOffline(false)
      await speak(page, locale)
      if (offline) {
        await page.context().setOffline(true)
        await page.getByRole('status').filter({ hasText: '离线', visible: true }).first().waitFor()
      }
    }
    await shoot(page, name, locale)
  }
  if (offline) await page.context().setOffline(false)
  await speak(page, 'en')
  console.log(name)
}
