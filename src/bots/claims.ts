import { countOf } from '../engine/board/count'
import { lay } from '../engine/board/ends'
import type { Placement } from '../engine/board/legality'
import type { MatchView } from '../engine/view/view'
import type { BotChance, BotLevel } from './level'

/** How often a level overlooks points: its own, and those that another seat has missed. */
const OVERLOOKS: Readonly<Record<BotLevel, { readonly own: number; readonly missed: number }>> = {
  casual: { own: 0.08, missed: 0.25 },
}

/** What a bot names with its placement where points must be claimed (R6.1): all that it makes, or nothing. */
export function claimFor(view: MatchView, { tile, end }: Placement, chance: BotChance, level: BotLevel): number {
  const { points } = countOf(lay(view.round?.line ?? [], tile, end), view.rules)
  return points > 0 && chance() >= OVERLOOKS[level].own ? points : 0
}

/** The points that a bot calls muggins for (R6.3); null when there are none, or it doesn't see them. */
export function callFor(view: MatchView, chance: BotChance, level: BotLevel): number | null {
  if (view.round?.call?.seat !== view.viewer) return null
  const { points } = countOf(view.round.line, view.rules)
  return points > 0 && chance() >= OVERLOOKS[level].missed ? points : null
}
