import { legalPlacements } from '../engine/board/legality'
import type { Command } from '../engine/match/command'
import { decide } from '../engine/match/decide'
import type { MatchEvent } from '../engine/match/event'
import type { Refusal } from '../engine/match/refusal'
import { handOf, type MatchState } from '../engine/match/state'
import { forcedMove } from '../engine/match/turn'
import type { RecordedAction } from './action'
import { type Place, type RecordFault, recordFault } from './fault'

/** A record brings its own deals; nothing that its actions may lead to draws chance. */
function noChance(): never {
  throw new RangeError('A record does not draw chance')
}

/** The first tile that a seat could place. */
function placeable(state: MatchState, seat: number): string {
  return legalPlacements(state.round?.line ?? [], state.rules, handOf(state, seat))[0]?.tile ?? ''
}

/** What is wrong with an action that was refused. */
function refused(place: Place, state: MatchState, action: RecordedAction, { code, rule }: Refusal): RecordFault {
  const { seat, kind: deed } = action
  const tile = action.kind === 'place' ? action.tile : ''
  const end = (action.kind === 'place' ? action.end : null) ?? 'left'
  const caller = state.round?.call?.seat ?? -1
  switch (code) {
    case 'matchOver':
    case 'roundOver':
    case 'claimNotAsked':
      return recordFault(place, code, {}, rule)
    case 'nothingToCall':
    case 'nothingToWaive':
    case 'mustDraw':
    case 'nothingToDraw':
    case 'alreadyLeft':
      return recordFault(place, code, { seat }, rule)
    case 'callAwaited':
      return recordFault(place, 'waitsForCall', { seat, deed, caller }, rule)
    case 'noCalls':
      return recordFault(place, code, { claims: state.rules.claims === 'call' ? 'call' : 'automatic' }, rule)
    case 'notYourTurn':
      return deed === 'muggins' || deed === 'waive'
        ? recordFault(place, 'notYourCall', { seat, deed, caller }, rule)
        : recordFault(place, code, { seat, turn: state.round?.turn?.seat ?? -1 }, rule)
    case 'tileNotHeld':
      return forcedMove(state) === 'draw'
        ? recordFault(place, 'tileNotHeldDraw', { seat, tile }, 'R5.2')
        : recordFault(place, code, { seat, tile }, rule)
    case 'endNotAsked':
    case 'endRequired':
      return recordFault(place, code, { tile }, rule)
    case 'endNotOpen':
    case 'tileDoesNotFit':
      return recordFault(place, code, { tile, end }, rule)
    case 'mustPlace':
      return recordFault(place, code, { seat, deed, tile: placeable(state, seat) }, rule)
    default:
      return recordFault(place, 'mayNot', { seat, deed, code }, rule)
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
  place: Place,
  state: MatchState,
  action: RecordedAction,
  at: number,
): readonly MatchEvent[] {
  // A resignation between rounds is the next round's first action, so that nothing follows a settlement.
  if (state.phase === 'settled') throw recordFault(place, 'roundOver', {}, 'R7.2')
  const decided = decide(state, commandOf(state, action), { at, chance: noChance })
  if (!decided.ok) throw refused(place, state, action, decided.refusal)
  const drawn = decided.value.find((event) => event.type === 'tileDrawn')
  if (action.kind === 'draw' && drawn?.type === 'tileDrawn' && drawn.tile !== action.tile) {
    throw recordFault(place, 'nextTile', { due: drawn.tile, given: action.tile }, 'R2.1')
  }
  return decided.value
}
