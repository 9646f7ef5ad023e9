/**
 * What is wrong with a game record. The message names the place, the fault and the rule, as the replay command prints
 * it behind the name of the file: `round 2, action 7: seat 1 may not pass: 3-1 can be placed (R5.1)`.
 */
export class RecordFault extends Error {
  constructor(
    /** `rules`, `round 2`, `round 2, action 7` or `result`; null for the document as a whole. */
    readonly place: string | null,
    readonly what: string,
    readonly rule: string | null = null,
  ) {
    super(`${place === null ? '' : `${place}: `}${what}${rule === null ? '' : ` (${rule})`}`)
    this.name = 'RecordFault'
  }
}
