import { useTranslations } from 'next-intl'
import { useCallback } from 'react'
import type { Step } from '../../client/match/steps'
import { countOf } from '../../engine/board/count'
import { pipsOf } from '../../engine/board/tile'
import type { LotDrawn, MatchEnded, MatchView, RoundSettled } from '../../engine/view/view'
import { sumText } from '../board/places'
import { signed } from '../ui/ChangeText'
import { scoreText } from '../ui/scoreText'
import { useJoined } from '../ui/useJoined'
import type { Fate } from './fate'
import { awardSum, leftoverOf } from './leftover'
import type { Names } from './useNames'
import { usePlacementWords } from './usePlacementWords'

/**
 * An event in words, as the log shows and the screen reader says it; null for what needs none. `fate` is what has become
 * of a placement's points.
 */
export type EventWords = (step: Step, fate: Fate) => string | null

export function useEventWords(names: Names): EventWords {
  const t = useTranslations('match')
  const joined = useJoined()
  const placementWords = usePlacementWords(names)

  const whose = useCallback(({ seat }: { seat: number }) => ({ who: names.who(seat), name: names.seat(seat) }), [names])
  const lotWords = useCallback(
    ({ attempts, leader, round }: LotDrawn) => {
      const draws = attempts.map((attempt) =>
        joined.list(
          attempt.map(({ seat, tile }) => t('log.lotDraw', { name: names.seat(seat), tile, pips: pipsOf(tile) })),
        ),
      )
      return t('log.lot', { round, draws: joined.clauses(draws), who: names.who(leader), name: names.seat(leader) })
    },
    [names, t, joined],
  )
  const settledWords = useCallback(
    ({ end, by, hands, change }: RoundSettled, { rules }: MatchView) => {
      const debit = rules.settlement === 'debit'
      const how =
        end === 'domino' && by !== null
          ? t('log.domino', { who: names.who(by), name: names.seat(by) })
          : t('log.blocked')
      const sides = change.flatMap((points, side) => {
        const { tiles, sum } = leftoverOf(rules, hands, side)
        // Went out, as is said already, or won so that a partner's hand is ignored.
        if (tiles.length === 0 || (!debit && end === 'domino' && points > 0)) return []
        const leftover = { name: names.side(side), tiles: joined.list(tiles), sum }
        return debit ? t('log.leftover', { ...leftover, change: signed(points) }) : t('log.leftoverPips', leftover)
      })
      const winner = change.findIndex((points) => points > 0)
      const award =
        debit || winner < 0
          ? []
          : [
              t('log.award', {
                name: names.side(winner),
                count: names.count(winner),
                sum: awardSum(rules, hands, winner, end),
                change: signed(change[winner] ?? 0),
              }),
            ]
      return joined.sentences([how, ...sides, ...award])
    },
    [names, t, joined],
  )
  const endedWords = useCallback(
    ({ outcome, sides }: MatchEnded, { scores }: MatchView) => {
      if (outcome === 'unfinished') return t('log.unfinished')
      const others = scores.map((_, side) => side).filter((side) => !sides.includes(side))
      const score = [...sides, ...others].map((side) => scoreText(scores[side] ?? 0)).join(' : ')
      const name = joined.list(sides.map(names.side))
      return outcome === 'drawn'
        ? t('log.drawn', { name, score })
        : t('log.won', { name, count: sides.reduce((sum, side) => sum + names.count(side), 0), score })
    },
    [names, t, joined],
  )

  return useCallback(
    ({ event, view }, fate) => {
      switch (event.type) {
        case 'matchStarted':
          return t('log.started', { target: view.rules.target })
        case 'lotDrawn':
          return lotWords(event)
        case 'roundDealt':
          return t('log.dealt', {
            round: event.round,
            count: event.handSizes[0] ?? 0,
            who: names.who(event.leader),
            name: names.seat(event.leader),
          })
        case 'tilePlaced':
          return placementWords({ event, view }, fate)
        case 'tileDrawn':
          return t('log.drew', { ...whose(event), by: event.by, tile: event.tile ?? 'none' })
        case 'turnPassed':
          return t('log.passed', { ...whose(event), by: event.by })
        case 'mugginsCalled': {
          const { claim, points } = event
          const sum = sumText(countOf(view.round?.line ?? [], view.rules))
          return t('log.muggins', { ...whose(event), claim, points, sum })
        }
        case 'callAwaited':
          return t('log.callAwaited', { ...whose(event), end: event.end })
        case 'callWaived':
          return t('log.callWaived', { ...whose(event), by: event.by })
        case 'roundSettled':
          return settledWords(event, view)
        case 'seatReady':
          return null
        case 'seatLeft':
          return t('log.left', { ...whose(event), reason: event.reason })
        case 'matchEnded':
          return endedWords(event, view)
      }
    },
    [names, t, whose, lotWords, placementWords, settledWords, endedWords],
  )
}
