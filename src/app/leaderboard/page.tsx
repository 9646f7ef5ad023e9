import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { Board } from '../../components/leaderboard/Board'
import { PoolLinks } from '../../components/leaderboard/PoolLinks'
import { readQuery } from '../../components/leaderboard/query'
import { LISTED_DAYS, LISTED_MATCHES } from '../../contract/leaderboard'
import { pageCaller } from '../../server/trpc/page'

type Props = { searchParams: Promise<Readonly<Record<string, string | string[] | undefined>>> }

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('leaderboard')
  return { title: t('title'), description: t('description') }
}

export default async function LeaderboardPage({ searchParams }: Props) {
  const [t, asked, caller] = await Promise.all([getTranslations('leaderboard'), searchParams, pageCaller()])
  const query = readQuery(asked)
  const [me, board] = await Promise.all([caller.account.me(), caller.player.leaderboard(query)])
  return (
    <div className="column grid gap-5 py-8">
      <div className="grid gap-2">
        <h1 className="text-2xl">{t('title')}</h1>
        <p className="text-muted">{t('lead', { matches: LISTED_MATCHES, days: LISTED_DAYS })}</p>
      </div>
      <PoolLinks pool={query.pool} />
      <Board query={query} board={board} me={me} />
    </div>
  )
}
