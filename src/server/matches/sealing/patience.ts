/** How long a match waits for contributions, in milliseconds: for people, and for tests in a browser. */
export const SEAL_MS: Readonly<Record<'normal' | 'fast', number>> = { normal: 30_000, fast: 15_000 }
