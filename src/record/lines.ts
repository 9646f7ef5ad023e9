import { countOf } from '../engine/board/count'
import { openEnds } from '../engine/board/ends'
import type { MatchState } from '../engine/match/state'
import { RecordFault } from './fault'
import { type RecordStep, replayRecord } from './replay'
import { isFields } from './shape'

/** A match's result as the replay command prints it. */
type ResultLine = {
  readonly result: 'won' | 'drawn' | 'unfinished'
  readonly sides: readonly number[]
  readonly reason: string | null
  readonly scores: readonly number[]
}

function resultOf({ result, scores }: MatchState): ResultLine {
  if (!result) return { result: 'unfinished', sides: [], reason: null, scores }
  return { result: result.outcome, sides: result.sides, reason: result.reason, scores }
}

/** What is printed for one event: nothing for draws and passes. The order of the keys is part of the format. */
function lineOf({ round, action, event, after }: RecordStep): object | null {
  switch (event.type) {
    case 'tilePlaced': {
      const { seat, tile, end, points } = event
      const line = after.round?.line ?? []
      const open = openEnds(line, after.rules)
      const { counted, count } = countOf(line, after.rules)
      const contributions = counted.map(({ tile, pips }) => ({ tile, pips }))
      return {
        round,
        action,
        seat,
        place: tile,
        end,
        open,
        counted: contributions,
        count,
        points,
        scores: after.scores,
      }
    }
    case 'roundSettled': {
      const { end, by, left, change } = event
      return { round, end, by, left, change, scores: after.scores }
    }
    case 'matchEnded':
      return resultOf(after)
    default:
      return null
  }
}

/** Whether a value of any shape is this number, text or null, or this list of numbers. */
function isSame(given: unknown, actual: string | null | readonly number[]): boolean {
  if (typeof actual === 'string' || actual === null) return given === actual
  return (
    Array.isArray(given) && given.length === actual.length && actual.every((number, index) => given[index] === number)
  )
}

/** Holds what a record says of its result, if it says anything, against what the rules make of it. */
function judgeResult(given: unknown, actual: ResultLine): void {
  if (given === undefined) return
  if (!isFields(given)) throw new RecordFault('result', 'must be an object')
  for (const key of ['result', 'sides', 'reason', 'scores'] as const) {
    if (given[key] === undefined || isSame(given[key], actual[key])) continue
    throw new RecordFault('result', `${key} should be ${JSON.stringify(actual[key])}`)
  }
}

/**
 * The lines that the replay command prints for a record: one JSON object each, the result last. Throws a `RecordFault`
 * where the record is not valid, after the lines up to the fault.
 */
export function* replayLines(document: unknown): Generator<string, void> {
  const steps = replayRecord(document)
  let step = steps.next()
  for (; !step.done; step = steps.next()) {
    const line = lineOf(step.value)
    if (line) yield JSON.stringify(line)
  }
  const state = step.value
  if (state.phase !== 'over') yield JSON.stringify(resultOf(state))
  judgeResult(isFields(document) ? document.result : undefined, resultOf(state))
}
