import { countOf } from '../../engine/board/count'
import { lay, openEnds } from '../../engine/board/ends'
import { legalPlacements } from '../../engine/board/legality'
import type { End, Line } from '../../engine/board/line'
import type { RuleSet } from '../../engine/board/rules'
import type { Pip, Tile } from '../../engine/board/tile'

/**
 * A place for a tile: the end and its pips, null for the opening; `points` is what it would score, 0 where that is for
 * the player to see and to claim (R6).
 */
export type Target = { readonly end: End | null; readonly value: Pip | null; readonly points: number }

/** Where each tile of a hand may go. A tile that fits nowhere is absent. */
export type Playable = ReadonlyMap<Tile, readonly Target[]>

export const NOTHING_PLAYABLE: Playable = new Map()

export function playableTiles(line: Line, rules: RuleSet, hand: readonly Tile[]): Playable {
  const values = new Map(openEnds(line, rules).map(({ end, value }) => [end, value]))
  const playable = new Map<Tile, Target[]>()
  for (const { tile, end } of legalPlacements(line, rules, hand)) {
    const points = rules.claims === 'automatic' ? countOf(lay(line, tile, end), rules).points : 0
    const value = end === null ? null : (values.get(end) ?? null)
    playable.set(tile, [...(playable.get(tile) ?? []), { end, value, points }])
  }
  return playable
}
