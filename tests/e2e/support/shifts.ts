import type { Page } from '@playwright/test'

type Shift = { readonly value: number; readonly of: readonly string[] }
type Watched = { value: number; of: string[] }
type Source = { readonly node: Node | null }
type LayoutShift = PerformanceEntry & {
  readonly value: number
  readonly hadRecentInput: boolean
  readonly sources: readonly Source[]
}

/** Has every page of this tab remember what moved by itself, without its reader having just done something. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: Watched[] = []
    const named = (node: Node | null) =>
      node instanceof Element ? node.outerHTML.slice(0, 120) : (node?.textContent ?? 'what is gone').slice(0, 120)
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as unknown as LayoutShift[]) {
        if (!entry.hadRecentInput) shifts.push({ value: entry.value, of: entry.sources.map(({ node }) => named(node)) })
      }
    })
    observer.observe({ type: 'layout-shift', buffered: true })
    Object.assign(window, { takeShifts: () => shifts.splice(0) })
  })
}

/** What has moved by itself since the page was there, or since this was last asked. */
export async function takeShifts(page: Page): Promise<readonly Shift[]> {
  // Entries come a frame after what they tell of.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
  return page.evaluate(() => (window as unknown as { takeShifts: () => Watched[] }).takeShifts())
}
