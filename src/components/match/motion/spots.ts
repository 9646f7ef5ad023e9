import type { Spot } from './motions'

/** Where each spot is on the page, the first of these that can be seen. */
function selectorsOf(spot: Spot): readonly string[] {
  switch (spot.at) {
    case 'hand':
      return [`[data-ghost="${spot.tile}"]`, `button[data-tile="${spot.tile}"]`]
    case 'line':
      return [`[data-line-tile="${spot.tile}"]`]
    case 'seat':
      return [`[data-seat="${spot.seat}"] [data-held] svg`, `[data-seat="${spot.seat}"]`]
    case 'score':
      return [`[data-score="${spot.side}"]`]
    case 'boneyard':
      return ['[data-boneyard]']
    case 'sum':
      return ['[data-sum]']
  }
}

/** Something on the page and where it is, in pixels of the window. */
export type Seen = { readonly element: Element; readonly box: DOMRect }

/** In the middle of a plate that shows no tiles, one as small as others have there. */
function tileIn({ x, y, width, height }: DOMRect): DOMRect {
  const half = 12
  return new DOMRect(x + (width - half) / 2, y + height / 2 - half, half, 2 * half)
}

/** A spot as the page shows it now; null where it doesn't. A tile that is being dragged is where the pointer is. */
export function seenAt(spot: Spot): Seen | null {
  for (const selector of selectorsOf(spot)) {
    for (const element of document.querySelectorAll(selector)) {
      const box = element.getBoundingClientRect()
      if (box.width === 0 || box.height === 0) continue
      return { element, box: element.matches('[data-seat]') ? tileIn(box) : box }
    }
  }
  return null
}
