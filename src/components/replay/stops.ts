import type { Step } from '../../client/match/steps'

/** The numbers of the steps at which there is something to see, from 1. */
export function stopsOf(steps: readonly Step[]): number[] {
  return steps.flatMap(({ event }, at) => (event.type === 'seatReady' ? [] : [at + 1]))
}

/** The stop that lies `by` stops from a step, within the replay. */
export function stopFrom(stops: readonly number[], step: number, by: number): number {
  const at = stops.findLastIndex((stop) => stop <= step)
  return stops[Math.min(stops.length - 1, Math.max(0, at + by))] ?? step
}
