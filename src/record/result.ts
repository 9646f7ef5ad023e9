import type { MatchState } from '../engine/match/state'
import { recordFault } from './fault'
import { isFields } from './shape'

/** A match's result, as the replay command prints it and records carry it. The order of the keys is part of it. */
export type RecordResult = {
  readonly result: 'won' | 'drawn' | 'unfinished'
  readonly sides: readonly number[]
  readonly reason: 'target' | 'roundLimit' | 'resignation' | null
  readonly scores: readonly number[]
}

export function resultOf({ result, scores }: Pick<MatchState, 'result' | 'scores'>): RecordResult {
  if (!result) return { result: 'unfinished', sides: [], reason: null, scores }
  return { result: result.outcome, sides: result.sides, reason: result.reason, scores }
}

/** Whether a value of any shape is this number, text or null, or this list of numbers. */
function isSame(given: unknown, actual: string | null | readonly number[]): boolean {
  if (typeof actual === 'string' || actual === null) return given === actual
  return (
    Array.isArray(given) && given.length === actual.length && actual.every((number, index) => given[index] === number)
  )
}

/**
 * Holds what a record says of its result, if it says anything, against what the rules make of it. Throws a
 * `RecordFault` where they differ.
 */
export function judgeResult(given: unknown, actual: RecordResult): void {
  if (given === undefined) return
  if (!isFields(given)) throw recordFault('result', 'notObject', {})
  for (const key of ['result', 'sides', 'reason', 'scores'] as const) {
    if (given[key] === undefined || isSame(given[key], actual[key])) continue
    throw recordFault('result', 'resultDiffers', { field: key, due: JSON.stringify(actual[key]) })
  }
}
