import type { Fraction } from '../support/chance'

/**
 * When turns are due, in milliseconds from the start: one in each slot of 1/rate s, somewhere in it, so that the rate is
 * exact and turns don't march in step.
 */
export function* dueTimes(rate: number, fraction: Fraction): Generator<number, never> {
  const slot = 1000 / rate
  for (let turn = 0; ; turn++) yield (turn + fraction()) * slot
}
