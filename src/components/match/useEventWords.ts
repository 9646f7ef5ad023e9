'use client'
import { useTranslations } from 'next-intl'
import { useCallback } from 'react'
import type { Step } from '../../client/match/steps'
import { countOf } from '../../engine/board/count'
import { pipsOf } from '../../engine/board/tile'
import type { LotDrawn, MatchEnded, MatchView, RoundSettled, TilePlaced } from '../../engine/view/view'
import { sumText } from '../board/places'
import { signed } from '../ui/ChangeText'
import { scoreText } from '../ui/scoreText'
import { leftoverOf } from './debit'
import type { Names } from './useNames'

/** The pips that a tile was joined to: its inner half, as it lies outward from the line. */
function joinedTo({ end, halves }: TilePlaced): number {
  return end === null ? 0 : halves[0]
}

/** Puts an event into words, as the log shows and the screen reader says it; null for what needs none. */
export function useEventWords(names: Names): (step: Step) => string | null {
  const t = useTranslations('match')

  const lotWords = useCallback(
    ({ attempts, leader, round }: LotDrawn) => {
      const draws = attempts.map((attempt) =>
        attempt
          .map(({ seat, tile }) => t('log.lotDraw', { name: names.seat(seat), tile, pips: pipsOf(tile) }))
          .join(', '),
      )
      return t('log.lot', { round, draws: draws.join('; '), who: names.who(leader), name: names.seat(leader) })
    },
    [names, t],
  )
  const settledWords = useCallback(
    ({ end, by, hands, change }: RoundSettled, { rules }: MatchView) => {
      const how =
        end === 'domino' && by !== null
          ? t('log.domino', { who: names.who(by), name: names.seat(by) })
          : t('log.blocked')
      const sides = change.flatMap((points, side) => {
        const { tiles, sum } = leftoverOf(rules, hands, side)
        if (tiles.length === 0) return [] // went out, as is said already
        return t('log.leftover', { name: names.side(side), tiles: tiles.join(', '), sum, change: signed(points) })
      })
      return [how, ...sides].join(' ')
    },
    [names, t],
  )
  const endedWords = useCallback(
    ({ outcome, sides }: MatchEnded, { scores }: MatchView) => {
      if (outcome === 'unfinished') return t('log.unfinished')
      const others = scores.map((_, side) => side).filter((side) => !sides.includes(side))
      const score = [...sides, ...others].map((side) => scoreText(scores[side] ?? 0)).join(' : ')
      const name = sides.map(names.side).join(', ')
      return outcome === 'drawn' ? t('log.drawn', { name, score }) : t('log.won', { name, score })
    },
    [names, t],
  )

  return useCallback(
    ({ event, view }) => {
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
        case 'tilePlaced': {
          const { seat, by, tile, end, points } = event
          const sum = sumText(countOf(view.round?.line ?? [], view.rules))
          const values = {
            who: names.who(seat),
            name: names.seat(seat),
            tile,
            end: end ?? 'opening',
            value: joinedTo(event),
            sum,
            points,
          }
          return by === 'clock' ? t('log.placedByClock', values) : t('log.placed', values)
        }
        case 'tileDrawn':
          return t('log.drew', { who: names.who(event.seat), name: names.seat(event.seat), tile: event.tile ?? 'none' })
        case 'turnPassed':
          return t('log.passed', { who: names.who(event.seat), name: names.seat(event.seat) })
        case 'roundSettled':
          return settledWords(event, view)
        case 'seatReady':
          return null
        case 'seatLeft':
          return t('log.left', { who: names.who(event.seat), name: names.seat(event.seat), reason: event.reason })
        case 'matchEnded':
          return endedWords(event, view)
      }
    },
    [names, t, lotWords, settledWords, endedWords],
  )
}
