import { expect, type Locator, type Page } from '@playwright/test'
import { isFocused } from './hands'

/** What is wrong with how the focus is shown, null where all is well: it is seen, and nothing lies over it. */
function faultOfFocus(page: Page): Promise<string | null> {
  return page.evaluate(() => {
    const element = document.activeElement
    if (!element || element === document.body) return null
    const box = element.getBoundingClientRect()
    const [left, right] = [Math.max(0, box.left), Math.min(innerWidth, box.right)]
    const [top, bottom] = [Math.max(0, box.top), Math.min(innerHeight, box.bottom)]
    const told = element.outerHTML.slice(0, 120)
    if (left >= right || top >= bottom) return `out of sight: ${told}`
    const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
    const label = element.closest('label')
    if (!hit || !(element.contains(hit) || hit.contains(element) || label?.contains(hit)))
      return `hidden by ${hit?.outerHTML.slice(0, 80)}: ${told}`
    const outlined = [element, label].some((one) => one && getComputedStyle(one).outlineStyle !== 'none')
    return outlined ? null : `not seen to have the focus: ${told}`
  })
}

/** Goes to something by Tab, and sees that the focus is shown at every stop on the way. */
export async function tabTo(page: Page, goal: Locator): Promise<void> {
  await goal.waitFor()
  for (let presses = 0; presses < 80; presses++) {
    if (await isFocused(goal)) return
    await page.keyboard.press('Tab')
    expect(await faultOfFocus(page)).toBeNull()
  }
  throw new Error(`Tab does not lead to ${goal}`)
}

/** Presses something by keys alone. */
export async function pressByKey(page: Page, goal: Locator): Promise<void> {
  await tabTo(page, goal)
  await page.keyboard.press('Enter')
}

/** Chooses among radio buttons by keys alone: Tab to their row, then arrows. */
export async function pickByKey(page: Page, radio: Locator): Promise<void> {
  const name = await radio.getAttribute('name')
  await tabTo(page, page.locator(`input[name="${name}"]:checked`))
  for (let presses = 0; presses < 12 && !(await radio.isChecked()); presses++) await page.keyboard.press('ArrowRight')
  await expect(radio).toBeChecked()
}

/** Notes what comes to the page's log for screen readers from now on, and whether a pointer is ever used. */
export async function listen(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const notes = { heard: [] as string[], pointed: false }
    Object.assign(window, { notes })
    addEventListener('pointerdown', () => (notes.pointed = true), true)
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const node of addedNodes) {
          if (!(node instanceof HTMLElement) || !node.closest('[role="log"][aria-live]')) continue
          notes.heard.push(...(node.matches('p') ? [node.textContent ?? ''] : []))
        }
    }).observe(document, { childList: true, subtree: true })
  })
}

/** What the page's log has said since the page was loaded, and whether a pointer was used. */
export function notesOf(page: Page): Promise<{ heard: string[]; pointed: boolean }> {
  return page.evaluate(() => (window as unknown as { notes: { heard: string[]; pointed: boolean } }).notes)
}

/** What is answered to a key. */
export async function ask(page: Page, key: string): Promise<string> {
  const answers = page.locator('[data-answer]')
  const before = (await answers.count()) > 0 ? await answers.getAttribute('data-answer') : '0'
  await page.keyboard.press(key)
  await expect(answers).not.toHaveAttribute('data-answer', before ?? '0')
  return (await answers.textContent()) ?? ''
}
