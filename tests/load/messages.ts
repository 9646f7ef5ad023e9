/** What the generator is told when it is started. */
export type Config = {
  /** Where the application's processes are reached. */
  readonly origins: readonly string[]
  readonly matches: number
  readonly seed: number
  /** The file that every acknowledged command is written to at the end. */
  readonly acknowledged: string
}

/** A stretch of play. */
export type Plan = {
  /** Seconds of the same play before anything counts. */
  readonly warmUp: number
  /** Whichever comes first ends it. */
  readonly seconds: number
  readonly turns: number | null
  /** Turns a second; null: every seat acts as soon as it is in turn. */
  readonly rate: number | null
}

export type ToGenerator = { readonly type: 'play'; readonly plan: Plan } | { readonly type: 'finish' }

/** What was measured of the turns that began within the plan's time. Latencies in milliseconds. */
export type Played = {
  /** Acknowledged within the time. */
  readonly turns: number
  readonly seconds: number
  readonly ackMs: readonly number[]
  readonly seenMs: readonly number[]
  /** From seeing that one must draw or pass to seeing it done, by itself: the pause of the pace included. */
  readonly forcedMs: readonly number[]
  /** By what the answer's code was, or `unanswered`, `unseen`, `network`; those of `ready` too. */
  readonly errors: Readonly<Record<string, number>>
  /** Refused because something had happened meanwhile. */
  readonly stale: number
  /** How often a client had to ask for what no push had told it. */
  readonly resyncs: number
  /** Of the match log, as one seat of each match was told. */
  readonly events: number
  readonly matchesEnded: number
}

export type FromGenerator =
  | { readonly type: 'ready' }
  | { readonly type: 'begun' }
  /** So many turns of the plan are acknowledged: told every thousand. */
  | { readonly type: 'turns'; readonly turns: number }
  | { readonly type: 'ended' }
  /** `lagMs`: of a hundred times, how late this process came in 99 at most, in milliseconds; latencies contain it. */
  | { readonly type: 'played'; readonly played: Played; readonly lagMs: number }
  | { readonly type: 'finished'; readonly acknowledged: number }

/** A line of the file of acknowledged commands. */
export type Acknowledged = {
  readonly matchId: string
  readonly seat: number
  readonly commandId: string
  readonly seq: number
}

export const lineOf = ({ matchId, seat, commandId, seq }: Acknowledged) => `${matchId} ${seat} ${commandId} ${seq}`
