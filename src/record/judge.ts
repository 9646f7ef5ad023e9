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
  const caller = state.round?.call?.seat
  switch (code) {
    case 'matchOver':
      return ['the match is over', rule]
    case 'roundOver':
      return ['the round is over', rule]
    case 'callAwaited':
      return [`seat ${seat} may not ${action.kind}: the round waits for the call of seat ${caller}`, rule]
    case 'noCalls':
      return [
        `muggins has no place where claims are ${state.rules.claims === 'call' ? 'only called' : 'automatic'}`,
        rule,
      ]
    case 'nothingToCall':
      return [`seat ${seat} may not call muggins: there is nothing to call`, rule]
    case 'nothingToWaive':
      return [`seat ${seat} may not waive: no settlement waits for a call`, rule]
    case 'claimNotAsked':
      return ['nothing is claimed where claims are automatic', rule]
    case 'notYourTurn':
      if (action.kind === 'muggins' || action.kind === 'waive') {
        const deed = action.kind === 'muggins' ? 'call muggins' : 'waive'
        return [`seat ${seat} may not ${deed}: the right to call is seat ${caller}'s`, rule]
      }
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

function commandOf(state: MatchState, action: RecordedAction): Command {
  const { seat } = action
  if (action.kind === 'muggins') return { type: 'muggins', seat, points: action.points }
  if (action.kind !== 'place') return { type: action.kind, seat }
  const { tile, end, first, claim } = action
  const left = state.round?.line.length === 0 ? { left: first } : {}
  return { type: 'place', seat, tile, end, ...left, ...(claim === null ? {} : { claim }) }
}

/** What a recorded action brought about, by the rules. Throws a `RecordFault` where they don't allow it. */
export function eventsOfAction(
  place: string,
  state: MatchState,
  action: RecordedAction,
  at: number,
): readonly MatchEvent[] {
  // A resignation between rounds is the next round's first action, so that nothing follows a settlement.
  if (state.phase === 'settled') throw new RecordFault(place, 'the round is over', 'R7.2')
  const decided = decide(state, commandOf(state, action), { at, chance: noChance })
  if (!decided.ok) throw new RecordFault(place, ...worded(state, action, decided.refusal))
  const drawn = decided.value.find((event) => event.type === 'tileDrawn')
  if (action.kind === 'draw' && drawn?.type === 'tileDrawn' && drawn.tile !== action.tile) {
    throw new RecordFault(place, `the next tile of the boneyard is ${drawn.tile}, not ${action.tile}`, 'R2.1')
  }
  return decided.value
}
