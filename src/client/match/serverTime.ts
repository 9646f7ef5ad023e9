/**
 * How far the server's clock is ahead of the browser's, in milliseconds. A reading arrives late, never early, so of
 * several the largest is nearest the truth.
 */
export function betterOffset(offset: number | null, serverNow: number, receivedAt: number): number {
  const measured = serverNow - receivedAt
  return offset === null ? measured : Math.max(offset, measured)
}

/** What is left of a seat's time, in milliseconds: first its turn runs, then its bank. Null when untimed. */
export type TimeLeft = { readonly turnMs: number; readonly bankMs: number }

/** The time left at `now` for a turn that began at `since`; both milliseconds since the match began. */
export function timeLeft(
  clock: { readonly turnMs: number; readonly bankMs: number } | null,
  bankMs: number,
  since: number,
  now: number,
): TimeLeft | null {
  if (!clock) return null
  const used = Math.max(0, now - since)
  return { turnMs: Math.max(0, clock.turnMs - used), bankMs: Math.max(0, bankMs - Math.max(0, used - clock.turnMs)) }
}
