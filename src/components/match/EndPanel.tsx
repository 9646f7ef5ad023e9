'use client'
import { useMutation } from '@tanstack/react-query'
import clsx from 'clsx'
import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { useTRPC } from '../../client/trpc'
import type { MatchState } from '../../contract/match'
import { sideOf } from '../../engine/board/rules'
import type { MatchView } from '../../engine/view/view'
import { useTellError } from '../site/useTellError'
import { Button } from '../ui/Button'
import { ChangeText } from '../ui/ChangeText'
import { LinkButton } from '../ui/LinkButton'
import { PlayerName } from '../ui/PlayerName'
import { RatingText } from '../ui/RatingText'
import { Skeleton } from '../ui/Skeleton'
import { scoreText } from '../ui/scoreText'
import { TablePanel } from './TablePanel'
import type { Names } from './useNames'

type Props = { match: MatchState; view: MatchView; names: Names }

/** After the match: places, scores, what it did to the ratings, and where to go from here. */
export function EndPanel({ match, view, names }: Props) {
  const t = useTranslations('match')
  const { result } = view
  if (!result) return null
  const title =
    result.outcome === 'unfinished'
      ? t('endUnfinished')
      : t(result.outcome === 'drawn' ? 'endDrawn' : 'endWon', { name: result.sides.map(names.side).join(', ') })
  const ranked = [...match.players].sort((a, b) => (result.places[a.seat] ?? 0) - (result.places[b.seat] ?? 0))
  return (
    <TablePanel title={title} footer={<EndActions match={match} />}>
      <p className="text-muted text-sm">
        {t('endReason', { reason: result.reason ?? 'none', target: view.rules.target })}
      </p>
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
          {ranked.map((player) => (
            <tr
              key={player.seat}
              className={clsx('border-line border-t', player.seat === match.seat && 'font-semibold')}
            >
              <td className="figures w-8 py-2 text-muted">
                {t('placeNumber', { place: result.places[player.seat] ?? 0 })}
              </td>
              <td className="max-w-0 py-2 pr-2">
                <PlayerName player={player.player} wrap />
                {view.seats[player.seat]?.left && <span className="ml-2 text-muted text-sm">{t('leftEarly')}</span>}
              </td>
              <td className="figures w-12 py-2 text-right text-lg sm:w-16">
                {scoreText(view.scores[sideOf(view.rules, player.seat)] ?? 0)}
              </td>
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
          ))}
        </tbody>
      </table>
    </TablePanel>
  )
}

function EndActions({ match }: { match: MatchState }) {
  const t = useTranslations('match')
  const trpc = useTRPC()
  const router = useRouter()
  const tellError = useTellError()
  const rematch = useMutation(
    trpc.table.rematch.mutationOptions({
      onSuccess: (table) => router.push(`/table/${table.id}`),
      onError: tellError,
    }),
  )
  const asked = match.rematch !== null && match.rematch.players.length > 0
  return (
    <div className="flex w-full flex-wrap items-center gap-2">
      {match.seat !== null && (
        <Button look="primary" busy={rematch.isPending} onClick={() => rematch.mutate({ matchId: match.id })}>
          {asked ? t('rematchAccept') : t('rematch')}
        </Button>
      )}
      <LinkButton href={`/match/${match.id}/replay`}>{t('stepThrough')}</LinkButton>
      <LinkButton href="/lobby" look="quiet">
        {t('toLobby')}
      </LinkButton>
      {asked && (
        <p role="status" className="basis-full text-sm">
          {t('rematchAsked', { count: match.rematch?.players.length ?? 0 })}
        </p>
      )}
    </div>
  )
}
