import type { ActAnswer } from '../../contract/match'
import type { Chance } from '../../engine/match/chance'
import type { Command } from '../../engine/match/command'
import type { MatchState } from '../../engine/match/state'

/** A seat and the player who sits there. */
export type Seated = { readonly seat: number; readonly playerId: string }

export type SeatedPlayer = Seated & { readonly bot: boolean }

/** What a match's chance is computed from (R9.3). `seatBytes` by seat, in hex; null for one that doesn't contribute. */
export type ChanceSource = {
  readonly id: string
  readonly rulesHash: string
  readonly secret: Uint8Array
  readonly seatBytes: readonly (string | null)[]
}

/** Where a match's chance comes from: the stream of R9, unless a test deals by itself. */
export type ChanceFor = (source: ChanceSource) => Chance

/** A match as its stored row holds it. */
export type StoredMatch = ChanceSource & {
  /** When its own time was 0, in milliseconds since 1970: its start, moved on by what the server was down since. */
  readonly zero: number
  readonly seq: number
  readonly pool: string | null
  readonly state: MatchState
  readonly seats: readonly Seated[]
}

/** Who acts: a person for the own seat, a bot, or the clock. */
export type Actor =
  | { readonly kind: 'person'; readonly playerId: string }
  | { readonly kind: 'bot'; readonly seat: number }
  | { readonly kind: 'clock' }

/** A wish for a match. `commandId` is null for actors that never send one twice: bots and the clock. */
export type Wish = {
  readonly matchId: string
  readonly actor: Actor
  readonly commandId: string | null
  readonly expectedSeq: number
  readonly command: Exclude<Command, { type: 'start' }>
}

export type ActOnMatch = (wish: Wish) => Promise<ActAnswer>
