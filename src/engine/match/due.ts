/** What a match waits for next, and until when (milliseconds since the match began). */
export type DueKind = 'forced' | 'turn' | 'bot' | 'playFor' | 'nextRound'
export type Due = { readonly kind: DueKind; readonly at: number; readonly seat: number | null }
