import { RecordFault } from './fault'
import { type Fields, isFields, quoted, seatAt } from './shape'

/**
 * What a seat's browser keeps of a match's chance until the match is over (R9.8): the server's commitment `C`, all
 * seats' commitments `H`, and its own bytes `B`. All hex is lower case.
 */
export type Receipt = {
  readonly format: 'muggins-receipt'
  readonly version: 1
  readonly matchId: string
  readonly rulesHash: string
  readonly commitment: string
  /** By seat; null for one that doesn't contribute. */
  readonly seatCommitments: readonly (string | null)[]
  readonly seat: number
  readonly bytes: string
}

const FIELDS: readonly string[] = [
  'format',
  'version',
  'matchId',
  'rulesHash',
  'commitment',
  'seatCommitments',
  'seat',
  'bytes',
]

/** Thirty-two bytes in lower-case hex: every hash, commitment, secret and contribution of R9. */
export function isHex32(value: unknown): value is string {
  return typeof value === 'string' && /^[0-9a-f]{64}$/.test(value)
}

function hexAt(name: string, value: unknown): string {
  if (!isHex32(value)) throw new RecordFault(null, `${name} must be 64 hex digits in lower case, not ${quoted(value)}`)
  return value
}

function commitmentsOf({ seatCommitments }: Fields): (string | null)[] {
  if (!Array.isArray(seatCommitments) || seatCommitments.length < 2 || seatCommitments.length > 4) {
    throw new RecordFault(null, 'seatCommitments must be a list with an entry for each of two to four seats')
  }
  return seatCommitments.map((value: unknown, seat) =>
    value === null ? null : hexAt(`seatCommitments[${seat}]`, value),
  )
}

/** Reads a receipt. Throws a `RecordFault` that names the first field which is missing, unknown or malformed. */
export function receiptOf(document: unknown): Receipt {
  if (!isFields(document)) throw new RecordFault(null, 'a receipt must be an object')
  const { format, version, matchId } = document
  if (format !== 'muggins-receipt') {
    throw new RecordFault(null, `format must be "muggins-receipt", not ${quoted(format)}`)
  }
  if (version !== 1) throw new RecordFault(null, `version must be 1, not ${quoted(version)}`)
  const stray = Object.keys(document).find((field) => !FIELDS.includes(field))
  if (stray !== undefined) throw new RecordFault(null, `${quoted(stray)} is not part of a receipt`)
  if (typeof matchId !== 'string' || matchId === '') throw new RecordFault(null, 'matchId must be a text')
  const seatCommitments = commitmentsOf(document)
  return {
    format,
    version,
    matchId,
    rulesHash: hexAt('rulesHash', document.rulesHash),
    commitment: hexAt('commitment', document.commitment),
    seatCommitments,
    seat: seatAt(null, 'seat', document.seat, seatCommitments.length),
    bytes: hexAt('bytes', document.bytes),
  }
}
