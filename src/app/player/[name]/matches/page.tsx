import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { isChoosable, type Query, readFilter } from '../../../../components/history/filter'
import { HistoryFilters } from '../../../../components/history/HistoryFilters'
import { HistoryList } from '../../../../components/history/HistoryList'
import { PageMessages } from '../../../../components/site/PageMessages'
import { playerPath } from '../../../../components/ui/PlayerName'
import { pageCaller } from '../../../../server/trpc/page'
import { orNotFound } from '../../../orNotFound'
import { namedPlayer } from '../namedPlayer'

type Props = { params: Promise<{ name: string }>; searchParams: Promise<Query> }

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const [t, ui, player] = await Promise.all([
    getTranslations('history'),
    getTranslations('ui'),
    namedPlayer((await params).name),
  ])
  return { title: t('ofPlayer', { name: player.name ?? ui('deletedPlayer') }), description: t('description') }
}

export default async function PlayerMatchesPage({ params, searchParams }: Props) {
  const [t, ui, player, query, caller] = await Promise.all([
    getTranslations('history'),
    getTranslations('ui'),
    namedPlayer((await params).name),
    searchParams,
    pageCaller(),
  ])
  const filter = readFilter(query)
  const path = `${playerPath(player)}/matches`
  const page = await orNotFound(caller.history.list({ playerId: player.id, ...filter }))
  return (
    <PageMessages of={[]}>
      <div className="column grid gap-5 py-8">
        <h1 className="text-2xl">{t('ofPlayer', { name: player.name ?? ui('deletedPlayer') })}</h1>
        {isChoosable(page, filter) && <HistoryFilters filter={filter} path={path} />}
        <HistoryList page={page} playerId={player.id} filter={filter} path={path} />
      </div>
    </PageMessages>
  )
}
