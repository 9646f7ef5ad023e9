import type { Revealed } from '../chance/reveal'
import { recordFault } from './fault'
import { hex32At, seatHexAt } from './hex'
import { isFields } from './shape'

/** What a record reveals of its match's chance: its `deal`. Throws a `RecordFault` where there is none to verify by. */
export function revealedIn(document: unknown, seats: number): Revealed {
  const deal = isFields(document) ? document.deal : undefined
  if (deal === undefined) {
    throw recordFault(null, 'noDeal', {}, 'R9')
  }
  if (!isFields(deal)) throw recordFault('deal', 'notObject', {})
  return {
    commitment: hex32At('deal', 'commitment', deal.commitment),
    seatCommitments: seatHexAt('deal', 'seatCommitments', deal.seatCommitments, seats),
    seatBytes: seatHexAt('deal', 'seatBytes', deal.seatBytes, seats),
    secret: hex32At('deal', 'secret', deal.secret),
  }
}
