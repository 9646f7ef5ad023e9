import type { Sealing } from './sealing'

// Apart from the schemas, so that pages can tell without loading them.

/** Whom a sealed match waits for, by seat: for commitments as long as one is missing, then for contributions (R9.2). */
export function waitedFor({ seats }: Pick<Sealing, 'seats'>): number[] {
  const lacking = (lacks: (seat: Sealing['seats'][number]) => boolean) =>
    seats.flatMap((seat, index) => (seat.contributes && lacks(seat) ? [index] : []))
  const uncommitted = lacking(({ commitment }) => commitment === null)
  return uncommitted.length > 0 ? uncommitted : lacking(({ revealed }) => !revealed)
}
