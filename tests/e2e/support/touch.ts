import { expect, type Page } from '@playwright/test'
import { ownHand, targetName } from './hands'
import type { Way } from './play'

/** What a page has done besides showing: how it moved, trembled and sounded. */
export type Felt = {
  /** What has been animated: what it is, and how long it took in all, in milliseconds. */
  readonly moved: readonly { readonly what: string; readonly from: string; readonly ms: number }[]
  readonly trembled: number
  /** How often the page has asked to be heard, and what it has played. */
  readonly opened: number
  readonly played: readonly string[]
  /** What moved for longer than 300 ms, transitions of the style sheet as well. */
  readonly long: readonly string[]
  /** The most that moved at once since the count was last begun. */
  readonly moving: readonly string[]
}

/** Keeps a book of what a page does to be felt; to be called before it is opened. */
export async function keepFelt(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const felt = { moved: [], trembled: 0, opened: 0, played: [], moving: [], long: [] } as {
      moved: { what: string; from: string; ms: number }[]
      trembled: number
      opened: number
      played: string[]
      moving: string[]
      long: string[]
    }
    Object.assign(window, { felt })
    const animate = Element.prototype.animate
    Element.prototype.animate = function (...args) {
      const animation = animate.apply(this, args)
      const [first] = args[0] as Keyframe[]
      const what = this.matches('.fixed') ? (this.tagName === 'svg' ? 'tile' : 'points') : this.tagName
      const ms = Number(animation.effect?.getComputedTiming().endTime)
      felt.moved.push({ what, from: String(first?.transform ?? ''), ms })
      return animation
    }
    // The browser takes what a test asks of the page for somebody's touch.
    const touched = { hasBeenActive: false }
    window.addEventListener('pointerup', () => Object.assign(touched, { hasBeenActive: true }), true)
    Object.defineProperty(navigator, 'userActivation', { get: () => touched })
    navigator.vibrate = () => {
      felt.trembled += 1
      return true
    }
    const names = new Map<ArrayBuffer, string>()
    const { fetch } = window
    window.fetch = async (...args) => {
      const answer = await fetch(...args)
      const name = /sounds\/(\w+)\.wav/.exec(answer.url)?.[1]
      if (!name) return answer
      const bytes = await answer.arrayBuffer()
      names.set(bytes, name)
      return { arrayBuffer: async () => bytes } as Response
    }
    class Heard {
      state = 'running'
      currentTime = 0
      constructor() {
        felt.opened += 1
      }
      decodeAudioData = async (bytes: ArrayBuffer) => names.get(bytes)
      createGain = () => ({ gain: { value: 1 }, connect: () => undefined })
      createBufferSource = () => ({
        buffer: '',
        connect: () => undefined,
        start() {
          felt.played.push(this.buffer)
        },
      })
      close = async () => undefined
    }
    Object.assign(window, { AudioContext: Heard })
    const look = () => {
      const now = document.getAnimations().map((one) => {
        const { target } = one.effect as KeyframeEffect
        const name = `${one.constructor.name} of ${target?.tagName}.${target?.getAttribute('class')}`
        const ms = Number(one.effect?.getComputedTiming().endTime)
        if (ms > 300) felt.long.push(`${ms} ms: ${name}`)
        return name
      })
      if (now.length > felt.moving.length) felt.moving = now
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
}

export const feltOn = (page: Page): Promise<Felt> => page.evaluate(() => (window as unknown as { felt: Felt }).felt)

/** Begins the count of what moves at once. */
export const countMoving = (page: Page): Promise<unknown> =>
  page.evaluate(() => Object.assign((window as unknown as { felt: Felt }).felt, { moving: [] }))

const tileOf = (page: Page, tile: string) => ownHand(page).locator(`[data-tile="${tile}"]`)

/** Places a tile by a tap on it and one on its end. */
export const byTaps: Way = async (page, choice) => {
  await tileOf(page, choice.tile).tap()
  await page.getByRole('button', { name: targetName(choice), exact: true }).tap()
  await expect(tileOf(page, choice.tile)).toHaveCount(0)
}

/** Drags a tile to its end by a finger that stops short of it: it snaps there. The page stays where it is. */
export const byFinger: Way = async (page, choice) => {
  const touch = await page.context().newCDPSession(page)
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', point?: { x: number; y: number }) =>
    touch.send('Input.dispatchTouchEvent', { type, touchPoints: point ? [point] : [] })
  // A tile that has just been drawn can be touched once it has come.
  await tileOf(page, choice.tile).tap({ trial: true })
  const box = await tileOf(page, choice.tile).boundingBox()
  if (!box) throw new Error('nothing to drag')
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  await send('touchStart', { x, y })
  for (const up of [10, 30, 60]) await send('touchMove', { x, y: y - up })
  const target = page.getByRole('button', { name: targetName(choice), exact: true })
  const end = await target.boundingBox()
  if (!end) throw new Error('nowhere to drag to')
  const [toX, toY] = [end.x + end.width / 2, end.y + end.height / 2]
  await send('touchMove', { x: (x + toX) / 2, y: (y + toY) / 2 })
  await send('touchMove', { x: toX, y: toY + end.height / 2 + 12 })
  // The tile already lies where it would fall.
  const ghost = page.locator('[data-ghost]')
  await expect
    .poll(async () => {
      const at = await ghost.boundingBox()
      return at ? Math.hypot(at.x + at.width / 2 - toX, at.y + at.height / 2 - toY) : Number.POSITIVE_INFINITY
    })
    .toBeLessThan(8)
  expect(await page.evaluate(() => [window.scrollY, String(getSelection())])).toEqual([0, ''])
  await send('touchEnd')
  await expect(tileOf(page, choice.tile)).toHaveCount(0)
  await touch.detach()
}

/** The next command is shown for as long as the server takes, then refused: with an error's data, as the server words it. */
export async function refuseNext(page: Page, data: { code: string; refusal?: object }): Promise<() => void> {
  let answer = () => {}
  const answering = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route(
    /match\.act/,
    async (route) => {
      await answering
      const json = [{ error: { json: { message: data.code, code: -32_009, data } } }]
      await route.fulfill({ status: 409, json })
    },
    { times: 1 },
  )
  return answer
}

/** What a short message on the page lies over that can be used, in words; null while there is none. */
export const covered = (page: Page): Promise<string[] | null> =>
  page.evaluate(() => {
    const message = document.querySelector('[data-sonner-toast]')?.getBoundingClientRect()
    if (!message) return null
    return [...document.querySelectorAll('a[href], button, input, [role="dialog"], [data-clear]')]
      .filter((control) => !control.closest('[data-sonner-toaster]'))
      .filter((control) => {
        const box = control.getBoundingClientRect()
        const width = Math.min(box.right, message.right) - Math.max(box.left, message.left)
        const height = Math.min(box.bottom, message.bottom) - Math.max(box.top, message.top)
        return width > 1 && height > 1
      })
      .map((control) => control.getAttribute('aria-label') ?? control.textContent ?? '')
  })

/** The page is, as far as it can tell, in a tab that nobody looks at; or in sight again. */
export const setHidden = (page: Page, hidden: boolean): Promise<void> =>
  page.evaluate(
    (state) => {
      Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => state })
      document.dispatchEvent(new Event('visibilitychange'))
    },
    hidden ? 'hidden' : 'visible',
  )
