import type { Pace } from '../../engine/view/view'

/** The pauses of a match, in milliseconds: for people, and for tests in a browser that have seen it before. */
export const PACES: Readonly<Record<'normal' | 'fast', Pace>> = {
  normal: { lotMs: 3_000, forcedMs: 900, settledMs: 8_000, claimMs: 10_000 },
  fast: { lotMs: 100, forcedMs: 60, settledMs: 800, claimMs: 3_000 },
}
