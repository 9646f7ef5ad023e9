import { legalPlacements } from '../engine/board/legality'
import type { Command } from '../engine/match/command'
import { decide } from '../engine/match/decide'
import type { MatchEvent } from '../engine/match/event'
import type { Refusal } from '../engine/match/refusal'
import { handOf, type MatchState } from '../engine/match/state'
import { forcedMove } from '../engine/match/turn'
import type { RecordedAction } from './action'
import { RecordFault } from './fault'

/** A record brings its own deals; nothing that its actions may lead to draws chance. */
function noChance(): never {
  throw new RangeError('A record does not draw chance')
}

/** The first tile that a seat could place. */
function placeable(state: MatchState, seat: number): string {
  return legalPlacements(state.round?.line ?? [], state.rules, handOf(state, seat))[0]?.tile ?? 'a tile'
}

/** A refusal in words, and the rule that a reader is pointed to. */
function worded(
  state: MatchState,
  action: RecordedAction,
  { code, rule }: Refusal,
): [what: string, rule: string | null] {
  const { seat } = action
  const tile = action.kind === 'place' ? action.tile : ''
  const end = action.kind === 'place' ? action.end : null
  switch (code) {
    case 'matchOver':
      return ['the match is over', rule]
    case 'roundOver':
      return ['the round is over', rule]
    case 'notYourTurn':
      return [`it is the turn of seat ${state.round?.turn?.seat}, not of seat ${seat}`, rule]
    case 'tileNotHeld':
      if (forcedMove(state) === 'draw') return [`seat ${seat} does not hold ${tile} and must draw`, 'R5.2']
      return [`seat ${seat} does not hold ${tile}`, rule]
    case 'endNotAsked':
      return [`${tile} opens the line and is joined to no end`, rule]
    case 'endRequired':
      return [`the end that ${tile} is joined to is missing`, rule]
    case 'endNotOpen':
      return [`${tile} may not be placed: ${end} is not open`, rule]
    case 'tileDoesNotFit':
      return [`${tile} does not fit at ${end}`, rule]
    case 'mustPlace':
      return [`seat ${seat} may not ${action.kind}: ${placeable(state, seat)} can be placed`, rule]
    case 'mustDraw':
      return [`seat ${seat} may not pass: a tile can be drawn`, rule]
    case 'nothingToDraw':
      return [`seat ${seat} may not draw: nothing is drawable`, rule]
    case 'alreadyLeft':
      return [`seat ${seat} has left already`, rule]
    default:
      return [`seat ${seat} may not ${action.kind}: ${code}`, rule]
  }
}

/** Faults that a record can have and a command cannot. */
function judgeRecorded(place: string, state: MatchState, action: RecordedAction): void {
  // A resignation between rounds is the next round's first action, so that nothing follows a settlement.
  if (state.phase === 'over') throw new RecordFault(place, 'the match is over', 'R8')
  if (state.phase === 'settled') throw new RecordFault(place, 'the round is over', 'R7.2')
  if (action.kind === 'muggins' || action.kind === 'waive') {
    throw new RecordFault(place, `${action.kind} has no place where claims are automatic`, 'R6')
  }
  if (action.kind === 'place' && action.claim !== null) {
    throw new RecordFault(place, 'nothing is claimed where claims are automatic', 'R6')
  }
}

function commandOf(state: MatchState, action: RecordedAction): Command {
  const { seat } = action
  if (action.kind === 'place') {
    const { tile, end, first } = action
    return state.round?.line.length === 0
      ? { type: 'place', seat, tile, end, left: first }
      : { type: 'place', seat, tile, end }
  }
  return { type: action.kind as 'draw' | 'pass' | 'resign', seat }
}

/** What a recorded action brought about, by the rules. Throws a `RecordFault` where they don't allow it. */
export function eventsOfAction(
  place: string,
  state: MatchState,
  action: RecordedAction,
  at: number,
): readonly MatchEvent[] {
  judgeRecorded(place, state, action)
  const decided = decide(state, commandOf(state, action), { at, chance: noChance })
  if (!decided.ok) throw new RecordFault(place, ...worded(state, action, decided.refusal))
  const drawn = decided.value.find((event) => event.type === 'tileDrawn')
  if (action.kind === 'draw' && drawn?.type === 'tileDrawn' && drawn.tile !== action.tile) {
    throw new RecordFault(place, `the next tile of the boneyard is ${drawn.tile}, not ${action.tile}`, 'R2.1')
  }
  return decided.value
}
