import { useTranslations } from 'next-intl'
import type { HistoryPage } from '../../contract/history'
import { EmptyState } from '../ui/EmptyState'
import { LinkButton } from '../ui/LinkButton'
import { type Filter, isFiltered, writeFilter } from './filter'
import { HistoryRow } from './HistoryRow'

type Props = { page: HistoryPage; playerId: string; filter: Filter; path: string; own?: boolean }

/** A page of somebody's matches, with the way to older ones. */
export function HistoryList({ page, playerId, filter, path, own }: Props) {
  const t = useTranslations('history')
  if (page.entries.length === 0)
    return isFiltered(filter) ? (
      <EmptyState title={t('emptyFilterTitle')} action={<LinkButton href={path}>{t('clear')}</LinkButton>}>
        {t('emptyFilterLead')}
      </EmptyState>
    ) : (
      <EmptyState
        title={t('emptyTitle')}
        action={
          own && (
            <LinkButton href="/lobby" look="primary">
              {t('toLobby')}
            </LinkButton>
          )
        }
      >
        {own ? t('emptyOwn') : t('emptyOther')}
      </EmptyState>
    )
  return (
    <div className="grid gap-4">
      <ul className="divide-y divide-line rounded-lg border border-line bg-raised shadow-raised">
        {page.entries.map((entry) => (
          <HistoryRow key={entry.matchId} entry={entry} playerId={playerId} />
        ))}
      </ul>
      <div className="flex flex-wrap justify-between gap-3">
        {filter.cursor ? (
          <LinkButton href={`${path}${writeFilter({ ...filter, cursor: undefined })}`}>{t('newest')}</LinkButton>
        ) : (
          <span />
        )}
        {page.nextCursor && (
          <LinkButton href={`${path}${writeFilter({ ...filter, cursor: page.nextCursor })}`}>{t('older')}</LinkButton>
        )}
      </div>
    </div>
  )
}
