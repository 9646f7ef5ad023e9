'use client'
import { useTranslations } from 'next-intl'
import { useCallback } from 'react'
import type { Line } from '../../engine/board/line'
import { useJoined } from '../ui/useJoined'
import { type Places, sumText } from './places'

/**
 * A line in words: its tiles as they lie from left to right, the arms, the open ends with what they count, and the count;
 * with nothing of what counts unless `shown`.
 */
export function useLineWords(): (line: Line, places: Places, shown: boolean) => string {
  const t = useTranslations('board')
  const joined = useJoined()
  return useCallback(
    (line, places, shown) => {
      if (line.length === 0) return t('emptyLine')
      const between = line.filter(({ end }) => end === null || end === 'left' || end === 'right')
      const chain = [
        ...between
          .filter(({ end }) => end === 'left')
          .reverse()
          .map(({ halves }) => `${halves[1]}-${halves[0]}`),
        ...between.filter(({ end }) => end !== 'left').map(({ halves }) => halves.join('-')),
      ]
      const sides = (['up', 'down'] as const).flatMap((end) => {
        const tiles = line.filter((laid) => laid.end === end).map(({ halves }) => halves.join('-'))
        return tiles.length > 0 ? [t('arm', { end, tiles: joined.list(tiles) })] : []
      })
      const ends = places.open.map(({ end, value, counts }) =>
        // A double that lies alone counts once, at neither end.
        !shown || places.lone !== null
          ? t('endOpen', { end, value })
          : counts === null
            ? t('endUncounted', { end, value })
            : t('endCounted', { end, value, counts }),
      )
      return joined.sentences([
        t('line', { tiles: joined.list(chain) }),
        ...sides,
        ...ends,
        ...(shown ? [t('count', { sum: sumText(places.count) })] : []),
      ])
    },
    [t, joined],
  )
}
