import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { isChoosable, type Query, readFilter } from '../../components/history/filter'
import { HistoryFilters } from '../../components/history/HistoryFilters'
import { HistoryList } from '../../components/history/HistoryList'
import { PageMessages } from '../../components/site/PageMessages'
import { EmptyState } from '../../components/ui/EmptyState'
import { LinkButton } from '../../components/ui/LinkButton'
import { pageCaller } from '../../server/trpc/page'
import { orNotFound } from '../orNotFound'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('history')
  return { title: t('own'), description: t('description') }
}

export default async function HistoryPage({ searchParams }: { searchParams: Promise<Query> }) {
  const [t, site, query, caller] = await Promise.all([
    getTranslations('history'),
    getTranslations('site'),
    searchParams,
    pageCaller(),
  ])
  const me = await caller.account.me()
  const filter = readFilter(query)
  const page = me && (await orNotFound(caller.history.list({ playerId: me.id, ...filter })))
  return (
    <PageMessages of={[]}>
      <div className="column grid gap-5 py-8">
        <h1 className="text-2xl">{t('own')}</h1>
        {me && page ? (
          <>
            {isChoosable(page, filter) && <HistoryFilters filter={filter} path="/history" />}
            <HistoryList page={page} playerId={me.id} filter={filter} path="/history" own />
          </>
        ) : (
          <EmptyState
            title={t('signedOut')}
            action={
              <LinkButton href="/sign-in?callbackUrl=/history" look="primary">
                {site('signIn')}
              </LinkButton>
            }
          />
        )}
      </div>
    </PageMessages>
  )
}
