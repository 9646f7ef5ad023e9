import type { Sealing } from '../../../contract/sealing'
import type { RuleSet } from '../../../engine/board/rules'
import type { TimeControl } from '../../../engine/view/view'
import type { ChanceSource, SeatedPlayer } from '../match'

/** A match that has yet to begin, as its locked row holds it, with what must not leave the server. */
export type Sealed = ChanceSource & {
  readonly rules: RuleSet
  readonly clock: TimeControl
  readonly pool: string | null
  readonly commitment: string
  /** `H` by seat, in hex. */
  readonly seatCommitments: readonly (string | null)[]
  /** Until when contributions are waited for, in milliseconds since 1970. */
  readonly until: number
  /** By seat; not empty once the match was given up. */
  readonly absent: readonly number[]
  readonly seats: readonly SeatedPlayer[]
}

/** The seats that contribute: those of people, fixed when the match was made (R9.2). */
export function contributors({ seats }: Pick<Sealed, 'seats'>): number[] {
  return seats.flatMap(({ seat, bot }) => (bot ? [] : [seat]))
}

/** The seats without an entry of their own among those that contribute. */
export function missingFrom(sealed: Sealed, entries: readonly (string | null)[]): number[] {
  return contributors(sealed).filter((seat) => !entries[seat])
}

/** The list with one seat's entry set. */
export function withEntry<Entry>(entries: readonly Entry[], seat: number, entry: Entry): Entry[] {
  return entries.map((held, index) => (index === seat ? entry : held))
}

/** What everybody may know of it. */
export function shownSealing(sealed: Sealed): Sealing {
  const { id, rulesHash, commitment, until, absent } = sealed
  return {
    matchId: id,
    rulesHash,
    commitment,
    until,
    seats: sealed.seats.map(({ seat, playerId, bot }) => ({
      playerId,
      contributes: !bot,
      commitment: sealed.seatCommitments[seat] ?? null,
      revealed: (sealed.seatBytes[seat] ?? null) !== null,
    })),
    absent: [...absent],
  }
}
