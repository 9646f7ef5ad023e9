/** What a rating needs to know of a seat. `matches` are the rated matches played before, in the same pool. */
export type RatedSeat = { readonly rating: number; readonly matches: number; readonly side: number }

/** A seat after its match. `place` counts from 1, equal places are shared (R8.4). */
export type PlacedSeat = RatedSeat & { readonly place: number }

/**
 * What a match does to a seat's rating. `expected` and `result` lie between 0 and 1: against several opponents they are
 * the means over the pairs. Decimals are kept.
 */
export type RatingChange = {
  readonly delta: number
  readonly expected: number
  readonly result: number
  readonly k: number
}

/** K by the number of rated matches played before. */
export type KRule = (matches: number) => number

export const START_RATING = 1500

/** 40 for the first 30 rated matches in a pool, then 20 (in the manner of FIDE B.02). */
export const usualK: KRule = (matches) => (matches < 30 ? 40 : 20)

/** The expected result against an opponent, between 0 and 1 (Elo 1978, on the logistic curve). */
export function expectedResult(own: number, opponent: number): number {
  return 1 / (1 + 10 ** ((opponent - own) / 400))
}

function mean(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0) / numbers.length
}

function meanRating(seats: readonly RatedSeat[]): number {
  return mean(seats.map(({ rating }) => rating))
}

/** Each seat's expected result: against the other side's mean with teams, else over the pairs with every opponent. */
function expectations(seats: readonly RatedSeat[], teams: boolean): number[] {
  return seats.map((seat) => {
    const opponents = seats.filter(({ side }) => side !== seat.side)
    if (!teams) return mean(opponents.map(({ rating }) => expectedResult(seat.rating, rating)))
    const own = seats.filter(({ side }) => side === seat.side)
    return expectedResult(meanRating(own), meanRating(opponents))
  })
}

/** 1, ½ or 0 for a better, an equal or a worse place. */
function pairResult(own: number, opponent: number): number {
  return own < opponent ? 1 : own === opponent ? 0.5 : 0
}

/**
 * A seat's result in a match of teams: place 1 has won, or drawn when both sides have it; any other place has lost, also
 * that of a seat that left a winning side (R8.4).
 */
function teamResult(seat: PlacedSeat, seats: readonly PlacedSeat[]): number {
  if (seat.place !== 1) return 0
  return seats.some(({ side, place }) => side !== seat.side && place === 1) ? 0.5 : 1
}

function resultOf(seat: PlacedSeat, seats: readonly PlacedSeat[], teams: boolean): number {
  if (teams) return teamResult(seat, seats)
  return mean(seats.filter(({ side }) => side !== seat.side).map(({ place }) => pairResult(seat.place, place)))
}

/** Each seat's K by its own matches; partners take the mean of theirs, so that one result moves both alike. */
function factors(seats: readonly RatedSeat[], teams: boolean, k: KRule): number[] {
  const own = seats.map(({ matches }) => k(matches))
  if (!teams) return own
  return seats.map(({ side }) => mean(own.filter((_, seat) => seats[seat]?.side === side)))
}

function changeOf(expected: number, result: number, k: number): RatingChange {
  return { delta: k * (result - expected), expected, result, k }
}

/**
 * What a finished match does to the ratings, by seat: `Δ = K(S − E)`, where with three or four seats S and E are the
 * means over the pairs, which is `K/(n−1)·Σ(S − E)`.
 */
export function ratingChanges({
  seats,
  teams,
  k: rule = usualK,
}: {
  readonly seats: readonly PlacedSeat[]
  readonly teams: boolean
  readonly k?: KRule
}): RatingChange[] {
  const expected = expectations(seats, teams)
  const k = factors(seats, teams, rule)
  return seats.map((seat, index) => changeOf(expected[index] ?? 0, resultOf(seat, seats, teams), k[index] ?? 0))
}

/** What a seat would gain or lose by winning, drawing with everybody, or coming last. */
export type Stake = { readonly win: number; readonly draw: number; readonly lose: number }

/** What is at stake for each seat before the match. */
export function stakes({
  seats,
  teams,
  k: rule = usualK,
}: {
  readonly seats: readonly RatedSeat[]
  readonly teams: boolean
  readonly k?: KRule
}): Stake[] {
  const expected = expectations(seats, teams)
  const k = factors(seats, teams, rule)
  return seats.map((_, index) => {
    const delta = (result: number) => changeOf(expected[index] ?? 0, result, k[index] ?? 0).delta
    return { win: delta(1), draw: delta(0.5), lose: delta(0) }
  })
}
