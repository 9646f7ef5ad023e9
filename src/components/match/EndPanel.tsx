'use client'
import { useMutation } from '@tanstack/react-query'
import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { useTRPC } from '../../client/trpc'
import type { MatchState } from '../../contract/match'
import type { MatchView } from '../../engine/view/view'
import { useTellError } from '../site/useTellError'
import { Button } from '../ui/Button'
import { LinkButton } from '../ui/LinkButton'
import { useJoined } from '../ui/useJoined'
import { DealCheck } from '../verify/DealCheck'
import { EndTable } from './EndTable'
import { TablePanel } from './TablePanel'
import type { Names } from './useNames'

type Props = { match: MatchState; view: MatchView; names: Names }

/** After the match: places, scores, what it did to the ratings, and where to go from here. */
export function EndPanel({ match, view, names }: Props) {
  const t = useTranslations('match')
  const joined = useJoined()
  const { result } = view
  if (!result) return null
  const title =
    result.outcome === 'unfinished'
      ? t('endUnfinished')
      : t(result.outcome === 'drawn' ? 'endDrawn' : 'endWon', {
          name: joined.list(result.sides.map(names.side)),
          count: result.sides.reduce((sum, side) => sum + names.count(side), 0),
        })
  // Without partners the places speak for themselves.
  const left = view.rules.teams ? match.players.map(({ seat }) => seat).filter((seat) => view.seats[seat]?.left) : []
  return (
    <TablePanel title={title} footer={<EndActions match={match} />}>
      <p className="text-muted text-sm">
        {t('endReason', { reason: result.reason ?? 'none', target: view.rules.target })}
      </p>
      <EndTable match={match} view={view} result={result} />
      {left.map((seat) => (
        <p key={seat} className="mt-1 text-muted text-sm">
          {t('leftPlaced', { name: names.seat(seat) })}
        </p>
      ))}
      <DealCheck match={match} />
    </TablePanel>
  )
}

function EndActions({ match }: { match: MatchState }) {
  const t = useTranslations('match')
  const joined = useJoined()
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
      {/* Above the buttons, which stay where they are when it comes. */}
      {asked && (
        <p role="status" className="basis-full text-sm">
          {joined.sentences([
            t('rematchAsked', { count: match.rematch?.players.length ?? 0 }),
            ...(match.pool !== null && match.rematch?.rated === false ? [t('rematchCasual')] : []),
          ])}
        </p>
      )}
      {match.seat !== null && (
        <Button
          look="primary"
          className="max-sm:basis-full"
          busy={rematch.isPending}
          onClick={() => rematch.mutate({ matchId: match.id })}
        >
          {asked ? t('rematchAccept') : t('rematch')}
        </Button>
      )}
      <LinkButton href={`/match/${match.id}/replay`} className="max-sm:grow">
        {t('stepThrough')}
      </LinkButton>
      <LinkButton href="/lobby" look="quiet" className="max-sm:grow">
        {t('toLobby')}
      </LinkButton>
    </div>
  )
}
