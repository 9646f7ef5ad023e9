'use client'
import clsx from 'clsx'
import { useTranslations } from 'next-intl'
import type { MatchPlayer, MatchState } from '../../contract/match'
import { sideOf } from '../../engine/board/rules'
import type { MatchResult, MatchView } from '../../engine/view/view'
import { ChangeText } from '../ui/ChangeText'
import { PlayerName } from '../ui/PlayerName'
import { RatingText } from '../ui/RatingText'
import { Skeleton } from '../ui/Skeleton'
import { scoreText } from '../ui/scoreText'
import { SIDE_GROUNDS } from './sideLooks'

type Props = { match: MatchState; view: MatchView; result: MatchResult }

/** Places, scores, and what the match did to the ratings; partners one below the other, with one score. */
export function EndTable({ match, view, result }: Props) {
  const t = useTranslations('match')
  const placeOf = ({ seat }: MatchPlayer) => result.places[seat] ?? 0
  const scoreOf = ({ seat }: MatchPlayer) => view.scores[sideOf(view.rules, seat)] ?? 0
  const bySide = (a: MatchPlayer, b: MatchPlayer) =>
    view.rules.teams ? scoreOf(b) - scoreOf(a) || sideOf(view.rules, a.seat) - sideOf(view.rules, b.seat) : 0
  const ranked = [...match.players].sort((a, b) => bySide(a, b) || placeOf(a) - placeOf(b))
  return (
    <table className="mt-2 w-full border-collapse">
      <thead className="sr-only">
        <tr>
          <th scope="col">{t('place')}</th>
          <th scope="col">{t('player')}</th>
          <th scope="col">{t('points')}</th>
          {match.pool !== null && <th scope="col">{t('rating')}</th>}
        </tr>
      </thead>
      <tbody>
        {ranked.map((player, at) => {
          const partnered = view.rules.teams
          const second = partnered && at % 2 === 1
          return (
            <tr
              key={player.seat}
              className={clsx(!second && 'border-line border-t', player.seat === match.seat && 'font-semibold')}
            >
              <td className="figures w-8 py-2 text-muted">{t('placeNumber', { place: placeOf(player) })}</td>
              <td className="max-w-0 py-2 pr-2">
                <span className="flex min-w-0 items-center gap-2">
                  {partnered && (
                    <span
                      aria-hidden
                      className={clsx(
                        'h-6 w-1.5 shrink-0 rounded-full ring-1 ring-line-strong',
                        SIDE_GROUNDS[sideOf(view.rules, player.seat)],
                      )}
                    />
                  )}
                  <PlayerName player={player.player} wrap />
                  {view.seats[player.seat]?.left && (
                    <span className="shrink-0 text-muted text-sm">{t('leftEarly')}</span>
                  )}
                </span>
              </td>
              {!second && (
                <td rowSpan={partnered ? 2 : 1} className="figures w-12 py-2 text-right text-lg sm:w-16">
                  {scoreText(scoreOf(player))}
                </td>
              )}
              {match.pool !== null && (
                <td className="figures w-26 py-2 pl-3 text-right sm:w-30">
                  {player.change ? (
                    <span className="inline-flex items-baseline gap-2">
                      <RatingText value={player.change.after} />
                      <ChangeText value={player.change.after - player.change.before} />
                    </span>
                  ) : (
                    match.endedAt === null && <Skeleton className="ml-auto h-5 w-20" />
                  )}
                </td>
              )}
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
