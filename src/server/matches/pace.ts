import { isSlow } from '../../contract/offers'
import type { Pace, TimeControl } from '../../engine/view/view'

/** The pauses of a match, in milliseconds: for people, and for tests in a browser that have seen it before. */
export const PACES: Readonly<Record<'normal' | 'fast', Pace>> = {
  normal: { lotMs: 3_000, forcedMs: 900, settledMs: 8_000, claimMs: 10_000 },
  fast: { lotMs: 100, forcedMs: 60, settledMs: 800, claimMs: 3_000 },
}

/** The pauses of one match. Where a turn lasts a day, a finished round waits as long for a call (R6.4): nobody has to be there. */
export function paceFor(pace: Pace, clock: TimeControl): Pace {
  return clock && isSlow(clock) ? { ...pace, claimMs: clock.turnMs } : pace
}
