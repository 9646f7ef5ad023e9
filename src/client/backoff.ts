const SHORTEST_MS = 150
const FIRST_MS = 800
/** With what a return itself takes, still within the five seconds in which a page is right again after any fault. */
const LONGEST_MS = 2_500

/** A share from 0 up to 1, another for every page, so that what all of them do they don't do at once. */
export function spread(): number {
  return (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) / 2 ** 32
}

/**
 * How long to wait before the next attempt, in milliseconds, after `attempt` that failed (0: the first). Spread evenly up
 * to a limit that doubles: those whom one fault has sent away together don't come back together.
 */
export function backoff(attempt: number, share: () => number = spread): number {
  const most = Math.min(LONGEST_MS, FIRST_MS * 2 ** attempt)
  return SHORTEST_MS + share() * (most - SHORTEST_MS)
}
