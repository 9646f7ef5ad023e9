import { recordFault } from './fault'

/** The bytes that a record's file may have. */
export const LIMIT = 2 * 1024 * 1024

/** The JSON in a file's bytes. Throws a `RecordFault` where they are too many, or not JSON in UTF-8. */
export function documentIn(bytes: Uint8Array): unknown {
  if (bytes.length > LIMIT) throw recordFault(null, 'tooLong', {})
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    throw recordFault(null, 'notJson', {})
  }
}
