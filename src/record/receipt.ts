import { RecordFault } from './fault'
import { hex32At, seatHexAt } from './hex'
import { isFields, quoted, seatAt } from './shape'

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
  const seats = Array.isArray(document.seatCommitments) ? document.seatCommitments.length : 0
  if (seats < 2 || seats > 4) throw new RecordFault(null, 'seatCommitments must be a list of two to four')
  return {
    format,
    version,
    matchId,
    rulesHash: hex32At(null, 'rulesHash', document.rulesHash),
    commitment: hex32At(null, 'commitment', document.commitment),
    seatCommitments: seatHexAt(null, 'seatCommitments', document.seatCommitments, seats),
    seat: seatAt(null, 'seat', document.seat, seats),
    bytes: hex32At(null, 'bytes', document.bytes),
  }
}
