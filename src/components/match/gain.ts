import type { MatchView, ViewEvent } from '../../engine/view/view'

/** The points that a seat has just made: by the last placement, or by a call of muggins if that is the last event. */
export function gainOf({ phase, round }: MatchView, lastEvent: ViewEvent | null, seat: number): number {
  if (phase !== 'playing') return 0
  if (lastEvent?.type === 'mugginsCalled') return lastEvent.seat === seat ? lastEvent.points : 0
  return round?.last?.seat === seat ? round.last.points : 0
}
