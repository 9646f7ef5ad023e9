import type { End } from '../engine/board/line'

/** Where in a document a fault lies; null is the document as a whole. Rounds and actions count from 1. */
export type Place =
  | 'rules'
  | 'deal'
  | 'id'
  | 'result'
  | { readonly round: number; readonly action: number | null }
  | null

/** What an action would have done. */
export type Deed = 'place' | 'draw' | 'pass' | 'muggins' | 'waive' | 'resign'

type Nothing = Readonly<Record<never, never>>
type Given = { readonly given: string }
type AtSeat = { readonly seat: number }

/** What can be wrong with a document, and what has to be known to say so; the words are in the messages, under `fault.what`. */
export type Faults = {
  // The file
  unreadable: { readonly code: string }
  tooLong: Nothing
  notJson: Nothing
  // The frame
  recordNotObject: Nothing
  recordFormat: Given
  version: Given
  roundsNotList: Nothing
  notObject: Nothing
  unknownOption: Given
  wrongOption: Given & { readonly option: string }
  playersNotNames: { readonly seats: number }
  // A receipt
  receiptNotObject: Nothing
  receiptFormat: Given
  strayInReceipt: Given
  matchIdNotText: Nothing
  commitmentsNotList: Nothing
  // Parts of a document
  notTile: Given
  notPoints: Given
  notEnd: Given
  notSeat: Given & { readonly field: string; readonly last: number }
  notHex: Given & { readonly field: string }
  notSeatList: { readonly field: string; readonly seats: number }
  // An action
  actionNotObject: Nothing
  actionKinds: { readonly kinds: string }
  actionTwoKinds: { readonly kind: string; readonly another: string }
  placeOnly: { readonly field: string }
  notTrue: Given & { readonly kind: string }
  // The opening of a round
  strayInRound: Given
  roundUnfinished: { readonly before: number }
  dominoedLeads: { readonly by: number; readonly leader: number }
  leadsWithoutLot: { readonly by: number }
  handsNotLists: { readonly seats: number }
  handNotList: AtSeat
  handNotTile: Given & AtSeat
  boneyardNotList: Nothing
  boneyardNotTile: Given
  unevenHand: AtSeat & { readonly length: number; readonly due: number }
  dealtTwice: { readonly tile: string }
  dealtCount: { readonly count: number }
  actionsNotList: Nothing
  lotNotList: Nothing
  attemptNotList: Nothing
  drawNotObject: Nothing
  lotNotTile: Given
  lotNotSeat: Given & { readonly last: number }
  lotNotTied: Nothing
  lotNotLeader: { readonly leader: number }
  // What the rules don't allow
  matchOver: Nothing
  roundOver: Nothing
  waitsForCall: AtSeat & { readonly deed: Deed; readonly caller: number }
  noCalls: { readonly claims: 'call' | 'automatic' }
  nothingToCall: AtSeat
  nothingToWaive: AtSeat
  claimNotAsked: Nothing
  notYourCall: AtSeat & { readonly deed: 'muggins' | 'waive'; readonly caller: number }
  notYourTurn: AtSeat & { readonly turn: number }
  tileNotHeld: AtSeat & { readonly tile: string }
  tileNotHeldDraw: AtSeat & { readonly tile: string }
  endNotAsked: { readonly tile: string }
  endRequired: { readonly tile: string }
  endNotOpen: { readonly tile: string; readonly end: End }
  tileDoesNotFit: { readonly tile: string; readonly end: End }
  mustPlace: AtSeat & { readonly deed: Deed; readonly tile: string }
  mustDraw: AtSeat
  nothingToDraw: AtSeat
  alreadyLeft: AtSeat
  mayNot: AtSeat & { readonly deed: Deed; readonly code: string }
  nextTile: { readonly due: string; readonly given: string }
  // The result
  resultDiffers: { readonly field: string; readonly due: string }
  // What is verified
  noDeal: Nothing
  noId: Nothing
  rulesHashDiffers: Given & { readonly due: string }
  commitmentDiffers: Given & { readonly due: string }
  /** `given` is `none` where there is none. */
  seatCommitmentDiffers: Given & { readonly due: string }
  seatBytesMissing: Given
  noHands: Nothing
  handDiffers: AtSeat & { readonly tiles: string }
  handsDiffer: { readonly seats: number }
  /** `tiles` is `none` where the boneyard is empty. */
  boneyardDiffers: { readonly tiles: string }
  lotNeedless: Nothing
  attemptDiffers: { readonly attempt: number; readonly draws: string }
  lotOver: { readonly attempts: number }
  lotLeads: Given & { readonly leader: number }
  /** `given` and `kept` are `none` where there is none. */
  receiptDiffers: Given & {
    readonly what: 'match' | 'rules' | 'commitment' | 'seats' | 'seatCommitment' | 'seatBytes'
    readonly seat: number
    readonly kept: string
  }
  receiptWrong: AtSeat & { readonly due: string }
}

/** A fault, to be put into words: where, what, and the rule that a reader is pointed to. */
export type Fault = {
  [Key in keyof Faults]: {
    readonly place: Place
    readonly key: Key
    readonly values: Faults[Key]
    readonly rule: string | null
  }
}[keyof Faults]

/** A fault without a place of its own: its finding says where. */
export function faultOf<Key extends keyof Faults>(key: Key, values: Faults[Key]): Fault {
  return { place: null, key, values, rule: null } as Fault
}

/** What is wrong with a game record, a receipt or a file. Its message is for developers; readers are told `fault` in words. */
export class RecordFault extends Error {
  readonly fault: Fault

  constructor(place: Place, fault: Fault, rule: string | null = null) {
    super(`${fault.key} ${JSON.stringify(fault.values)} at ${JSON.stringify(place)}`)
    this.name = 'RecordFault'
    this.fault = { ...fault, place, rule }
  }
}

/** A `RecordFault` to be thrown. */
export function recordFault<Key extends keyof Faults>(
  place: Place,
  key: Key,
  values: Faults[Key],
  rule: string | null = null,
): RecordFault {
  return new RecordFault(place, faultOf(key, values), rule)
}
