import { legalPlacements } from '../../src/engine/board/legality'
import { ALL_TILES, type Tile } from '../../src/engine/board/tile'
import type { Chance } from '../../src/engine/match/chance'
import type { Command, StartCommand } from '../../src/engine/match/command'
import { decide } from '../../src/engine/match/decide'
import { dueCommand, dueOf } from '../../src/engine/match/due'
import type { MatchEvent } from '../../src/engine/match/event'
import { evolve } from '../../src/engine/match/evolve'
import { handOf, initialState, type MatchState } from '../../src/engine/match/state'
import { chanceDealing, seededFraction, type WantedDeal } from './chance'

// Two matches that differ in nothing but tiles which one viewer can't see. What is public is spelled out here anew, and
// not taken from the engine's redaction, which is what the matches are to test.

export type Onlooker = number | 'watcher'

type Placing = Extract<Command, { type: 'place' }>

/** The same wishes lead through both matches. */
export type Exchange = {
  readonly viewer: Onlooker
  readonly start: StartCommand
  readonly deals: readonly [readonly WantedDeal[], readonly WantedDeal[]]
  readonly placements: readonly Placing[]
  /** How many dealt tiles lie elsewhere in the second match, by round. */
  readonly exchanged: readonly number[]
}

/** What everybody at the table, and the viewer alone, can see of an event. */
function publicFacts(event: MatchEvent, viewer: Onlooker): unknown {
  if (event.type === 'roundDealt') {
    const { hands, boneyard, ...open } = event
    const own = typeof viewer === 'number' ? hands[viewer] : null
    return { ...open, own, sizes: hands.map((hand) => hand.length), boneyard: boneyard.length }
  }
  if (event.type === 'tileDrawn' && event.seat !== viewer) return { ...event, tile: null }
  return event
}

/** Plays a match with given deals: forced moves and pauses by themselves, `wish` places for the persons. Null where it can't. */
function playThrough(
  start: StartCommand,
  deals: readonly WantedDeal[],
  wish: (state: MatchState, seat: number) => Placing | undefined,
): { log: MatchEvent[]; placements: Placing[]; state: MatchState } | null {
  const chance: Chance = chanceDealing(deals)
  const log: MatchEvent[] = []
  const placements: Placing[] = []
  let state = initialState()
  let command: Command | undefined = start
  let at = 0
  while (command) {
    const decided = decide(state, command, { at, chance })
    if (!decided.ok) return null
    if (command.type === 'place') placements.push(command)
    log.push(...decided.value)
    state = decided.value.reduce(evolve, state)
    if (state.phase === 'over') return { log, placements, state }
    const due = dueOf(state, { botThinksMs: 0 })
    if (!due || (state.sheet.length === deals.length && state.phase === 'settled')) return null
    if (due.kind === 'turn') {
      at += 700
      command = wish(state, due.seat ?? -1)
    } else {
      at = Math.max(at, due.at)
      command = dueCommand(state, due) ?? undefined
    }
  }
  return null
}

function shuffled(fraction: () => number): Tile[] {
  const tiles = [...ALL_TILES]
  for (let last = tiles.length - 1; last > 0; last--) {
    const other = Math.floor(fraction() * (last + 1))
    const [a, b] = [tiles[last], tiles[other]]
    if (a && b) [tiles[last], tiles[other]] = [b, a]
  }
  return tiles
}

function dealOf({ rules }: StartCommand, tiles: readonly Tile[]): WantedDeal {
  const { seats, handSize } = rules
  const hands = Array.from({ length: seats }, (_, seat) => tiles.slice(seat * handSize, (seat + 1) * handSize))
  return { hands, boneyard: tiles.slice(seats * handSize) }
}

/** Tries to exchange hidden tiles two by two; what changes anything public is taken back. */
function exchangeHidden(
  start: StartCommand,
  viewer: Onlooker,
  rounds: Tile[][],
  fraction: () => number,
): Exchange | null {
  const wantedOf = (tiles: readonly Tile[][]) => tiles.map((round) => dealOf(start, round))
  const first = playThrough(start, wantedOf(rounds), (state, seat) => {
    const legal = legalPlacements(state.round?.line ?? [], state.rules, handOf(state, seat))
    const placement = legal[Math.floor(fraction() * legal.length)]
    return placement && { type: 'place', seat, ...placement }
  })
  if (first?.state.sheet.length !== 1 || first.state.result?.reason !== 'target') return null
  const facts = JSON.stringify(first.log.map((event) => publicFacts(event, viewer)))
  const { handSize } = start.rules
  const isHidden = (at: number) => viewer === 'watcher' || Math.floor(at / handSize) !== viewer
  const hidden = ALL_TILES.flatMap((_, at) => (isHidden(at) ? [at] : []))
  let best = rounds
  for (let attempt = 0; attempt < 500; attempt++) {
    const round = attempt % rounds.length
    const [a = 0, b = 0] = [0, 1].map(() => hidden[Math.floor(fraction() * hidden.length)])
    const tried = best.map((tiles) => [...tiles])
    const tiles = tried[round]
    const [x, y] = [tiles?.[a], tiles?.[b]]
    if (!tiles || !x || !y || a === b) continue
    tiles[a] = y
    tiles[b] = x
    let next = 0
    const second = playThrough(start, wantedOf(tried), () => first.placements[next++])
    if (second && JSON.stringify(second.log.map((event) => publicFacts(event, viewer))) === facts) best = tried
  }
  const inHands = start.rules.seats * handSize
  const exchanged = rounds.map(
    (tiles, round) => tiles.slice(0, inHands).filter((tile, at) => tile !== best[round]?.[at]).length,
  )
  return { viewer, start, deals: [wantedOf(rounds), wantedOf(best)], placements: first.placements, exchanged }
}

/**
 * Finds two matches of two rounds, the second ended by reaching the target, in whose both rounds tiles of the others'
 * hands lie elsewhere without anything public being different. The same for the same seed.
 */
export function findExchange(start: StartCommand, viewer: Onlooker, seed = 1): Exchange {
  const fraction = seededFraction(seed)
  for (let attempt = 0; attempt < 2_000; attempt++) {
    const found = exchangeHidden(start, viewer, [shuffled(fraction), shuffled(fraction)], fraction)
    if (found?.exchanged.every((count) => count >= 2)) return found
  }
  throw new Error('no exchange was found')
}
