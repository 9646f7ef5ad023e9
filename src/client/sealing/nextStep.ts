import type { Sealing } from '../../contract/sealing'
import type { Receipt } from '../../record/receipt'

/** A receipt that this browser holds, with `H` of its bytes. */
export type Held = { readonly receipt: Receipt; readonly commitment: string }

/** What a browser does next for its player's seat in a match that has yet to begin (R9.2). */
export type SealingStep =
  /** Draw bytes and keep them, before anything is sent. */
  | { readonly type: 'draw'; readonly seat: number }
  | { readonly type: 'commit'; readonly held: Held }
  /** Keep the receipt as it is here, then send its bytes. */
  | { readonly type: 'reveal'; readonly receipt: Receipt }
  /** For the others; the next news of the sealing says more. */
  | { readonly type: 'wait' }
  /** What this browser holds is of no use: another one of the player's takes part, or the match never began. */
  | { readonly type: 'forget' }
  /** The player has no part in it, or what the server says doesn't agree with what it said before. */
  | { readonly type: 'nothing' }

/** Whether the server still says what it said when the receipt was made. */
function agrees({ receipt }: Held, sealing: Sealing, seat: number): boolean {
  return (
    receipt.matchId === sealing.matchId &&
    receipt.seat === seat &&
    receipt.commitment === sealing.commitment &&
    receipt.rulesHash === sealing.rulesHash
  )
}

const sameTexts = (one: readonly unknown[], other: readonly unknown[]) =>
  one.length === other.length && one.every((text, index) => text === other[index])

/** Commits what is held, or has it drawn: the own seat has not committed yet. */
function firstStep(sealing: Sealing, seat: number, held: readonly Held[]): SealingStep {
  const [own] = held
  if (!own) return { type: 'draw', seat }
  return agrees(own, sealing, seat) ? { type: 'commit', held: own } : { type: 'nothing' }
}

/**
 * What to do next as the sealing stands, given what this browser holds for the match: the stored receipt first. Bytes are
 * revealed only when every seat's commitment is published, the own one among them unchanged, and never once the
 * commitments, the server's or the seats', are others than they were when kept.
 */
export function nextStep(sealing: Sealing, playerId: string, held: readonly Held[]): SealingStep {
  const seat = sealing.seats.findIndex((one) => one.playerId === playerId && one.contributes)
  const mine = sealing.seats[seat]
  if (!mine) return { type: 'nothing' }
  if (sealing.absent.length > 0) return { type: 'forget' }
  if (mine.commitment === null) return firstStep(sealing, seat, held)
  const own = held.find(({ commitment }) => commitment === mine.commitment)
  if (!own) return { type: 'forget' }
  if (!agrees(own, sealing, seat)) return { type: 'nothing' }
  if (sealing.seats.some(({ contributes, commitment }) => contributes && commitment === null)) return { type: 'wait' }
  const { receipt } = own
  const seatCommitments = sealing.seats.map(({ commitment }) => commitment)
  const kept = sealing.seats.every(({ contributes }, index) => !contributes || receipt.seatCommitments[index] != null)
  if (kept && !sameTexts(receipt.seatCommitments, seatCommitments)) return { type: 'nothing' }
  return mine.revealed ? { type: 'wait' } : { type: 'reveal', receipt: { ...receipt, seatCommitments } }
}
