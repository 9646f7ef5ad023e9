import { commitmentsFor, type Revealed, revealedChance } from '../chance/reveal'
import { rulesHash } from '../chance/rulesHash'
import { revealedIn } from './deal'
import { frameOf } from './document'
import { type Fault, faultOf, recordFault } from './fault'
import type { Receipt } from './receipt'
import { type Fields, isFields, quoted } from './shape'
import { playOf } from './verifyPlay'
import { receiptFaults } from './verifyReceipt'
import { isLotDue, roundFaults } from './verifyRound'

/** What is held against what it should be. */
export type Subject =
  | { readonly kind: 'rules' | 'commitment' | 'play' | 'receipt' }
  | { readonly kind: 'seat'; readonly seat: number; readonly contributes: boolean }
  | { readonly kind: 'round'; readonly round: number; readonly lot: boolean }

/** Something that was looked at, and all that is wrong with it: nothing where it is as it should be. */
export type Finding = { readonly subject: Subject; readonly faults: readonly Fault[] }

export type Verdict = { readonly findings: readonly Finding[]; readonly holds: boolean }

function matchIdIn({ id }: Fields): string {
  if (typeof id === 'string' && id !== '') return id
  throw recordFault('id', 'noId', {}, 'R9')
}

function hashFaults(given: unknown, actual: string): Fault[] {
  return given === actual ? [] : [faultOf('rulesHashDiffers', { given: quoted(given), due: actual })]
}

/** The bytes that a seat contributed against what it had committed itself to (R9.2). */
function seatFinding({ seatBytes, seatCommitments }: Revealed, due: string | null, seat: number): Finding {
  const given = seatCommitments[seat] ?? null
  const contributes = given !== null || seatBytes[seat] !== null
  const subject = { kind: 'seat', seat, contributes } as const
  if (given === due) return { subject, faults: [] }
  if (due === null) return { subject, faults: [faultOf('seatBytesMissing', { given: given ?? 'none' })] }
  return { subject, faults: [faultOf('seatCommitmentDiffers', { given: given ?? 'none', due })] }
}

/**
 * Deals a record's rounds again from what it reveals (R9), replays it, and says of everything whether it is as it
 * should be; with a receipt also whether the record is of the match that the receipt was given for. Throws a
 * `RecordFault` where there is nothing to verify: no record, no `deal`, no `id`.
 */
export function verifyRecord(document: unknown, receipt: Receipt | null = null): Verdict {
  const { rules, rounds } = frameOf(document)
  const fields = document as Fields
  const revealed = revealedIn(fields, rules.seats)
  const matchId = matchIdIn(fields)
  const hash = rulesHash(rules)
  const due = commitmentsFor(matchId, hash, revealed)
  const chance = revealedChance(matchId, hash, revealed)
  const play = playOf(document)
  const commitmentFaults =
    revealed.commitment === due.commitment
      ? []
      : [faultOf('commitmentDiffers', { given: revealed.commitment, due: due.commitment })]
  const findings: Finding[] = [
    { subject: { kind: 'rules' }, faults: hashFaults(fields.rulesHash, hash) },
    { subject: { kind: 'commitment' }, faults: commitmentFaults },
    ...due.seatCommitments.map((commitment, seat) => seatFinding(revealed, commitment, seat)),
    ...rounds.map((recorded, index): Finding => {
      const lotDue = isLotDue(play.ends, index)
      const lot = lotDue ?? (isFields(recorded) && recorded.lot !== undefined)
      const faults = roundFaults(recorded, { rules, round: index + 1, lotDue, chance })
      return { subject: { kind: 'round', round: index + 1, lot }, faults }
    }),
    { subject: { kind: 'play' }, faults: play.fault === null ? [] : [play.fault] },
  ]
  if (receipt) {
    const faults = receiptFaults(receipt, { matchId, rulesHash: hash, revealed })
    findings.push({ subject: { kind: 'receipt' }, faults })
  }
  return { findings, holds: findings.every(({ faults }) => faults.length === 0) }
}
