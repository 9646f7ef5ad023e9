import type { Tile } from '../board/tile'
import { evolveView } from '../view/evolve'
import type { MatchView } from '../view/view'
import type { MatchEvent } from './event'
import { redact } from './redact'
import type { MatchState } from './state'

/** The state as somebody would see it who may look into every hand: what evolves by the same rules as any view. */
function openTable(state: MatchState): MatchView {
  const { round, ...rest } = state
  if (!round) return { viewer: 'all', ...rest, round: null }
  const handSizes = round.hands.map((hand) => hand.length)
  return { viewer: 'all', ...rest, round: { ...round, handSizes, boneyard: round.boneyard.length } }
}

function boneyardAfter(state: MatchState, event: MatchEvent): readonly Tile[] {
  if (event.type === 'roundDealt') return event.boneyard
  const boneyard = event.type === 'lotDrawn' ? [] : (state.round?.boneyard ?? [])
  return event.type === 'tileDrawn' ? boneyard.filter((tile) => tile !== event.tile) : boneyard
}

/** The state after one more event of its log. Pure; trusts the event, which `decide` has judged. */
export function evolve(state: MatchState, event: MatchEvent): MatchState {
  const { viewer: _, round, ...rest } = evolveView(openTable(state), redact(event, 'all'))
  if (!round) return { ...rest, round: null }
  const { hands, handSizes: __, boneyard: ___, ...facts } = round
  return { ...rest, round: { ...facts, hands: hands.map((hand) => hand ?? []), boneyard: boneyardAfter(state, event) } }
}
