import { type Fault, RecordFault } from '../../record/fault'

/** What a file is read as, or why it can't be. */
export type Read<Value> = { readonly ok: true; readonly value: Value } | { readonly ok: false; readonly fault: Fault }

export function orFault<Value>(read: () => Value): Read<Value> {
  try {
    return { ok: true, value: read() }
  } catch (error) {
    if (error instanceof RecordFault) return { ok: false, fault: error.fault }
    throw error
  }
}
