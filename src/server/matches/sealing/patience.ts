/** How long a match waits for contributions, in milliseconds: for people, and for tests in a browser. */
export const SEAL_MS: Readonly<Record<'normal' | 'fast', number>> = { normal: 30_000, fast: 15_000 }

/** How long it waits at least once all commitments are there, so that nobody's late one makes another seat miss its turn. */
export const REVEAL_MS = 10_000
