import type { MatchPlayer } from '../../contract/match'

const LONGEST = 40

/** The players of a record at a table: names alone, cut where they are too long to be any. `unnamed` by seat. */
export function recordPlayers(names: readonly string[], unnamed: (seat: number) => string): MatchPlayer[] {
  return names.map((name, seat) => ({
    seat,
    player: { id: String(seat), kind: 'member', name: name.trim().slice(0, LONGEST) || unnamed(seat) },
    rating: null,
    change: null,
  }))
}
