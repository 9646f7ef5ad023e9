import type { PresetName } from '../engine/board/rules'

// Apart from the schemas, so that pages can show what is on offer without loading them.

/** What tables may be opened with today. */
export const OFFERED_PRESETS: readonly PresetName[] = ['muggins']

/** The turn times and banks on offer, in seconds. */
export const TURN_SECONDS = [15, 30, 60] as const
export const BANK_SECONDS = [0, 60, 180] as const
export const DEFAULT_CLOCK = { turnMs: 30_000, bankMs: 60_000 } as const
