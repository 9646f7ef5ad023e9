/** The numbers that may be named in a claim or a call (R6), apart from 0, which says nothing. No line counts more. */
export const CLAIMS: readonly number[] = [5, 10, 15, 20, 25, 30, 35]
