import { DEFAULT_CLOCK } from '../../contract/offers'
import type { Form, PresetName } from '../../engine/board/presets'
import type { SeatCount } from '../../engine/board/rules'
import type { TimeControl } from '../../engine/view/view'
import { poolOf } from '../tables/pools'

/** What those who wait in one pool will play. `pool` is what it is rated in, null for a casual match. */
export type SeekPool = {
  readonly name: string
  readonly preset: PresetName
  readonly form: Form
  readonly seats: SeatCount
  readonly clock: TimeControl
  readonly pool: string | null
}

function playNow(rated: boolean): SeekPool {
  const pool = poolOf('muggins', 2, rated)
  return { name: pool ?? 'casual-muggins-2', preset: 'muggins', form: 'quick', seats: 2, clock: DEFAULT_CLOCK, pool }
}

/** Members meet members for rating; guests meet casually, and so do members who ask for it. */
export const RATED_POOL = playNow(true)
export const CASUAL_POOL = playNow(false)
export const SEEK_POOLS: readonly SeekPool[] = [RATED_POOL, CASUAL_POOL]
