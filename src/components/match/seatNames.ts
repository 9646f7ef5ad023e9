import type { MatchPlayer } from '../../contract/match'
import { type RuleSet, sideCount, sideOf } from '../../engine/board/rules'

/** The sides that keep a score, by number. */
export function sidesOf(rules: RuleSet): number[] {
  return Array.from({ length: sideCount(rules) }, (_, side) => side)
}

/** The seats that belong to a side, in seat order. */
export function seatsOf(rules: RuleSet, side: number): number[] {
  return Array.from({ length: rules.seats }, (_, seat) => seat).filter((seat) => sideOf(rules, seat) === side)
}

/** The others as they sit around the table, clockwise from the viewer's left; a watcher sits at seat 0. */
export function othersAround(seats: number, own: number): number[] {
  return Array.from({ length: seats - 1 }, (_, at) => (own + 1 + at) % seats)
}

/** A seat's player by name; null for a deleted player. */
export function nameOf(players: readonly MatchPlayer[], seat: number): string | null {
  return players.find((player) => player.seat === seat)?.player.name ?? null
}
