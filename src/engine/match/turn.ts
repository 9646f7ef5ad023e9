import { countOf } from '../board/count'
import { lay, openEnds } from '../board/ends'
import { canPlace, type Placement } from '../board/legality'
import type { RuleSet } from '../board/rules'
import { hasPip, type Pip } from '../board/tile'
import type { PlaceCommand } from '../view/command'
import type { TilePlaced, TurnPassed } from '../view/view'
import { overtimeOf } from './clock'
import type { TileDrawn } from './event'
import { accept, type Result, refuse } from './refusal'
import { drawable, handOf, type MatchState } from './state'

const UNDERWAY: Result<null> = accept(null)

/** Whether the match is under way at all. */
export function judgeMatch(state: MatchState): Result<null> {
  if (state.phase === 'over') return refuse('matchOver', 'R8')
  return state.phase === 'starting' ? refuse('matchNotStarted') : UNDERWAY
}

/** Whether a round is being played. */
export function judgeRound(state: MatchState): Result<null> {
  const match = judgeMatch(state)
  if (!match.ok) return match
  return state.phase === 'settled' ? refuse('roundOver', 'R7.2') : UNDERWAY
}

/** Whether it is a seat's turn. */
export function judgeTurn(state: MatchState, seat: number): Result<null> {
  const round = judgeRound(state)
  if (!round.ok) return round
  if (state.round?.call?.awaited) return refuse('callAwaited', 'R6.4')
  return state.round?.turn?.seat === seat ? UNDERWAY : refuse('notYourTurn', 'R2.4')
}

/** Whether the seat in turn holds a tile that fits. */
function turnCanPlace(state: MatchState): boolean {
  const { round, rules } = state
  return round?.turn ? canPlace(round.line, rules, handOf(state, round.turn.seat)) : false
}

/** What the seat in turn is forced to do; null when it can place (R5.1–3). */
export function forcedMove(state: MatchState): 'draw' | 'pass' | null {
  if (turnCanPlace(state)) return null
  return drawable(state) > 0 ? 'draw' : 'pass'
}

/** Whether the seat in turn may place a tile at an end: tile held, end open, fit, in this order. */
function judgeFit(state: MatchState, { seat, tile, end, left }: PlaceCommand): Result<null> {
  const line = state.round?.line ?? []
  if (!handOf(state, seat).includes(tile)) return refuse('tileNotHeld', 'R3.1')
  if (line.length === 0) {
    if (end !== null) return refuse('endNotAsked', 'R3.1')
    return left === undefined || hasPip(tile, left) ? UNDERWAY : refuse('tileDoesNotFit', 'R3.1')
  }
  if (end === null) return refuse('endRequired', 'R3.2')
  const open = openEnds(line, state.rules).find((other) => other.end === end)
  if (!open) return refuse('endNotOpen', state.rules.spinner === 'none' ? 'R3.3' : 'R3.4')
  return hasPip(tile, open.value) ? UNDERWAY : refuse('tileDoesNotFit', 'R3.2')
}

/** Whether a placement is legal. A seat that has left a rated match is played for by the clock alone (R8.5). */
export function judgePlacement(state: MatchState, command: PlaceCommand): Result<null> {
  const turn = judgeTurn(state, command.seat)
  if (!turn.ok) return turn
  if (state.rated && state.seats[command.seat]?.left) return refuse('alreadyLeft', 'R8.5')
  if (command.claim !== undefined && state.rules.claims === 'automatic') return refuse('claimNotAsked', 'R6')
  return judgeFit(state, command)
}

/**
 * The event of a draw or a pass that its seat is forced to. Where it happens by itself it is nobody's doing; under
 * `steal` it is the seat's own, or its clock's, and takes from its bank what it needed beyond the turn time.
 */
export function forced(
  state: MatchState,
  seat: number,
  move: 'draw' | 'pass',
  { at, by, overtimeMs }: { readonly at: number; readonly by: 'seat' | 'clock'; readonly overtimeMs: number },
): TileDrawn | TurnPassed {
  const acted =
    state.rules.claims === 'steal' ? { seat, by, overtimeMs } : ({ seat, by: 'rule', overtimeMs: 0 } as const)
  if (move === 'pass') return { type: 'turnPassed', at, ...acted }
  const [tile] = state.round?.boneyard ?? []
  if (tile === undefined) throw new RangeError('A seat is forced to draw only while a tile is drawable')
  return { type: 'tileDrawn', at, ...acted, tile }
}

/** What a placement's placer is credited: where points are claimed, only what was rightly named (R6.1). */
function creditOf(
  rules: RuleSet,
  made: { readonly count: number; readonly points: number },
  named: number,
): Pick<TilePlaced, 'claim' | 'count' | 'points'> {
  if (rules.claims === 'automatic') return { claim: null, count: made.count, points: made.points }
  const isRight = made.points > 0 && named === made.points
  return isRight ? { claim: named, ...made } : { claim: named, count: null, points: 0 }
}

/** The event of a legal placement by the seat in turn. `overtimeMs` is taken from its bank. */
export function placed(
  state: MatchState,
  seat: number,
  by: TilePlaced['by'],
  { tile, end, left, claim = 0 }: Placement & { readonly left?: Pip; readonly claim?: number },
  { at, overtimeMs = overtimeOf(state, at) }: { readonly at: number; readonly overtimeMs?: number },
): TilePlaced {
  const line = lay(state.round?.line ?? [], tile, end, left)
  const { count, points } = countOf(line, state.rules)
  const halves = line[line.length - 1]?.halves
  if (!halves) throw new RangeError('A line that has just grown has a last tile')
  const credit = creditOf(state.rules, { count, points }, claim)
  return { type: 'tilePlaced', at, seat, by, tile, end, halves, overtimeMs, ...credit }
}
