import type { Pause } from '../../contract/table'

const MINUTE_MS = 60_000

/** How many of somebody's latest matches are looked at, and how many of them may have been left. */
export const LOOKED_AT = 10
const FORGIVEN = 2
const FIRST_PAUSE_MS = 15 * MINUTE_MS
/** No pause is longer, so older matches than this can't have caused one that still runs. */
export const LONGEST_PAUSE_MS = 24 * 60 * MINUTE_MS

/** A match among people that its player is done with. `at` is in milliseconds since 1970. */
export type Done = { readonly at: number; readonly left: boolean }

/** How long somebody pauses after leaving a match: 15 minutes with the third of the ten, twice as long with each one more, a day at most. */
export function pauseMsAfter(left: number): number {
  return left <= FORGIVEN ? 0 : Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (left - FORGIVEN - 1))
}

/**
 * The pause that somebody's conduct has brought about; null where there is none, or none any more. Each leave is judged
 * by the ten matches that end with it, so what is played well during a pause doesn't shorten it but keeps the next one away.
 * @param done in the order of time, with nine matches from before the day that matters
 */
export function pauseFrom(done: readonly Done[], now: number): Pause | null {
  let pause: Pause | null = null
  for (const [index, { at, left }] of done.entries()) {
    if (!left) continue
    const latest = done.slice(Math.max(0, index + 1 - LOOKED_AT), index + 1)
    const leaves = latest.filter((match) => match.left).length
    const until = at + pauseMsAfter(leaves)
    if (until > now && until > (pause?.until ?? 0)) pause = { until, left: leaves }
  }
  return pause
}
