import clsx from 'clsx'
import { useTranslations } from 'next-intl'
import type { Me } from '../../contract/account'
import { type Leaderboard, type LeaderboardQuery, PLACES_A_PAGE, type Place } from '../../contract/leaderboard'
import { EmptyState } from '../ui/EmptyState'
import { LinkButton } from '../ui/LinkButton'
import { PlayerName } from '../ui/PlayerName'
import { RatingText } from '../ui/RatingText'
import { leaderboardPath } from './query'

type Props = { query: LeaderboardQuery; board: Leaderboard; me: Me | null }

/** A page of a leaderboard, the own place, and the way to the other pages. */
export function Board({ query, board: { places, total, own }, me }: Props) {
  const t = useTranslations('leaderboard')
  const { pool, page } = query
  const pages = Math.max(1, Math.ceil(total / PLACES_A_PAGE))
  if (total === 0 || page > pages)
    return (
      <EmptyState
        title={total === 0 ? t('emptyTitle') : t('noSuchPage')}
        action={
          <LinkButton href={total === 0 ? '/lobby' : leaderboardPath({ pool, page: 1 })} look="primary">
            {total === 0 ? t('toLobby') : t('firstPage')}
          </LinkButton>
        }
      >
        {total === 0 && t('emptyLead')}
      </EmptyState>
    )
  return (
    <>
      {own ? (
        <p className="rounded-md border border-line bg-raised px-4 py-3">
          {t('own', { place: own.place, total, rating: Math.round(own.rating.value) })}
        </p>
      ) : (
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p className="text-muted">{me && t('notListed')}</p>
          <LinkButton href="/lobby" look="primary">
            {t('toLobby')}
          </LinkButton>
        </div>
      )}
      <table className="w-full overflow-hidden rounded-lg border border-line bg-raised shadow-raised">
        <caption className="sr-only">{t('title')}</caption>
        <thead className="text-muted text-sm">
          <tr className="border-line border-b">
            <th scope="col" className="w-14 px-3 py-2 text-right font-medium sm:w-18 sm:px-4">
              {t('place')}
            </th>
            <th scope="col" className="px-2 py-2 text-left font-medium">
              {t('player')}
            </th>
            <th scope="col" className="px-2 py-2 text-right font-medium max-sm:hidden">
              {t('matches')}
            </th>
            <th scope="col" className="px-3 py-2 text-right font-medium sm:px-4">
              {t('rating')}
            </th>
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {places.map((row) => (
            <PlaceRow key={row.player.id} row={row} own={row.player.id === me?.id} />
          ))}
        </tbody>
      </table>
      {pages > 1 && (
        <nav aria-label={t('pages')} className="flex flex-wrap items-center justify-between gap-3">
          {page > 1 ? (
            <LinkButton href={leaderboardPath({ pool, page: page - 1 })}>{t('higher')}</LinkButton>
          ) : (
            <span />
          )}
          <span className="figures text-muted text-sm">{t('page', { page, pages })}</span>
          {page < pages ? (
            <LinkButton href={leaderboardPath({ pool, page: page + 1 })}>{t('lower')}</LinkButton>
          ) : (
            <span />
          )}
        </nav>
      )}
    </>
  )
}

function PlaceRow({ row: { place, player, rating }, own }: { row: Place; own: boolean }) {
  return (
    <tr aria-current={own ? 'true' : undefined} className={clsx('h-12', own && 'bg-sunken font-semibold')}>
      <td className="figures px-3 text-right text-muted sm:px-4">{place}</td>
      <th scope="row" className="max-w-0 px-2 text-left font-medium">
        <PlayerName player={player} />
      </th>
      <td className="figures px-2 text-right text-muted max-sm:hidden">{rating.matches}</td>
      <td className="px-3 text-right font-semibold sm:px-4">
        <RatingText value={rating.value} provisional={rating.provisional} />
      </td>
    </tr>
  )
}
