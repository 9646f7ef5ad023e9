import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

export const PHONE = { width: 390, height: 844 }
export const DESKTOP = { width: 1440, height: 900 }
const NARROWEST = { width: 320, height: 640 }

/** What sticks out of the page at its right, by its words; nothing where the page needs no scrolling sideways. */
function sticksOut(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement
    if (scrollWidth <= clientWidth) return []
    const wide = [...document.querySelectorAll('body *')].filter((element) => {
      return element.getBoundingClientRect().right > clientWidth + 1
    })
    return wide.map((element) => `${element.tagName} ${element.className} ${element.textContent?.slice(0, 40)}`)
  })
}

/** Waits until everything that moves in has arrived: half faded in, words have too little contrast. */
async function comeToRest(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const passing = document.getAnimations().filter((one) => one.effect?.getComputedTiming().endTime !== Infinity)
    await Promise.allSettled(passing.map((one) => one.finished))
  })
}

async function expectNoFault(page: Page, name: string): Promise<void> {
  await comeToRest(page)
  const { violations } = await new AxeBuilder({ page }).analyze()
  // axe has worked in a page of its own for a moment; what lies behind it may be drawn no more.
  await page.bringToFront()
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, any }) => `${id}: ${any[0]?.message ?? ''} ${html}`),
  )
  expect(found, `axe finds nothing: ${name}`).toEqual([])
}

/** A page as it is now: nothing for axe to find on a phone and on a desktop, and nothing that sticks out. */
export async function expectGoodLook(page: Page, name: string): Promise<void> {
  for (const size of [NARROWEST, PHONE, DESKTOP]) {
    await page.setViewportSize(size)
    expect(await sticksOut(page), `${name} at ${size.width} px`).toEqual([])
    if (size !== NARROWEST) await expectNoFault(page, `${name} at ${size.width} px`)
  }
}
