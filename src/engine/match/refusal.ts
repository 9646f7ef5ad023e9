/** Why a command was refused, and the rule that says so. A value, never thrown. */
export type RefusalCode =
  | 'matchOver'
  | 'matchNotStarted'
  | 'alreadyStarted'
  | 'rulesInvalid'
  | 'roundOver'
  | 'roundNotOver'
  | 'notYourTurn'
  | 'tileNotHeld'
  | 'endRequired'
  | 'endNotAsked'
  | 'endNotOpen'
  | 'tileDoesNotFit'
  | 'mustPlace'
  | 'mustDraw'
  | 'nothingToDraw'
  | 'claimNotAsked'
  | 'noCalls'
  | 'nothingToCall'
  | 'callAwaited'
  | 'nothingToWaive'
  | 'alreadyReady'
  | 'alreadyLeft'
  | 'clockRuns'
  | 'notAway'
  | 'notDue'

export type Refusal = { readonly code: RefusalCode; readonly rule: string | null }

export type Result<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly refusal: Refusal }

/** A command carried out. */
export function accept<Value>(value: Value): Result<Value> {
  return { ok: true, value }
}

/** A command refused; `rule` is the number of the rule that forbids it, where there is one. */
export function refuse(code: RefusalCode, rule: string | null = null): Result<never> {
  return { ok: false, refusal: { code, rule } }
}
