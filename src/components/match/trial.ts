import type { Placement } from '../../engine/board/legality'
import type { RoundView } from '../../engine/view/view'
import type { Targets } from '../board/input/choice'

/** Which line a choice was made on: another placement, or another round, makes it another one. */
export function lineKey({ number, line }: Pick<RoundView, 'number' | 'line'>): string {
  return `${number} ${line.length}`
}

/** A placement that was tried, and on which line. */
export type Tried = Placement & { readonly on: string }

/** What lies on trial: nothing any more once the clock has placed instead, even if the tile would fit again later. */
export function trialOn(
  round: Pick<RoundView, 'number' | 'line'> | null,
  tried: Tried | null,
  targets: Targets,
): Tried | null {
  if (!round || !tried || tried.on !== lineKey(round)) return null
  return targets.get(tried.tile)?.includes(tried.end) ? tried : null
}
