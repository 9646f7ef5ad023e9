import { sideOf } from '../../engine/board/rules'
import type { MatchView } from '../../engine/view/view'

/**
 * What becomes of a match when a seat resigns (R8.5): the only side that is left wins; with no person left it stays
 * unfinished; otherwise the partner, or the others, play on.
 */
export type AfterResignation = 'won' | 'wonByTeam' | 'unfinished' | 'partner' | 'others'

export function afterResignation({ rules, seats }: Pick<MatchView, 'rules' | 'seats'>, seat: number): AfterResignation {
  const staying = seats.flatMap(({ kind, left }, other) => (left || other === seat ? [] : [{ kind, seat: other }]))
  const sides = new Set(staying.map((other) => sideOf(rules, other.seat)))
  if (sides.size <= 1) return rules.teams ? 'wonByTeam' : 'won'
  if (!staying.some(({ kind }) => kind === 'person')) return 'unfinished'
  return rules.teams ? 'partner' : 'others'
}
