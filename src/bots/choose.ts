import { legalPlacements, type Placement } from '../engine/board/legality'
import type { SeatCommand } from '../engine/view/command'
import type { MatchView } from '../engine/view/view'
import { type BotChance, casual } from './casual'

export type BotLevel = 'casual'

/** Picks one of the legal placements; undefined only if there are none. */
type Picker = (view: MatchView, placements: readonly Placement[], chance: BotChance) => Placement | undefined

const PICKERS: Readonly<Record<BotLevel, Picker>> = { casual }

/**
 * What a bot does in the turn of the seat that looks. It sees a view, never the state, so that it knows what a person in
 * its seat would know. Expects a seat's view in which that seat can place; throws a `RangeError` otherwise.
 */
export function choose(view: MatchView, chance: BotChance, level: BotLevel = 'casual'): SeatCommand {
  const { viewer, round, rules } = view
  const hand = typeof viewer === 'number' ? round?.hands[viewer] : null
  if (typeof viewer !== 'number' || !round || !hand) throw new RangeError('A bot plays from a seat that holds tiles')
  const picked = PICKERS[level](view, legalPlacements(round.line, rules, hand), chance)
  if (!picked) throw new RangeError(`Seat ${viewer} has nothing to place`)
  return { type: 'place', seat: viewer, tile: picked.tile, end: picked.end }
}
