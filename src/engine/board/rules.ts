export type SeatCount = 2 | 3 | 4

/** A complete, explicit rule set (R1). Points are raw pip points. */
export type RuleSet = {
  readonly seats: SeatCount
  /** Seats 0 and 2 against 1 and 3; only with four seats. */
  readonly teams: boolean
  readonly handSize: number
  readonly target: number
  readonly roundLimit: number | null
  readonly spinner: 'none' | 'first'
  /** Tiles at the tail of the boneyard that are never drawn. */
  readonly reserve: number
  readonly claims: 'automatic' | 'call' | 'steal'
  readonly settlement: 'debit' | 'award'
  readonly blockedAward: 'gross' | 'net'
  /** How scores are shown; never part of the arithmetic. */
  readonly display: 'points' | 'pegs' | 'tally'
}

/** Fills in what is missing from R1's defaults. Does not judge the values. */
export function completeRules(given: Partial<RuleSet> = {}): RuleSet {
  const seats = given.seats ?? 2
  return {
    seats,
    teams: false,
    handSize: seats === 2 ? 7 : 5,
    target: seats === 2 ? 250 : 200,
    roundLimit: null,
    spinner: 'none',
    reserve: 0,
    claims: 'automatic',
    settlement: 'debit',
    blockedAward: 'gross',
    display: 'points',
    ...given,
  }
}

/** The side that a seat plays for: its own number, or its team's. */
export function sideOf(rules: RuleSet, seat: number): number {
  return rules.teams ? seat % 2 : seat
}

export function sideCount(rules: RuleSet): number {
  return rules.teams ? 2 : rules.seats
}

/** Where a sum counts at all: the positive multiples of five, worth themselves (R4.1). */
export function pointsFor(count: number): number {
  return count > 0 && count % 5 === 0 ? count : 0
}

/** To the nearest multiple of five: remainders 1 and 2 go down, 3 and 4 go up (R7.1). */
export function roundToFive(pips: number): number {
  return Math.round(pips / 5) * 5
}
