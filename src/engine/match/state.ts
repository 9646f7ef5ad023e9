import type { Tile } from '../board/tile'
import { emptyView } from '../view/evolve'
import type { MatchView, RoundView } from '../view/view'

/** A round with everything that is hidden in it. Never leaves the server. */
export type RoundState = Omit<RoundView, 'hands' | 'handSizes' | 'boneyard'> & {
  /** By seat, in the order received. */
  readonly hands: readonly (readonly Tile[])[]
  /** The undealt tiles in the order of drawing; the reserve is its tail (R2.1). */
  readonly boneyard: readonly Tile[]
}

/** The whole truth of a match, hidden tiles included. Plain data: a snapshot of it is its JSON. */
export type MatchState = Omit<MatchView, 'viewer' | 'round'> & { readonly round: RoundState | null }

/** A match before its first event. */
export function initialState(): MatchState {
  const { viewer: _, round: __, ...rest } = emptyView('all')
  return { ...rest, round: null }
}

/** The hand of a seat; empty when there is none. */
export function handOf(state: MatchState, seat: number): readonly Tile[] {
  return state.round?.hands[seat] ?? []
}

/** How many tiles of the boneyard may still be drawn (R2.1). */
export function drawable(state: MatchState): number {
  return Math.max(0, (state.round?.boneyard.length ?? 0) - state.rules.reserve)
}
