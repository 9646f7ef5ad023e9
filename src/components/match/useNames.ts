import { useFormatter, useTranslations } from 'next-intl'
import { useMemo } from 'react'
import type { MatchPlayer } from '../../contract/match'
import type { RuleSet } from '../../engine/board/rules'
import { nameOf, seatsOf } from './seatNames'

export type Names = {
  /** Always a name, whoever looks. */
  readonly seat: (seat: number) => string
  /** One name, or two partners': `Ana & Cem`. */
  readonly side: (side: number) => string
  /** How many seats a side has, for verbs. */
  readonly count: (side: number) => number
  /** The first value for `{who, select, you {…} other {…}}`. */
  readonly who: (seat: number) => 'you' | 'other'
}

/** How the players of a match are called in sentences. `own` is the reader's seat. */
export function useNames(players: readonly MatchPlayer[], rules: RuleSet, own: number | null): Names {
  const t = useTranslations('match')
  const format = useFormatter()
  return useMemo(() => {
    const seat = (number: number) => nameOf(players, number) ?? t('deleted')
    return {
      seat,
      side: (side) => format.list(seatsOf(rules, side).map(seat), { type: 'conjunction', style: 'short' }),
      count: (side) => seatsOf(rules, side).length,
      who: (number) => (number === own ? 'you' : 'other'),
    }
  }, [players, rules, own, t, format])
}
