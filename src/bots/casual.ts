import { countOf } from '../engine/board/count'
import { lay } from '../engine/board/ends'
import type { Placement } from '../engine/board/legality'
import { pipsOf } from '../engine/board/tile'
import type { MatchView } from '../engine/view/view'
import type { BotChance } from './level'

/** The element that a number from 0 to 1 falls on. */
function drawn<Item>(items: readonly Item[], chance: BotChance): Item | undefined {
  return items[Math.min(items.length - 1, Math.floor(chance() * items.length))]
}

/** Takes the most points, then gets rid of the heaviest tile; equals are drawn by chance. */
export function casual(view: MatchView, placements: readonly Placement[], chance: BotChance): Placement | undefined {
  const line = view.round?.line ?? []
  const weighed = placements.map((placement) => {
    const { points } = countOf(lay(line, placement.tile, placement.end), view.rules)
    return { placement, points, pips: pipsOf(placement.tile) }
  })
  const most = Math.max(...weighed.map(({ points }) => points))
  const scoring = weighed.filter(({ points }) => points === most)
  const heaviest = Math.max(...scoring.map(({ pips }) => pips))
  return drawn(
    scoring.filter(({ pips }) => pips === heaviest),
    chance,
  )?.placement
}
