import type { RoundEnd } from '../engine/view/view'
import { type Fault, RecordFault } from './fault'
import { replayRecord } from './replay'
import { judgeResult, resultOf } from './result'
import { isFields } from './shape'

/** How the rounds of a record ended, by the rules, and the first fault of its play, if there is one. */
export type Play = { readonly ends: readonly RoundEnd[]; readonly fault: Fault | null }

/** Replays a record up to its end or its first fault, a wrong `result` being the last that can be found. */
export function playOf(document: unknown): Play {
  const ends: RoundEnd[] = []
  try {
    const steps = replayRecord(document)
    let step = steps.next()
    for (; !step.done; step = steps.next()) {
      if (step.value.event.type === 'roundSettled') ends.push(step.value.event.end)
    }
    judgeResult(isFields(document) ? document.result : undefined, resultOf(step.value))
    return { ends, fault: null }
  } catch (error) {
    if (!(error instanceof RecordFault)) throw error
    return { ends, fault: error.fault }
  }
}
