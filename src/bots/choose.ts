import { legalPlacements, type Placement } from '../engine/board/legality'
import type { SeatCommand } from '../engine/view/command'
import type { MatchView } from '../engine/view/view'
import { casual } from './casual'
import { callFor, claimFor } from './claims'
import type { BotChance, BotLevel } from './level'

/** Picks one of the legal placements; undefined only if there are none. */
type Picker = (view: MatchView, placements: readonly Placement[], chance: BotChance) => Placement | undefined

const PICKERS: Readonly<Record<BotLevel, Picker>> = { casual }

/**
 * What a bot does next from the seat that looks: places, or where points are claimed also calls, waives, draws, passes.
 * It sees a view, never the state, so that it knows what a person in its seat would know. Expects the view of a seat
 * that is in turn or whose call is awaited; throws a `RangeError` otherwise.
 */
export function choose(view: MatchView, chance: BotChance, level: BotLevel = 'casual'): SeatCommand {
  const { viewer: seat, round, rules } = view
  const hand = typeof seat === 'number' ? round?.hands[seat] : null
  if (typeof seat !== 'number' || !round || !hand) throw new RangeError('A bot plays from a seat that holds tiles')
  const missed = callFor(view, chance, level)
  if (missed !== null) return { type: 'muggins', seat, points: missed }
  if (round.call?.awaited && round.call.seat === seat) return { type: 'waive', seat }
  if (round.turn?.seat !== seat) throw new RangeError(`Seat ${seat} is not in turn`)
  const picked = PICKERS[level](view, legalPlacements(round.line, rules, hand), chance)
  if (!picked) return { type: round.boneyard > rules.reserve ? 'draw' : 'pass', seat }
  const { tile, end } = picked
  const placed = { type: 'place', seat, tile, end } as const
  return rules.claims === 'automatic' ? placed : { ...placed, claim: claimFor(view, picked, chance, level) }
}
