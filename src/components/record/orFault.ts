import { RecordFault } from '../../record/fault'

/** What a file is read as, or in words why it can't be, as the commands say it. */
export type Read<Value> = { readonly ok: true; readonly value: Value } | { readonly ok: false; readonly words: string }

export function orFault<Value>(read: () => Value): Read<Value> {
  try {
    return { ok: true, value: read() }
  } catch (error) {
    if (error instanceof RecordFault) return { ok: false, words: error.message }
    throw error
  }
}
