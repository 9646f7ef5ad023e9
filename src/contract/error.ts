import type { RefusalCode } from '../engine/match/refusal'

/** Everything that can go wrong for a caller, each with a message of its own under `errors.<code>`. */
export const ERROR_CODES = [
  'badInput',
  'tooLarge',
  'signInRequired',
  'memberRequired',
  'notAllowed',
  'notFound',
  'tooMany',
  'tryAgain',
  'internal',
  'nameTaken',
  'nameNotAllowed',
  'emailTaken',
  'wrongPassword',
  'linkExpired',
  'alreadyMember',
  'tableClosed',
  'termsChanged',
  'seatTaken',
  'alreadySeated',
  'notSeated',
  'notOwner',
  'botsOnlyCasual',
  'guestsOnlyCasual',
  'ratedPaused',
  'metTooOften',
  'liveMatch',
  'tooManyMatches',
  'slowNotOffered',
  'seatedElsewhere',
  'seatsOccupied',
  'matchNotOver',
  'notYourSeat',
  'notBegun',
  'notSealing',
  'committedOtherwise',
  'commitmentsMissing',
  'stale',
  'refused',
] as const

export type ErrorCode = (typeof ERROR_CODES)[number]

/** What a failed call carries in `error.data`: for `refused` the engine's code and the rule it cites. */
export type ErrorData = {
  code: ErrorCode
  refusal?: { code: RefusalCode; rule: string | null }
  /** The field at fault, for forms. */
  field?: string
  /** Seconds to wait, for `tooMany`, `ratedPaused` and `metTooOften`. */
  retryAfterS?: number
  /** Where the caller sits, for `seatedElsewhere`. */
  tableId?: string
  /** What the caller is playing, for `liveMatch`. */
  matchId?: string
}
