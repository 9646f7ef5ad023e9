import type { ViewEvent } from '../../../src/engine/view/view'
import type { Turn } from './tally'

/** One side's placements that the other one hasn't seen yet. */
export class Unseen {
  private turns: readonly Turn[] = []

  add(turn: Turn): void {
    this.turns = [...this.turns, turn]
  }

  drop(turn: Turn): void {
    this.turns = this.turns.filter((other) => other !== turn)
  }

  clear(): void {
    this.turns = []
  }

  /** Takes out those that the other side is told of in these events of the match. */
  takeSeen(events: readonly ViewEvent[], seat: number): readonly Turn[] {
    if (this.turns.length === 0) return []
    const tiles = events.flatMap((event) => (event.type === 'tilePlaced' && event.seat === seat ? [event.tile] : []))
    const seen = this.turns.filter(({ tile }) => tiles.some((told) => told === tile))
    if (seen.length > 0) this.turns = this.turns.filter((turn) => !seen.includes(turn))
    return seen
  }
}
