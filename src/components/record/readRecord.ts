import { documentIn } from '../../record/read'
import { type ShownRecord, shownRecord } from '../../record/shown'
import { orFault, type Read } from './orFault'

/** Reads the bytes of a record for stepping through it. Loaded once a record is given: it brings the rules along. */
export function readRecord(bytes: Uint8Array): Read<ShownRecord> {
  return orFault(() => shownRecord(documentIn(bytes)))
}
