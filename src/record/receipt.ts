import { recordFault } from './fault'
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
  if (!isFields(document)) throw recordFault(null, 'receiptNotObject', {})
  const { format, version, matchId } = document
  if (format !== 'muggins-receipt') {
    throw recordFault(null, 'receiptFormat', { given: quoted(format) })
  }
  if (version !== 1) throw recordFault(null, 'version', { given: quoted(version) })
  const stray = Object.keys(document).find((field) => !FIELDS.includes(field))
  if (stray !== undefined) throw recordFault(null, 'strayInReceipt', { given: quoted(stray) })
  if (typeof matchId !== 'string' || matchId === '') throw recordFault(null, 'matchIdNotText', {})
  const seats = Array.isArray(document.seatCommitments) ? document.seatCommitments.length : 0
  if (seats < 2 || seats > 4) throw recordFault(null, 'commitmentsNotList', {})
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
