import type { End } from '../../engine/board/line'
import type { Places } from './places'

/** What stands beside an end: its count, null for a hollow mark. Without an end it stands above a double that lies alone. */
export type Mark = { readonly end: End | null; readonly counts: number | null }

/**
 * The marks of a line's ends. While the count may not be shown (R6.5) only those remain that count nothing whatever lies
 * there: they are places to play at, and no summands.
 */
export function marksOf({ open, lone }: Places, countShown: boolean): Mark[] {
  const ends = open
    .filter(({ counts }) => countShown || counts === null)
    .map(({ end, counts }) => ({ end, counts: lone === null ? counts : null }))
  return countShown && lone !== null ? [...ends, { end: null, counts: lone }] : ends
}
