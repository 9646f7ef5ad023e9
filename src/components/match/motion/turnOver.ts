import { motionMs, SETTLE } from './times'

/** How much of the time one tile takes; the rest lies between the first's beginning and the last's. */
const SHARE = 0.6

/** Turns tiles face up, one after the other, all within the theme's time for it. The call that it returns ends that. */
export function turnOver(tiles: ArrayLike<Element>): () => void {
  const time = motionMs()
  if (time === 0) return () => {}
  const between = ((1 - SHARE) * time) / Math.max(1, tiles.length - 1)
  const turning = Array.from(tiles, (tile, at) =>
    tile.animate([{ transform: 'rotateY(90deg)' }, { transform: 'none' }], {
      duration: SHARE * time,
      delay: between * at,
      easing: SETTLE,
      fill: 'backwards',
    }),
  )
  return () => {
    for (const animation of turning) animation.cancel()
  }
}
