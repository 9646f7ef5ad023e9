import { countOf } from '../engine/board/count'
import { openEnds } from '../engine/board/ends'
import { type RecordStep, replayRecord } from './replay'
import { judgeResult, resultOf } from './result'
import { isFields } from './shape'

/** What is printed for one event: nothing for draws, passes and waivers. The order of the keys is part of the format. */
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
    case 'mugginsCalled': {
      const { seat, claim, points } = event
      return { round, action, seat, muggins: claim, points, scores: after.scores }
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
