'use client'
import { useTranslations } from 'next-intl'
import { useLayoutEffect, useRef } from 'react'
import type { MatchView } from '../../engine/view/view'
import { TileSvg } from '../board/tile/TileSvg'
import { ChangeText } from '../ui/ChangeText'
import { scoreText } from '../ui/scoreText'
import { useJoined } from '../ui/useJoined'
import { awardSum, leftoverOf } from './leftover'
import { turnOver } from './motion/turnOver'
import { seatsOf, sidesOf } from './seatNames'
import type { Names } from './useNames'

/** The hands at a round's end, opened, with what they come to and what it changes. */
export function OpenedHands({ view, names }: { view: MatchView; names: Names }) {
  const t = useTranslations('match')
  const joined = useJoined()
  const ref = useRef<HTMLUListElement>(null)
  useLayoutEffect(() => turnOver(ref.current?.querySelectorAll('svg') ?? []), [])
  const sheet = view.sheet.at(-1)
  if (!sheet || !view.round) return null
  const { rules } = view
  const { hands } = view.round
  const winner = rules.settlement === 'award' ? sheet.change.findIndex((points) => points > 0) : -1
  return (
    <ul ref={ref} className="grid divide-y divide-line">
      {sidesOf(rules).map((side) => {
        const { tiles, sum } = leftoverOf(rules, hands, side)
        return (
          <li key={side} className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 py-2.5">
            <p className="line-clamp-2 min-w-0 wrap-anywhere font-semibold leading-tight max-sm:line-clamp-none">
              {names.side(side)}
            </p>
            <p className="figures flex items-baseline gap-3 justify-self-end">
              <ChangeText value={sheet.change[side] ?? 0} />
              <span className="sr-only">{t('score', { score: scoreText(sheet.scores[side] ?? 0) })}</span>
              <span aria-hidden className="min-w-9 text-right font-bold text-lg">
                {scoreText(sheet.scores[side] ?? 0)}
              </span>
            </p>
            {tiles.length === 0 ? (
              <p className="text-muted text-sm">{t('wentOut')}</p>
            ) : (
              <>
                <div className="grid min-w-0 gap-1">
                  {seatsOf(rules, side).map((seat) => {
                    const hand = hands[seat] ?? []
                    return (
                      <div key={seat} className="flex min-w-0 flex-wrap items-center gap-1">
                        {rules.teams && (
                          <span className="w-20 truncate text-muted text-xs sm:w-28">{names.seat(seat)}</span>
                        )}
                        <span className="sr-only">{hand.length > 0 ? joined.list(hand) : t('wentOut')}</span>
                        {hand.map((tile) => (
                          <TileSvg key={tile} tile={tile} half={tiles.length > 8 ? 13 : 17} className="block" />
                        ))}
                        {hand.length === 0 && (
                          <span aria-hidden className="text-muted text-sm">
                            {t('wentOut')}
                          </span>
                        )}
                      </div>
                    )
                  })}
                </div>
                <p className="figures max-w-44 justify-self-end text-right text-muted text-sm">
                  {!(side === winner && sheet.end === 'domino') && sum}
                </p>
              </>
            )}
            {side === winner && (
              <p className="figures col-span-2 text-sm">
                {t('awardSum', { sum: awardSum(rules, hands, side, sheet.end) })}
              </p>
            )}
          </li>
        )
      })}
    </ul>
  )
}
