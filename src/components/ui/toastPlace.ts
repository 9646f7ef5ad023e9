/** A part of the window, in pixels. */
export type Box = { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number }

/** From a message to what is above or below it. */
const GAP = 8

function overlap(one: Box, other: Box): number {
  const width = Math.min(one.right, other.right) - Math.max(one.left, other.left)
  const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top)
  return width > 0 && height > 0 ? width * height : 0
}

/**
 * Where a message of a size covers nothing that can be used: its upper edge, as near as possible to `usual`, within the
 * window's height. Where nothing is free, where it covers least.
 */
export function toastTop(
  message: { readonly left: number; readonly width: number; readonly height: number },
  controls: readonly Box[],
  usual: number,
  windowHeight: number,
): number {
  const lowest = windowHeight - message.height - GAP
  const tops = [usual, ...controls.flatMap(({ top, bottom }) => [bottom + GAP, top - GAP - message.height])]
  const ranked = tops
    .filter((top) => top === usual || (top >= GAP && top <= lowest))
    .map((top) => {
      const { left, width, height } = message
      const box = { left, right: left + width, top, bottom: top + height }
      return { top, covered: controls.reduce((sum, control) => sum + overlap(box, control), 0) }
    })
    .sort((a, b) => a.covered - b.covered || Math.abs(a.top - usual) - Math.abs(b.top - usual))
  return Math.round(ranked[0]?.top ?? usual)
}
