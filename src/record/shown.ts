import type { RuleSet } from '../engine/board/rules'
import { redact } from '../engine/match/redact'
import type { ViewEvent } from '../engine/view/view'
import { frameOf } from './document'
import { type Fault, RecordFault } from './fault'
import { replayRecord } from './replay'
import { judgeResult, resultOf } from './result'

/** A record as it can be stepped through: all its events, or those up to its first fault, which is named. */
export type ShownRecord = {
  readonly rules: RuleSet
  readonly players: readonly string[]
  readonly events: readonly ViewEvent[]
  readonly fault: Fault | null
}

/** Reads a record as far as it is valid. Throws a `RecordFault` where its frame or its rule set is at fault. */
export function shownRecord(document: unknown): ShownRecord {
  const { rules, players, result } = frameOf(document)
  const events: ViewEvent[] = []
  try {
    const steps = replayRecord(document)
    let step = steps.next()
    for (; !step.done; step = steps.next()) events.push(redact(step.value.event, 'all'))
    judgeResult(result, resultOf(step.value))
    return { rules, players, events, fault: null }
  } catch (error) {
    if (!(error instanceof RecordFault)) throw error
    return { rules, players, events, fault: error.fault }
  }
}
