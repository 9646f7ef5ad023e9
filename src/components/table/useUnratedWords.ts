'use client'
import { useTranslations } from 'next-intl'
import { mayBeRated, RATED_A_DAY } from '../../contract/offers'
import type { PlayerRef } from '../../contract/player'
import type { Pause, Stake, TableState } from '../../contract/table'
import { useUntil } from '../ui/useUntil'

type Own = {
  readonly pause: Pause | null
  readonly stake: Stake | undefined
  readonly myId: string | undefined
  /** Where the page already says why there is a pause. */
  readonly brief?: boolean
}

/** Why somebody can't play for rating at a table now, or those seated can't with each other, in words; null where nothing is in the way. */
export function useUnratedWords(): (table: TableState, own: Own) => string | null {
  const t = useTranslations('table')
  const ui = useTranslations('ui')
  const untilText = useUntil()
  const nameOf = ({ name }: PlayerRef) => name ?? ui('deletedPlayer')
  const withMe = (player: PlayerRef, until: number) =>
    t('spentWithYou', { name: nameOf(player), count: RATED_A_DAY, until: untilText(until) })

  return ({ rated, preset, spent }, { pause, stake, myId, brief }) => {
    if (rated && pause) return t(brief ? 'pausedBrief' : 'paused', { ...pause, until: untilText(pause.until) })
    if (rated && stake?.spent) return withMe(stake.spent.player, stake.spent.until)
    if (!spent || !mayBeRated(preset)) return null
    const [one, other] = spent.players
    if (one.id === myId || other.id === myId) return withMe(one.id === myId ? other : one, spent.until)
    return t('spent', { one: nameOf(one), other: nameOf(other), count: RATED_A_DAY, until: untilText(spent.until) })
  }
}
