import { sideOf } from '../board/rules'
import type { MatchState } from './state'

type Standing = Pick<MatchState, 'rules' | 'seats' | 'scores'>

/** The sides that still have a seat which has not left. */
export function sidesStanding({ rules, seats, scores }: Standing): number[] {
  if (seats.every(({ left }) => left === null)) return scores.map((_, side) => side)
  return scores.flatMap((_, side) =>
    seats.some(({ left }, seat) => !left && sideOf(rules, seat) === side) ? [side] : [],
  )
}

/** Both partners have their side's place; a side that has left altogether has lost whatever its score. */
function teamPlaces(table: Standing): number[] {
  const { rules, seats, scores } = table
  const rivals = sidesStanding(table).map((side) => scores[side] ?? 0)
  return seats.map(({ left }, seat) => {
    const own = scores[sideOf(rules, seat)] ?? 0
    return left ? 3 : rivals.some((score) => score > own) ? 2 : 1
  })
}

/**
 * The places by seat, from 1, as a rating reads them (R8.4): by score, equal scores sharing a place; seats that left
 * below all others, the earlier the lower. With teams both partners have their side's place, 1 or 2 (1 for both sides
 * when they are equal), and a seat that left has 3: it is rated as having lost whatever its side has done.
 */
export function placesOf(table: Standing): number[] {
  const { rules, seats, scores } = table
  if (rules.teams) return teamPlaces(table)
  return seats.map(({ left }, seat) => {
    const better = seats.filter((other, rival) => {
      if (!left) return !other.left && (scores[rival] ?? 0) > (scores[seat] ?? 0)
      return !other.left || other.left.at > left.at
    })
    return 1 + better.length
  })
}
