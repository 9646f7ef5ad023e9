import { ALL_TILES, type Tile } from '../../src/engine/board/tile'
import type { Chance, Draws } from '../../src/engine/match/chance'

/** A round as a test wants it dealt. */
export type WantedDeal = {
  /** By seat; each as long as the rule set's `handSize`. */
  readonly hands: readonly (readonly Tile[])[]
  /** The boneyard's front, in the order of drawing; the tiles nobody mentions follow in their fixed order. */
  readonly boneyard?: readonly Tile[]
  /** The tiles drawn by lot, one list for each attempt, candidates in seat order. Seat 0 leads when not given. */
  readonly lot?: readonly (readonly Tile[])[]
}

const SEAT_0_LEADS: readonly (readonly Tile[])[] = [['6-6', '0-0', '1-0', '1-1']]

/** All 28 tiles, these first. */
function completed(first: readonly Tile[]): Tile[] {
  if (new Set(first).size !== first.length) throw new RangeError(`A tile stands twice in ${first.join(' ')}`)
  return [...first, ...ALL_TILES.filter((tile) => !first.includes(tile))]
}

/** The numbers that make the engine's shuffle (R9.5) end in this order: Fisher and Yates's method turned round. */
export function drawsShuffling(wanted: readonly Tile[]): Draws {
  const tiles = [...ALL_TILES]
  let last = tiles.length - 1
  return () => {
    const at = tiles.indexOf(wanted[last] as Tile)
    const moved = tiles[last] as Tile
    tiles[last] = tiles[at] as Tile
    tiles[at] = moved
    last -= 1
    return at
  }
}

/** A chance that deals the given rounds, from round 1 on, and draws the given lots. Later rounds come from `otherwise`. */
export function chanceDealing(deals: readonly WantedDeal[], otherwise?: Chance): Chance {
  return (purpose, round, attempt) => {
    const wanted = deals[round - 1]
    if (!wanted) {
      if (!otherwise) throw new RangeError(`No deal was given for round ${round}`)
      return otherwise(purpose, round, attempt)
    }
    if (purpose === 'deal') return drawsShuffling(completed([...wanted.hands.flat(), ...(wanted.boneyard ?? [])]))
    return drawsShuffling(completed((wanted.lot ?? SEAT_0_LEADS)[attempt] ?? []))
  }
}

/** A fraction from 0 up to, not including, 1. */
export type Fraction = () => number

/** The same fractions for the same seed (mulberry32). Only for tests: predictable and slightly uneven. */
export function seededFraction(seed: number): Fraction {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** A repeatable chance for a whole match. */
export function seededChance(seed: number): Chance {
  const fraction = seededFraction(seed)
  return () => (n) => Math.floor(fraction() * n)
}
