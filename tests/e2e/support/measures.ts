import type { Page } from '@playwright/test'

/** The side that a target has at least, in CSS pixels; what the browser rounds is forgiven. */
const LEAST = 43.5

/** What sticks out of the page at its right, by its words; nothing where the page needs no scrolling sideways. */
export function sticksOut(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement
    if (scrollWidth <= clientWidth) return []
    const wide = [...document.querySelectorAll('body *')].filter((element) => {
      return element.getBoundingClientRect().right > clientWidth + 1
    })
    return wide.map((element) => `${element.tagName} ${element.className} ${element.textContent?.slice(0, 40)}`)
  })
}

/** What can be pressed or typed into and is smaller than a fingertip, but for links within a sentence. */
export function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate((least) => {
    const SOUGHT =
      'a[href], button, input:not([type="hidden"]), select, textarea, summary, [role="button"], [role="tab"]'
    const inSentence = (element: Element) => {
      if (element.tagName !== 'A' || getComputedStyle(element).display !== 'inline') return false
      const around = element.closest('p, li, dd, td, h1, h2, h3, label, span:not(:only-child)')
      return around !== null && around.textContent?.trim() !== element.textContent?.trim()
    }
    const small = [...document.querySelectorAll<HTMLElement>(SOUGHT)].filter((element) => {
      if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false
      if (element.closest('[aria-hidden="true"], [inert], .sr-only') || inSentence(element)) return false
      const { width, height, bottom, right } = (element.closest('label') ?? element).getBoundingClientRect()
      // The way past the header is out of sight until it has the focus.
      return bottom > 0 && right > 0 && (width < least || height < least)
    })
    return small.map((element) => {
      const { width, height } = (element.closest('label') ?? element).getBoundingClientRect()
      return `${Math.round(width)} × ${Math.round(height)}: ${element.outerHTML.slice(0, 160)}`
    })
  }, LEAST)
}

/** Text and controls that something cuts off without letting anybody scroll there. */
export function cutOff(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip'
    const found: string[] = []
    const look = (element: Element, rects: readonly DOMRect[]) => {
      const shown = rects.filter(({ width, height }) => width > 0 && height > 0)
      if (shown.length === 0) return
      const left = Math.min(...shown.map((rect) => rect.left))
      const right = Math.max(...shown.map((rect) => rect.right))
      const top = Math.min(...shown.map((rect) => rect.top))
      const bottom = Math.max(...shown.map((rect) => rect.bottom))
      for (let around: Element | null = element; around && around !== document.body; around = around.parentElement) {
        const { overflowX, overflowY, position } = getComputedStyle(around)
        const box = around.getBoundingClientRect()
        // For screen readers alone.
        if (hides(overflowX) && box.width <= 1) return
        if (/auto|scroll/.test(overflowX + overflowY)) return
        const beside = hides(overflowX) && (left < box.left - 1 || right > box.right + 1)
        const beyond = hides(overflowY) && (top < box.top - 3 || bottom > box.bottom + 3)
        // A long name is told in full by what holds it.
        const label = element.closest('[aria-label], [title]')
        const inFull = (label?.getAttribute('aria-label') ?? label?.getAttribute('title') ?? '').includes(
          element.textContent ?? '',
        )
        if ((beside || beyond) && !(label && inFull)) {
          found.push(
            `${element.tagName} "${element.textContent?.slice(0, 60)}" is cut off by ${around.tagName} ${around.className}`,
          )
          return
        }
        if (position === 'fixed') return
      }
    }
    for (const element of document.querySelectorAll<HTMLElement>('body *')) {
      if (element.closest('[aria-hidden="true"], [inert], .sr-only, svg, script, style')) continue
      if (!element.checkVisibility({ visibilityProperty: true })) continue
      if (element.matches('button, input, select, textarea')) look(element, [element.getBoundingClientRect()])
      const texts = [...element.childNodes].filter(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
      )
      for (const text of texts) {
        const range = document.createRange()
        range.selectNodeContents(text)
        look(element, [...range.getClientRects()])
      }
    }
    return found
  })
}
