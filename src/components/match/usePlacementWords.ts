import { useTranslations } from 'next-intl'
import { useCallback } from 'react'
import type { Step } from '../../client/match/steps'
import { countOf } from '../../engine/board/count'
import type { MatchView, TilePlaced } from '../../engine/view/view'
import { sumText } from '../board/places'
import { type Fate, missedPoints } from './fate'
import type { Names } from './useNames'

/** The pips that a tile was joined to: its inner half, as it lies outward from the line. */
function joinedTo({ end, halves }: TilePlaced): number {
  return end === null ? 0 : halves[0]
}

type Placed = { readonly event: TilePlaced; readonly view: MatchView }

/**
 * A placement in words. Where points are claimed, what was named, and the sum only once its fate is decided (R6.5): the
 * sum is worked out from the line.
 */
export function usePlacementWords(names: Names): (step: Placed, fate: Fate) => string {
  const t = useTranslations('match')
  return useCallback(
    ({ event, view }, fate) => {
      const { seat, by, tile, end, claim, points } = event
      const sum = fate === 'open' ? '' : sumText(countOf(view.round?.line ?? [], view.rules))
      const place = {
        who: names.who(seat),
        name: names.seat(seat),
        tile,
        end: end ?? 'opening',
        value: joinedTo(event),
      }
      const placed = by === 'clock' ? t('log.placedByClock', place) : t('log.placed', place)
      if (claim === null) return t('log.scored', { placed, sum, points })
      const step: Step = { event, view }
      return t('log.claimed', { placed, claim, fate, sum, points, missed: missedPoints(step, fate) })
    },
    [names, t],
  )
}
