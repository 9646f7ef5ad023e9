import type { Tile } from '../board/tile'
import { evolveView } from '../view/evolve'
import type { MatchView, RoundView } from '../view/view'
import type { MatchEvent } from './event'
import { redact } from './redact'
import type { MatchState, RoundState } from './state'

// Fields are copied by name here, not by rest and spread, which take most of the time of a long replay.

/** The state as somebody would see it who may look into every hand: what evolves by the same rules as any view. */
function openTable(state: MatchState): MatchView {
  const { rules, clock, pace, rated, seats, scores, sheet, round, phase, settled, result } = state
  const open = round && openRound(round)
  return { viewer: 'all', rules, clock, pace, rated, seats, scores, sheet, round: open, phase, settled, result }
}

function openRound({ number, leader, lot, line, hands, boneyard, turn, call, placed, last }: RoundState): RoundView {
  const handSizes = hands.map((hand) => hand.length)
  return { number, leader, lot, line, hands, handSizes, boneyard: boneyard.length, turn, call, placed, last }
}

function closedRound(round: RoundView, boneyard: readonly Tile[]): RoundState {
  const { number, leader, lot, line, turn, call, placed, last } = round
  const hands = round.hands.map((hand) => hand ?? [])
  return { number, leader, lot, line, hands, boneyard, turn, call, placed, last }
}

function boneyardAfter(state: MatchState, event: MatchEvent): readonly Tile[] {
  if (event.type === 'roundDealt') return event.boneyard
  const boneyard = event.type === 'lotDrawn' ? [] : (state.round?.boneyard ?? [])
  return event.type === 'tileDrawn' ? boneyard.filter((tile) => tile !== event.tile) : boneyard
}

/** The state after one more event of its log. Pure; trusts the event, which `decide` has judged. */
export function evolve(state: MatchState, event: MatchEvent): MatchState {
  // Of all events a deal alone looks otherwise to a viewer, even to one who may see every hand.
  const seen = event.type === 'roundDealt' ? redact(event, 'all') : event
  const table = evolveView(openTable(state), seen)
  const { rules, clock, pace, rated, seats, scores, sheet, phase, settled, result } = table
  const round = table.round && closedRound(table.round, boneyardAfter(state, event))
  return { rules, clock, pace, rated, seats, scores, sheet, round, phase, settled, result }
}
