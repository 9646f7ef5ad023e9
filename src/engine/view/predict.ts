import { countOf } from '../board/count'
import { lay } from '../board/ends'
import { legalPlacements } from '../board/legality'
import { hasPip } from '../board/tile'
import type { PlaceCommand, SeatCommand } from './command'
import { evolveView } from './evolve'
import type { MatchView } from './view'

function predictPlacement(view: MatchView, command: PlaceCommand, at?: number): MatchView | null {
  const { seat, tile, end, left, claim = 0 } = command
  const { round } = view
  const hand = round?.hands[seat]
  if (view.phase !== 'playing' || !round?.turn || !hand || round.turn.seat !== seat) return null
  if (left !== undefined && !hasPip(tile, left)) return null
  const legal = legalPlacements(round.line, view.rules, hand)
  if (!legal.some((placement) => placement.tile === tile && placement.end === end)) return null
  const line = lay(round.line, tile, end, left)
  const laid = line[line.length - 1]
  if (!laid) return null
  const open = view.rules.claims === 'automatic'
  const { count, points } = countOf(line, view.rules)
  return evolveView(view, {
    type: 'tilePlaced',
    at: at ?? round.turn.since,
    seat,
    by: 'seat',
    ...laid,
    overtimeMs: 0,
    // Whether a claim is right is for the server to say.
    claim: open ? null : claim,
    count: open ? count : null,
    points: open ? points : 0,
  })
}

/**
 * The view as it will be if the server agrees, for showing an own placement or `ready` at once; null when the command
 * is illegal or nothing can be foretold. `at` (milliseconds since the match began) is when the next turn begins on
 * screen; the turn's own beginning when not given. Bank and what follows the placement are left to the server.
 */
export function predict(view: MatchView, command: SeatCommand, at?: number): MatchView | null {
  if (view.viewer !== command.seat) return null
  if (command.type === 'place') return predictPlacement(view, command, at)
  if (command.type === 'ready' && view.settled?.ready[command.seat] === false) {
    return evolveView(view, { type: 'seatReady', at: at ?? view.settled.at, seat: command.seat })
  }
  return null
}
