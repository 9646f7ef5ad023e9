/** A part of what scrolls, in pixels from its upper left corner. */
export type Area = { readonly left: number; readonly right: number; readonly top: number; readonly bottom: number }

/** Pixels over which the pane fades where there is more beyond its edge. */
const FADE = 28
const SIDES = ['left', 'right', 'top', 'bottom'] as const

export function areaAround({ x, y }: { readonly x: number; readonly y: number }, side: number): Area {
  return { left: x - side / 2, right: x + side / 2, top: y - side / 2, bottom: y + side / 2 }
}

function around(areas: readonly Area[]): Area {
  return {
    left: Math.min(...areas.map(({ left }) => left)),
    right: Math.max(...areas.map(({ right }) => right)),
    top: Math.min(...areas.map(({ top }) => top)),
    bottom: Math.max(...areas.map(({ bottom }) => bottom)),
  }
}

/** Where a pane of that length should be scrolled to, moved as little as can be to show from `low` to `high`. */
function scrolledTo(at: number, length: number, low: number, high: number): number {
  if (low - FADE < at) return low - FADE
  return high + FADE > at + length ? high + FADE - length : at
}

/** Scrolls so that all areas are seen, or as many of the first ones as there is room for. */
export function reveal(pane: HTMLElement, areas: readonly Area[]): void {
  const { clientWidth, clientHeight } = pane
  for (let count = areas.length; count > 0; count--) {
    const { left, right, top, bottom } = around(areas.slice(0, count))
    if (count > 1 && (right - left > clientWidth || bottom - top > clientHeight)) continue
    pane.scrollTo({
      left: scrolledTo(pane.scrollLeft, clientWidth, left, right),
      top: scrolledTo(pane.scrollTop, clientHeight, top, bottom),
    })
    break
  }
  fadePane(pane)
}

/** Fades the edges beyond which there is more. */
function fadePane(pane: HTMLElement): void {
  const { scrollLeft, scrollTop, clientWidth, clientHeight, scrollWidth, scrollHeight } = pane
  const beyond = {
    left: scrollLeft,
    top: scrollTop,
    right: scrollWidth - clientWidth - scrollLeft,
    bottom: scrollHeight - clientHeight - scrollTop,
  }
  for (const side of SIDES) pane.style.setProperty(`--fade-${side}`, `${Math.max(0, Math.min(FADE, beyond[side]))}px`)
}

/** Makes an element a pane that can be scrolled; gives what undoes it. */
export function openPane(pane: HTMLElement, label: string): () => void {
  let held: { readonly x: number; readonly y: number } | null = null
  const fade = () => fadePane(pane)
  // A finger scrolls by itself; a mouse takes hold of the table.
  const press = (event: PointerEvent) => {
    if (event.pointerType !== 'mouse' || event.button !== 0 || (event.target as Element).closest('button')) return
    held = { x: event.clientX + pane.scrollLeft, y: event.clientY + pane.scrollTop }
    pane.setPointerCapture(event.pointerId)
  }
  const move = (event: PointerEvent) => {
    if (held) pane.scrollTo({ left: held.x - event.clientX, top: held.y - event.clientY, behavior: 'instant' })
  }
  const release = () => {
    held = null
  }
  // A wheel that turns one way only moves a table that is only wider.
  const wheel = (event: WheelEvent) => {
    if (event.deltaX === 0 && !event.shiftKey && pane.scrollHeight <= pane.clientHeight)
      pane.scrollBy({ left: event.deltaY, behavior: 'instant' })
  }
  const events = {
    scroll: fade,
    pointerdown: press,
    pointermove: move,
    pointerup: release,
    pointercancel: release,
    wheel,
  }
  for (const [name, listener] of Object.entries(events))
    pane.addEventListener(name, listener as EventListener, { passive: true })
  pane.classList.add('pane')
  pane.tabIndex = 0
  pane.setAttribute('role', 'region')
  pane.setAttribute('aria-label', label)
  fade()
  return () => {
    for (const [name, listener] of Object.entries(events)) pane.removeEventListener(name, listener as EventListener)
    pane.classList.remove('pane')
    for (const name of ['tabindex', 'role', 'aria-label', 'style']) pane.removeAttribute(name)
    pane.scrollTo(0, 0)
  }
}
