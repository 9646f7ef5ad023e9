/** Why a command was refused, and the rule that says so. A value, never thrown. */
export type RefusalCode =
  | 'matchOver'
  | 'matchNotStarted'
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
  | 'alreadyReady'
  | 'alreadyLeft'
  | 'notDue'

export type Refusal = { readonly code: RefusalCode; readonly rule: string | null }

export type Result<Value> = { readonly ok: true; readonly value: Value } | { readonly ok: false; readonly refusal: Refusal }
